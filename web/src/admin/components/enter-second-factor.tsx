import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { TextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { PageHead } from '../../app/head.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import classes from '../../app/admin/page.module.css'

const entering = formCall('admin', 'enterSecondFactor')

/** Asks for the code of the authenticator, or for a recovery code. */
export function EnterSecondFactor({ onPassed }: { onPassed: () => void }) {
  const { t } = useTranslation('secondFactor')
  const form = useForm({ call: entering, initial: { code: '' }, after: { done: onPassed } })

  return (
    <>
      <PageHead title={t('enterTitle')} description={t('enterLead')} noIndex />
      <PageHeader title={t('enterTitle')} lead={t('enterLead')} />
      <section className={`${classes.section} ${classes.narrow}`}>
        <p id="second-factor" className="visually-hidden">
          {t('enterTitle')}
        </p>
        <FormFrame form={form} labelledBy="second-factor">
          <TextField
            form={form}
            name="code"
            label={t('enterCode')}
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
          />
          <FormButtons form={form} submit={t('enter')} />
        </FormFrame>
      </section>
    </>
  )
}
