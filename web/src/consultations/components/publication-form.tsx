import { longestReply } from '@portal/protocol/consultations/constants.ts'
import { findPersonalData } from '@portal/protocol/kernel/personal-data.ts'
import { blocksOf, readRichText, textOf } from '@portal/protocol/kernel/rich-text-blocks.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonalMarks } from '../../app/admin/personal-marks.tsx'
import { adminKey } from '../../app/admin/queries.ts'
import { CheckField } from '../../app/forms/check-field.tsx'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { PresentText } from '../../app/forms/present-text.tsx'
import { RichTextField } from '../../app/forms/rich-text-field.tsx'
import { LongTextField, TextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { usePresent } from '../../app/forms/use-present.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { consultationsKey } from '../queries.ts'
import type { DeskConsultation } from '../standing.ts'
import { PublicText } from './public-text.tsx'
import classes from './reply-form.module.css'

const call = formCall('consultations', 'offer')

type Offer = NonNullable<DeskConsultation['offer']>

interface Drafted {
  title: string
  question: string
  answer: string
}

/** What a formatted text says, a line for each of its blocks. */
function plainOf(html: string): string {
  return blocksOf(readRichText(html)).map(textOf).join('\n')
}

/** Whether anything of it looks like personal data. */
function isDoubtfulText({ title, question, answer }: Drafted, names: readonly string[]): boolean {
  return [title, question, plainOf(answer)].some((text) => findPersonalData(text, names).length > 0)
}

interface PublicationFormProps {
  consultation: DeskConsultation
  onDone: () => void
}

/**
 * The text that its asker is offered to have published: begun with what was asked and answered. What another offered
 * since what is typed was begun is shown, and what is typed stays.
 */
export function PublicationForm({ consultation, onDone }: PublicationFormProps) {
  const { t } = useTranslation('consultationsDesk')
  const { t: frame } = useTranslation('adminFrame')
  const leadId = useId()
  const { present: presentWords } = useCatalogue('consultationsDesk').publication
  const { id, language, names, title, content, reply } = consultation
  const offer = usePresent(consultation.offer, ({ offeredAt }: Offer) => offeredAt, [adminKey])
  const { begun, present, mark } = offer
  const isDoubtful = (text: Drafted) => isDoubtfulText(text, names)
  const form = useForm({
    call,
    params: { id },
    initial: {
      begun: mark,
      title: begun?.title ?? title,
      question: begun?.question ?? content,
      answer: begun?.answer.html ?? reply?.html ?? '',
      hasNoPersonalData: false,
    },
    leftOut: (values) => (isDoubtful(values) ? [] : ['hasNoPersonalData']),
    check: (values) => ({
      hasNoPersonalData:
        isDoubtful(values) && !values.hasNoPersonalData ? () => frame('personal.unconfirmed') : undefined,
    }),
    toBody: (body) => ({ ...body, offeredAt: present?.offeredAt ?? null }),
    refused: offer.refused,
    draft: { key: `publication-${id}`, kept: ['begun', 'title', 'question', 'answer'] },
    isGuarded: true,
    after: { toast: t('publication.sent'), invalidates: [adminKey, consultationsKey], done: onDone },
  })
  const { name, value, error, onChange } = form.text('answer')
  return (
    <>
      <p id={leadId} className={classes.lead}>
        {t('publication.lead')}
      </p>
      {present && offer.isOther(form.values) && (
        <PresentText
          words={presentWords}
          isTyped={form.isChanged}
          onTake={() =>
            form.change({
              begun: offer.take(),
              title: present.title,
              question: present.question,
              answer: present.answer.html,
            })
          }
        >
          <PublicText offer={present} />
        </PresentText>
      )}
      <FormFrame form={form} labelledBy={leadId}>
        <TextField form={form} name="title" label={t('publication.fields.title')} lang={language} />
        <PersonalMarks text={form.values.title} names={names} />
        <LongTextField
          form={form}
          name="question"
          label={t('publication.fields.question')}
          rows={6}
          mostRows={16}
          lang={language}
        />
        <PersonalMarks text={form.values.question} names={names} />
        <RichTextField
          name={name}
          value={value}
          error={error}
          onChange={onChange}
          label={t('publication.fields.answer')}
          longest={longestReply}
        />
        <PersonalMarks text={plainOf(value)} names={names} />
        {isDoubtful(form.values) && (
          <CheckField form={form} name="hasNoPersonalData" label={frame('personal.noPersonalData')} />
        )}
        <FormButtons form={form} submit={t('publication.send')} onCancel={onDone} />
      </FormFrame>
    </>
  )
}
