import { longestReply, mostConsultationFiles } from '@portal/protocol/consultations/constants.ts'
import type { Reply } from '@portal/protocol/consultations/schemas.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminKey } from '../../app/admin/queries.ts'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { RichTextField } from '../../app/forms/rich-text-field.tsx'
import { UploadsField } from '../../app/forms/uploads-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { consultationsKey } from '../queries.ts'
import type { Answered, Answering } from '../standing.ts'
import { Files } from './files.tsx'
import { PreparedChoice } from './prepared-choice.tsx'
import { PresentText } from './present-text.tsx'
import classes from './reply-form.module.css'
import { CitedRichText } from '../../citations/door/cited-rich-text.tsx'

const calls = { desk: formCall('consultations', 'reply'), team: formCall('consultations', 'teamReply') }

interface ReplyFormProps {
  consultation: Answered
  /** Who answers. */
  as: Answering
  onDone: () => void
}

/** Answers a question, or changes its answer. What another wrote meanwhile is shown, and what is typed stays. */
export function ReplyForm({ consultation, as, onDone }: ReplyFormProps) {
  const { t } = useTranslation('consultationReply')
  const { t: ui } = useTranslation()
  const { present } = useCatalogue('consultationReply')
  const { queries } = useApp()
  const leadId = useId()
  const { id, type, language } = consultation
  // What its writer read: an answer that comes meanwhile is another.
  const [begun] = useState(consultation.reply)
  const [theirs, setTheirs] = useState<Reply | null>(null)
  const [isTaken, setTaken] = useState(false)
  const read = theirs ?? begun
  const form = useForm({
    call: calls[as],
    params: { id },
    initial: { content: begun?.html ?? '', files: begun?.files ?? [] },
    toBody: (body) => ({ ...body, revision: read?.revision ?? 0 }),
    refused: ({ code, data }) => {
      if (code !== codes.changedMeanwhile.code) return undefined
      setTheirs(data as Reply)
      setTaken(false)
      // What stands beside the form is another by now, too.
      for (const queryKey of [adminKey, consultationsKey]) void queries.invalidateQueries({ queryKey })
      return {}
    },
    draft: { key: `reply-${id}-${begun?.revision ?? 0}`, kept: ['content'] },
    isGuarded: true,
    after: {
      toast: t(begun ? 'saved' : 'sent'),
      invalidates: [adminKey, consultationsKey],
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
      {theirs && !isTaken && (
        <PresentText
          words={present}
          isTyped={form.isChanged}
          onTake={() => {
            form.change({ content: theirs.html, files: theirs.files })
            setTaken(true)
          }}
        >
          <CitedRichText {...theirs} language={language} />
          <Files files={theirs.files} />
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
