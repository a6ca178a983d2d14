import { findPersonalData } from '@portal/protocol/kernel/personal-data.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonalMarks } from '../../app/admin/personal-marks.tsx'
import { adminKey } from '../../app/admin/queries.ts'
import { CheckField } from '../../app/forms/check-field.tsx'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LongTextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import type { DeskLookup } from '../standing.ts'

const call = formCall('lookups', 'release')

interface ReleaseFormProps {
  lookup: DeskLookup
  onDone: () => void
}

/** The question that search is to learn: begun with those of the result. */
export function ReleaseForm({ lookup, onDone }: ReleaseFormProps) {
  const { t } = useTranslation('lookupsDesk')
  const { t: frame } = useTranslation('adminFrame')
  const leadId = useId()
  const { id, applicant, language, released, result } = lookup
  const names = [applicant.name, applicant.company].filter((name) => name !== null)
  const isDoubtful = ({ question }: { question: string }) => findPersonalData(question, names).length > 0
  const form = useForm({
    call,
    params: { id },
    initial: {
      question: released?.question ?? result?.questions.join(' ') ?? '',
      hasNoPersonalData: false,
    },
    leftOut: (values) => (isDoubtful(values) ? [] : ['hasNoPersonalData']),
    check: (values) => ({
      hasNoPersonalData:
        isDoubtful(values) && !values.hasNoPersonalData ? () => frame('personal.unconfirmed') : undefined,
    }),
    isGuarded: true,
    after: { toast: t('release.sent'), invalidates: [adminKey], done: onDone },
  })
  return (
    <>
      <p id={leadId}>{t('release.lead')}</p>
      <FormFrame form={form} labelledBy={leadId}>
        <LongTextField
          form={form}
          name="question"
          label={t('release.question')}
          rows={3}
          mostRows={8}
          lang={result?.language ?? language}
        />
        <PersonalMarks text={form.values.question} names={names} />
        {isDoubtful(form.values) && (
          <CheckField form={form} name="hasNoPersonalData" label={frame('personal.noPersonalData')} />
        )}
        <FormButtons form={form} submit={t('release.send')} onCancel={onDone} />
      </FormFrame>
    </>
  )
}
