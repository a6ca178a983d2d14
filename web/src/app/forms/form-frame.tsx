import type { FormEvent, ReactNode } from 'react'
import type { Form } from './use-form.ts'
import classes from './form-frame.module.css'

interface FormFrameProps {
  form: Pick<Form<object>, 'attach' | 'problems'>
  /** Id of the heading that names the form. */
  labelledBy: string
  onSubmit: () => void
  children: ReactNode
}

/** A form that checks itself, with what is wrong with it as a whole above its fields. */
export function FormFrame({ form: { attach, problems }, labelledBy, onSubmit, children }: FormFrameProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form ref={attach} className={classes.form} onSubmit={submit} noValidate aria-labelledby={labelledBy}>
      {problems['form'] && (
        <p className={classes.problem} role="alert" tabIndex={-1}>
          {problems['form']}
        </p>
      )}
      {children}
    </form>
  )
}
