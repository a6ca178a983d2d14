import { filePurposes, type FilePurpose } from '@portal/protocol/files/purposes.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { useState } from 'react'
import { FileField } from '../../ui/file-field.tsx'
import { useHeld } from '../../ui/held-fields.ts'
import { shownFile } from './shown-file.ts'
import type { FieldProps } from './use-form.ts'
import { useUpload } from './use-upload.ts'

interface UploadFieldProps<Name extends string> {
  form: { field: (name: Name) => FieldProps<FileInfo | null> }
  name: Name
  label: string
  hint: string
  purpose: FilePurpose
  /** What was chosen may be taken away again. */
  isRemovable?: boolean
}

/** A file that is uploaded as soon as it is chosen, with its progress and a way to give it up. */
export function UploadField<Name extends string>(props: UploadFieldProps<Name>) {
  const { form, name, label, hint, purpose, isRemovable = false } = props
  const { value: file, error, onChange } = form.field(name)
  const upload = useUpload(purpose)
  const [sent, setSent] = useState<File>()
  const { percent } = upload
  useHeld(name, percent === null ? null : 'sending')

  async function choose(chosen: File) {
    setSent(chosen)
    const stored = await upload.start(chosen)
    if (stored) onChange(stored)
  }

  const onItsWay = sent && percent !== null ? { name: sent.name, bytes: sent.size, percent } : null
  return (
    <FileField
      name={name}
      label={label}
      hint={hint}
      accept={filePurposes[purpose].types}
      file={onItsWay ?? (file && shownFile(file))}
      error={upload.problem ?? error}
      onChoose={(chosen) => void choose(chosen)}
      onRemove={onItsWay ? upload.cancel : file && isRemovable ? () => onChange(null) : undefined}
    />
  )
}
