import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import type { Form } from './use-form.ts'
import classes from './form-frame.module.css'

interface FormButtonsProps {
  form: Pick<Form<object>, 'isBusy' | 'reset'>
  /** On the button that sends the form; it saves, unless told. */
  submit?: string
  /** What is done cannot be undone. */
  isDangerous?: boolean
  /** It cannot be sent any more. */
  isDisabled?: boolean
  /** The button is as wide as the form. */
  isWide?: boolean
  /** Gives the form up, where it can be given up; what was typed goes. */
  onCancel?: (() => void) | undefined
  /** Other ways to go on: a step back, saving as a draft. */
  children?: ReactNode
}

/** What a form ends with. */
export function FormButtons(props: FormButtonsProps) {
  const { form, submit, isDangerous = false, isDisabled = false, isWide = false, onCancel, children } = props
  const { t } = useTranslation('forms')

  function cancel() {
    form.reset()
    onCancel?.()
  }

  return (
    <div className={classes.buttons}>
      <Button
        type="submit"
        size="md"
        isWide={isWide}
        tone={isDangerous ? 'seal' : undefined}
        isBusy={form.isBusy}
        disabled={isDisabled}
      >
        {submit ?? t('actions.save')}
      </Button>
      {children}
      {onCancel && (
        <Button variant="default" size="md" onClick={cancel}>
          {t('actions.cancel')}
        </Button>
      )}
    </div>
  )
}
