import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LeaveGuard } from '../../app/forms/leave-guard.tsx'
import type { Form } from '../../app/forms/use-form.ts'
import type { Change } from './use-change.ts'
import classes from './profile.module.css'

interface ChangeFormProps {
  form: Pick<Form<object>, 'attach' | 'problems' | 'isChanged' | 'reset'>
  /** Id of the heading that names the form. */
  labelledBy: string
  change: Change
  /** Closes the form, where it can be closed. */
  onCancel?: () => void
  children: ReactNode
}

/** The frame of a form that changes what is stored: saved, given up, or asked about before the page is left. */
export function ChangeForm({ form, labelledBy, change, onCancel, children }: ChangeFormProps) {
  const { t } = useTranslation('forms')
  return (
    <FormFrame form={form} labelledBy={labelledBy} onSubmit={change.submit}>
      <LeaveGuard isChanged={form.isChanged} onLeave={form.reset} />
      {children}
      <div className={classes.buttons}>
        <Button type="submit" size="md" loading={change.isBusy}>
          {t('actions.save')}
        </Button>
        {onCancel && (
          <Button
            type="button"
            variant="default"
            size="md"
            onClick={() => {
              form.reset()
              onCancel()
            }}
          >
            {t('actions.cancel')}
          </Button>
        )}
      </div>
    </FormFrame>
  )
}
