import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LongTextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { reportRequestsKey } from '../queries.ts'
import classes from './reports.module.css'

const call = formCall('reports', 'request')

/** Asks the platform's staff for a report on what the company would know. */
export function AskDesk() {
  const { t } = useTranslation('reports')
  const form = useForm({
    call,
    initial: { text: '' },
    words: { text: { empty: () => t('missing') } },
    draft: { key: 'report-request', kept: ['text'] },
    after: { toast: t('sent'), invalidates: [reportRequestsKey] },
  })
  return (
    <>
      <h3 id="ask-title">{t('ask')}</h3>
      <p className={classes.lead}>{t('requestsLead')}</p>
      <FormFrame form={form} labelledBy="ask-title">
        <LongTextField
          form={form}
          name="text"
          label={t('text')}
          placeholder={t('textHint')}
          rows={3}
          mostRows={10}
        />
        <FormButtons form={form} submit={t('submit')} />
      </FormFrame>
    </>
  )
}
