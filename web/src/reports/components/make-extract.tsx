import { languages } from '@portal/protocol/kernel/languages.ts'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../app/forms/choice-field.tsx'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { reportRequestsKey } from '../queries.ts'
import classes from './reports.module.css'

const call = formCall('reports', 'make')

/** Has an extract made of what the portal holds of the company, in a language; one at a time. */
export function MakeExtract({ isMaking }: { isMaking: boolean }) {
  const { t } = useTranslation('reports')
  const { t: ui } = useTranslation()
  const reader: string = useLanguage()
  const form = useForm({
    call,
    initial: { language: reader },
    after: { toast: t('making'), invalidates: [reportRequestsKey] },
  })
  return (
    <>
      <h3 id="extract-title">{t('extract')}</h3>
      <p className={classes.lead}>{t('extractLead')}</p>
      {isMaking ? (
        <p className={classes.wait} role="status">
          {t('makingText')}
        </p>
      ) : (
        <FormFrame form={form} labelledBy="extract-title">
          <ChoiceField
            form={form}
            name="language"
            label={t('language')}
            choices={languages.map((value) => ({ value, label: ui(`language.${value}`) }))}
          />
          <FormButtons form={form} submit={t('make')} />
        </FormFrame>
      )}
    </>
  )
}
