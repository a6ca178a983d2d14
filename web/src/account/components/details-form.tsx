import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { Button } from '../../ui/button.tsx'

interface DetailsFormProps extends Omit<ComponentProps<typeof FormFrame>, 'form' | 'labelledBy'> {
  form: ComponentProps<typeof FormFrame>['form'] & ComponentProps<typeof FormButtons>['form']
  onBack: () => void
}

/** The frame of a step of verification data. */
export function DetailsForm({ form, onBack, children }: DetailsFormProps) {
  const { t } = useTranslation('account')
  return (
    <FormFrame form={form} labelledBy="form-title">
      {children}
      <FormButtons form={form} submit={t('register.submit')}>
        <Button variant="default" size="md" onClick={onBack}>
          {t('register.back')}
        </Button>
      </FormButtons>
    </FormFrame>
  )
}
