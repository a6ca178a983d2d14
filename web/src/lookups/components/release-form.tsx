import { findPersonalData } from '@portal/protocol/kernel/personal-data.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonalMarks } from '../../app/admin/personal-marks.tsx'
import { adminKey } from '../../app/admin/queries.ts'
import { CheckField } from '../../app/forms/check-field.tsx'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { PresentText } from '../../app/forms/present-text.tsx'
import { LongTextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { usePresent } from '../../app/forms/use-present.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Note } from '../../ui/note.tsx'
import { Written } from '../../ui/written.tsx'
import type { DeskLookup } from '../standing.ts'
import classes from './release.module.css'

const call = formCall('lookups', 'release')

type Learned = NonNullable<DeskLookup['released']>

interface ReleaseFormProps {
  lookup: DeskLookup
  onDone: () => void
}

/**
 * The question that search is to learn: begun with those of the result. What others had it learn since what is typed was
 * begun is shown, and what is typed stays.
 */
export function ReleaseForm({ lookup, onDone }: ReleaseFormProps) {
  const { t } = useTranslation('lookupsDesk')
  const { t: frame } = useTranslation('adminFrame')
  const leadId = useId()
  const { id, applicant, language, result } = lookup
  const { present: presentWords } = useCatalogue('lookupsDesk').release
  const learned = usePresent(lookup.released, ({ at }: Learned) => at, [adminKey])
  const { begun, present, mark } = learned
  const names = [applicant.name, applicant.company].filter((name) => name !== null)
  const isDoubtful = ({ question }: { question: string }) => findPersonalData(question, names).length > 0
  const form = useForm({
    call,
    params: { id },
    initial: {
      begun: mark,
      question: begun?.question ?? result?.questions.join(' ') ?? '',
      hasNoPersonalData: false,
    },
    leftOut: (values) => (isDoubtful(values) ? [] : ['hasNoPersonalData']),
    check: (values) => ({
      hasNoPersonalData:
        isDoubtful(values) && !values.hasNoPersonalData ? () => frame('personal.unconfirmed') : undefined,
    }),
    toBody: (body) => ({ ...body, releasedAt: present?.at ?? null }),
    refused: learned.refused,
    draft: { key: `lookup-release-${id}`, kept: ['begun', 'question'] },
    isGuarded: true,
    after: { toast: t('release.sent'), invalidates: [adminKey], done: onDone },
  })
  const isOther = learned.isOther(form.values)
  return (
    <>
      <p id={leadId} className={classes.lead}>
        {t('release.lead')}
      </p>
      {!present && isOther && (
        <Note tone="seal" isAlert>
          {t('release.takenBackMeanwhile')}
        </Note>
      )}
      {present && isOther && (
        <PresentText
          words={presentWords}
          isTyped={form.isChanged}
          onTake={() => form.change({ begun: learned.take(), question: present.question })}
        >
          <blockquote className={classes.question}>
            <Written>{present.question}</Written>
          </blockquote>
        </PresentText>
      )}
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
