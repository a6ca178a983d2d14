import { mostEntryFiles } from '@portal/protocol/conversations/constants.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { saysNothing } from '../../app/forms/check-fields.ts'
import { formCall } from '../../app/forms/form-call.ts'
import { UploadsField } from '../../app/forms/uploads-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { HeldFields } from '../../ui/held-fields.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { conversationsKey } from '../queries.ts'
import classes from './thread.module.css'

const call = formCall('conversations', 'reply')
const initial: { text: string; files: FileInfo[] } = { text: '', files: [] }

interface ReplyFormProps {
  /** Of the conversation. */
  id: string
  partner: string
  onSent: () => void
}

/** The reader's answer with its files; what is half written survives a reload and a new login. */
export function ReplyForm({ id, partner, onSent }: ReplyFormProps) {
  const { t } = useTranslation('conversations')
  const [isAttaching, setAttaching] = useState(false)
  const [sent, setSent] = useState(0)
  const form = useForm({
    call,
    params: { id },
    initial,
    check: ({ text, files }, { size: held }) => ({
      text: saysNothing(text) && files.length === 0 && held === 0 ? () => t('missing') : undefined,
    }),
    draft: { key: `reply-${id}`, kept: ['text'] },
    after: { invalidates: [conversationsKey], done: finish },
  })
  const { attach, problems, submit, isBusy } = form
  const { error, ...field } = form.text('text')
  const { value: files, ...attached } = form.field('files')

  function finish() {
    setAttaching(false)
    setSent((count) => count + 1)
    onSent()
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
  }

  return (
    <form
      ref={attach}
      method="post"
      className={classes.reply}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextArea
        isCompact
        {...field}
        // The text is most of the form: what is against the one is against the other.
        error={error ?? problems['form']}
        aria-label={t('fieldOf', { name: partner })}
        placeholder={t('placeholder')}
        rows={2}
        mostRows={8}
        onKeyDown={sendByKey}
      />
      {isAttaching && (
        <HeldFields value={form.held}>
          <UploadsField
            {...attached}
            label={t('files')}
            hint={t('filesHint', { most: mostEntryFiles })}
            purpose="ATTACHMENT"
            most={mostEntryFiles}
            files={files}
          />
        </HeldFields>
      )}
      <div className={classes.tools}>
        {!isAttaching && (
          <Button variant="subtle" icon={<Icon name="upload" />} onClick={() => setAttaching(true)}>
            {t('attach')}
          </Button>
        )}
        <span className={classes.keys}>{t('keys')}</span>
        <Button type="submit" icon={<Icon name="send" />} isBusy={isBusy}>
          {t('send')}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {/* Each one anew, so that the second is told as the first was. */}
        {sent > 0 && <span key={sent}>{t('sent')}</span>}
      </p>
    </form>
  )
}
