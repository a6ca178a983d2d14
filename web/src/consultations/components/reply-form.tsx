import { longestReply, mostConsultationFiles } from '@portal/protocol/consultations/constants.ts'
import type { Reply } from '@portal/protocol/consultations/schemas.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { adminKey } from '../../app/admin/queries.ts'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { PresentText } from '../../app/forms/present-text.tsx'
import { RichTextField } from '../../app/forms/rich-text-field.tsx'
import { UploadsField } from '../../app/forms/uploads-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { usePresent } from '../../app/forms/use-present.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { consultationsKey } from '../queries.ts'
import { Note } from '../../ui/note.tsx'
import type { Answered, Answering } from '../standing.ts'
import { Files } from './files.tsx'
import { PreparedChoice } from './prepared-choice.tsx'
import classes from './reply-form.module.css'
import { CitedRichText } from '../../citations/door/cited-rich-text.tsx'

const calls = { desk: formCall('consultations', 'reply'), team: formCall('consultations', 'teamReply') }

/** What stands beside the form is another by then, too. */
const changed = [adminKey, consultationsKey]

interface ReplyFormProps {
  consultation: Answered
  /** Who answers. */
  as: Answering
  onDone: () => void
}

/**
 * Answers a question, or changes its answer. What another wrote since what is typed was begun is shown, and what is typed
 * stays.
 */
export function ReplyForm({ consultation, as, onDone }: ReplyFormProps) {
  const { t } = useTranslation('consultationReply')
  const { t: ui } = useTranslation()
  const { present: presentWords } = useCatalogue('consultationReply')
  const leadId = useId()
  const { id, type, language, publication } = consultation
  const reply = usePresent(consultation.reply, ({ revision }: Reply) => String(revision), changed)
  const { begun, present, mark } = reply
  const form = useForm({
    call: calls[as],
    params: { id },
    initial: { begun: mark, content: begun?.html ?? '', files: begun?.files ?? [] },
    toBody: (body) => ({ ...body, revision: present?.revision ?? 0 }),
    refused: reply.refused,
    draft: { key: `reply-to-${id}`, kept: ['begun', 'content'] },
    isGuarded: true,
    after: {
      toast: t(begun ? 'saved' : 'sent'),
      invalidates: changed,
      done: onDone,
    },
  })
  const { value: files, ...upload } = form.field('files')
  const { name, value, error, onChange } = form.text('content')
  return (
    <>
      <p id={leadId} className={classes.lead}>
        {t('lead', { language: ui(`languageNames.${language}`) })}
      </p>
      {(publication === 'OFFERED' || publication === 'PUBLISHED') && (
        <div className={classes.apart}>
          <Note tone="gold" icon="info">
            {t(`publicStays.${publication}`)}
          </Note>
        </div>
      )}
      {present && reply.isOther(form.values) && (
        <PresentText
          words={presentWords}
          isTyped={form.isChanged}
          onTake={() => form.change({ begun: reply.take(), content: present.html, files: present.files })}
        >
          <CitedRichText {...present} />
          <Files files={present.files} />
        </PresentText>
      )}
      <FormFrame form={form} labelledBy={leadId}>
        {as === 'desk' && (
          <PreparedChoice
            type={type}
            onChoose={(words) => form.change({ content: value + words[language] })}
          />
        )}
        <RichTextField
          name={name}
          value={value}
          error={error}
          onChange={onChange}
          label={t('content')}
          longest={longestReply}
        />
        <UploadsField
          {...upload}
          files={files}
          label={t('files')}
          hint={t('filesHint', { most: mostConsultationFiles })}
          purpose="ATTACHMENT"
          most={mostConsultationFiles}
        />
        <FormButtons form={form} submit={t(begun ? 'save' : 'send')} onCancel={begun ? onDone : undefined} />
      </FormFrame>
    </>
  )
}
