import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Form } from '../../app/forms/use-form.ts'
import classes from './card.module.css'
import { FormFrame } from '../../app/forms/form-frame.tsx'

interface DetailsFormProps {
  form: Pick<Form<object>, 'attach' | 'problems'>
  onSubmit: () => void
  onBack: () => void
  isBusy: boolean
  children: ReactNode
}

/** The frame of a step of verification data. */
export function DetailsForm({ form, onSubmit, onBack, isBusy, children }: DetailsFormProps) {
  const { t } = useTranslation('account')
  return (
    <FormFrame form={form} labelledBy="form-title" onSubmit={onSubmit}>
      {children}
      <div className={classes.buttons}>
        <Button type="button" variant="default" size="md" onClick={onBack}>
          {t('register.back')}
        </Button>
        <Button type="submit" size="md" loading={isBusy}>
          {t('register.submit')}
        </Button>
      </div>
    </FormFrame>
  )
}
