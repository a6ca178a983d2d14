import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { LeaveDialog } from './leave-guard.tsx'
import type { Form } from './use-form.ts'
import classes from './form-frame.module.css'

interface FormButtonsProps {
  form: Pick<Form<object>, 'isBusy' | 'isChanged' | 'isGuarded' | 'reset'>
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
  const [isAsked, setAsked] = useState(false)

  function cancel() {
    // At once: nothing is unsaved any more when the page is left.
    flushSync(() => {
      setAsked(false)
      form.reset()
    })
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
        <Button
          variant="default"
          size="md"
          onClick={() => (form.isGuarded && form.isChanged ? setAsked(true) : cancel())}
        >
          {t('actions.cancel')}
        </Button>
      )}
      {isAsked && <LeaveDialog isKept={false} onLeave={cancel} onStay={() => setAsked(false)} />}
    </div>
  )
}
