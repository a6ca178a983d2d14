import { Fragment, type FormEvent, type ReactNode } from 'react'
import { HeldFields } from '../../ui/held-fields.ts'
import { Note } from '../../ui/note.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import type { Form } from './use-form.ts'
import classes from './form-frame.module.css'

interface FormFrameProps {
  form: Pick<
    Form<object>,
    'attach' | 'held' | 'problems' | 'isChanged' | 'round' | 'isGuarded' | 'isDrafted' | 'reset' | 'submit'
  >
  /** Id of the heading that names the form. */
  labelledBy: string
  children: ReactNode
}

/**
 * A form that checks itself, with what is wrong with it as a whole above its fields. Sent before the page's code has
 * come, it is posted: no address ever holds what was typed.
 */
export function FormFrame({ form, labelledBy, children }: FormFrameProps) {
  const { attach, held, problems, isChanged, round, isGuarded, isDrafted, reset, submit } = form

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void submit()
  }

  return (
    <form
      ref={attach}
      method="post"
      className={classes.form}
      onSubmit={onSubmit}
      noValidate
      aria-labelledby={labelledBy}
    >
      {isGuarded && <LeaveGuard isChanged={isChanged} isDrafted={isDrafted} onLeave={reset} />}
      {problems['form'] && (
        <Note tone="seal" isAlert>
          {problems['form']}
        </Note>
      )}
      <ProblemSummary problems={problems} />
      <HeldFields value={held}>
        <Fragment key={round}>{children}</Fragment>
      </HeldFields>
    </form>
  )
}
