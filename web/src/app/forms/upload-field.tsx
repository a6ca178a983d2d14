import { Button } from '@mantine/core'
import { filePurposes, type FilePurpose } from '@portal/protocol/files/purposes.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import fields from './fields.module.css'
import { UploadProgress } from './upload-progress.tsx'
import classes from './upload-field.module.css'
import { useUpload } from './use-upload.ts'

interface UploadFieldProps {
  name: string
  label: string
  hint: string
  purpose: FilePurpose
  file: FileInfo | null
  error: string | undefined
  onChange: (file: FileInfo) => void
}

/** A file that is uploaded as soon as it is chosen, with its progress and a way to give it up. */
export function UploadField({ name, label, hint, purpose, file, error, onChange }: UploadFieldProps) {
  const { t } = useTranslation('forms')
  const upload = useUpload(purpose)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const problem = upload.problem ?? error

  async function choose(chosen: File | undefined) {
    // The same file may be chosen again after it was given up.
    if (input.current) input.current.value = ''
    const stored = chosen && (await upload.start(chosen))
    if (stored) onChange(stored)
  }

  return (
    <div className={fields.group}>
      <span id={`${id}-label`} className={classes.label}>
        {label}
      </span>
      <div className={classes.row}>
        {file && (
          <a className={classes.file} href={file.url} target="_blank" rel="noreferrer">
            {file.mediaType.startsWith('image/') && <img src={file.url} alt="" />}
            <span>{file.name}</span>
          </a>
        )}
        {upload.percent === null && (
          <Button
            type="button"
            id={`${id}-button`}
            variant="default"
            aria-labelledby={`${id}-label ${id}-button`}
            aria-describedby={`${id}-told`}
            aria-invalid={problem ? true : undefined}
            onClick={() => input.current?.click()}
          >
            {t(file ? 'file.replace' : 'file.choose')}
          </Button>
        )}
        <input
          ref={input}
          name={name}
          type="file"
          hidden
          accept={filePurposes[purpose].types.join(',')}
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
      </div>
      <UploadProgress upload={upload} />
      <p
        id={`${id}-told`}
        className={problem ? fields.error : fields.hint}
        role={problem ? 'alert' : undefined}
      >
        {problem ?? hint}
      </p>
    </div>
  )
}
