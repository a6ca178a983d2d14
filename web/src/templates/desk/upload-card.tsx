import type { Calls } from '@portal/protocol/calls.ts'
import { docxType } from '@portal/protocol/kernel/file.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { templateFileBytes } from '@portal/protocol/templates/constants.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { FileField } from '../../ui/file-field.tsx'
import { Folded } from '../../ui/folded.tsx'
import { formatSize } from '../../ui/format.ts'
import { Note } from '../../ui/note.tsx'
import { useLanguage } from '../../ui/use-language.ts'

const call = formCall('templates', 'readFile')

type ReadFile = OutputOf<Calls['templates']['readFile']>

/** What was found in a document, and what was left out of it. */
function Found({ read: { found, leftOut } }: { read: ReadFile }) {
  const { t } = useTranslation('templateEditor')
  return (
    <Note tone="jade" isAlert>
      <p>{t('upload.found', { ...found })}</p>
      <p>{t('upload.next')}</p>
      {leftOut.map((part) => (
        <p key={part}>{t(`upload.leftOut.${part}`)}</p>
      ))}
    </Note>
  )
}

/** Reads a Word document: what it says takes the place of what is written. */
export function UploadCard({ onRead }: { onRead: (read: ReadFile) => void }) {
  const { t } = useTranslation('templateEditor')
  const language = useLanguage()
  const [read, setRead] = useState<ReadFile | null>(null)
  const form = useForm({
    call,
    initial: { file: null as File | null },
    after: {
      done: (answer) => {
        setRead(answer)
        onRead(answer)
      },
    },
  })
  const { name, value: file, error, onChange } = form.field('file')
  return (
    <Folded title={t('upload.title')}>
      <FormFrame form={form} labelledBy="upload-lead">
        <p id="upload-lead">{t('upload.text', { blank: '____', named: '{{name}}' })}</p>
        <FileField
          name={name}
          label={t('upload.file')}
          hint={t('upload.hint', { size: formatSize(templateFileBytes, language) })}
          accept={['.docx', docxType]}
          file={file && { name: file.name, bytes: file.size }}
          error={error}
          onChoose={onChange}
          onRemove={() => onChange(null)}
        />
        <FormButtons form={form} submit={t('upload.read')} />
      </FormFrame>
      {read && <Found read={read} />}
    </Folded>
  )
}
