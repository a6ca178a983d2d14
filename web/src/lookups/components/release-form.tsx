import { codes } from '@portal/protocol/kernel/codes.ts'
import { findPersonalData } from '@portal/protocol/kernel/personal-data.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonalMarks } from '../../app/admin/personal-marks.tsx'
import { adminKey } from '../../app/admin/queries.ts'
import { CheckField } from '../../app/forms/check-field.tsx'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LongTextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { Note } from '../../ui/note.tsx'
import type { DeskLookup } from '../standing.ts'
import classes from './release.module.css'

const call = formCall('lookups', 'release')

interface ReleaseFormProps {
  lookup: DeskLookup
  onDone: () => void
}

/** The question that search is to learn: begun with those of the result. What others have it learn meanwhile changes nothing in it. */
export function ReleaseForm({ lookup, onDone }: ReleaseFormProps) {
  const { t } = useTranslation('lookupsDesk')
  const { t: frame } = useTranslation('adminFrame')
  const leadId = useId()
  const { id, applicant, language, result } = lookup
  // What its writer read: a question that is learned meanwhile is another.
  const [begun] = useState(lookup.released)
  const [meanwhile, setMeanwhile] = useState<{ theirs: DeskLookup['released'] } | null>(null)
  const names = [applicant.name, applicant.company].filter((name) => name !== null)
  const isDoubtful = ({ question }: { question: string }) => findPersonalData(question, names).length > 0
  const form = useForm({
    call,
    params: { id },
    initial: {
      question: begun?.question ?? result?.questions.join(' ') ?? '',
      hasNoPersonalData: false,
    },
    leftOut: (values) => (isDoubtful(values) ? [] : ['hasNoPersonalData']),
    check: (values) => ({
      hasNoPersonalData:
        isDoubtful(values) && !values.hasNoPersonalData ? () => frame('personal.unconfirmed') : undefined,
    }),
    toBody: (body) => ({ ...body, releasedAt: (meanwhile ? meanwhile.theirs : begun)?.at ?? null }),
    refused: ({ code, data }) => {
      if (code !== codes.changedMeanwhile.code) return undefined
      setMeanwhile({ theirs: data as DeskLookup['released'] })
      return {}
    },
    isGuarded: true,
    after: { toast: t('release.sent'), invalidates: [adminKey], done: onDone },
  })
  return (
    <>
      <p id={leadId}>{t('release.lead')}</p>
      {meanwhile && (
        <Note tone="seal" isAlert>
          {t(meanwhile.theirs ? 'release.meanwhile' : 'release.takenBackMeanwhile')}
        </Note>
      )}
      {meanwhile?.theirs && <blockquote className={classes.question}>{meanwhile.theirs.question}</blockquote>}
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
