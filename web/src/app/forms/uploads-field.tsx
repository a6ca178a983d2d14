import { filePurposes, type FilePurpose } from '@portal/protocol/files/purposes.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { useLayoutEffect, useRef } from 'react'
import { FilesField } from '../../ui/file-field.tsx'
import { useHeld } from '../../ui/held-fields.ts'
import { shownFile } from './shown-file.ts'
import { useUploads } from './use-uploads.ts'

interface UploadsFieldProps {
  name: string
  label: string
  hint: string
  purpose: FilePurpose
  /** How many there may be. */
  most: number
  files: readonly FileInfo[]
  error: string | undefined
  onChange: (files: FileInfo[]) => void
}

/** Several files that are uploaded as soon as they are chosen, each with its progress and a way to give it up. */
export function UploadsField(props: UploadsFieldProps) {
  const { purpose, most, files, error, onChange, ...field } = props
  // An upload ends long after the screen was drawn that it began on.
  const latest = useRef(files)
  const uploads = useUploads(purpose, (stored) => give([...latest.current, stored]))
  const { onTheirWay, problems } = uploads
  const isSending = onTheirWay.length > 0

  useLayoutEffect(() => {
    latest.current = files
  }, [files])

  useHeld(field.name, isSending ? 'sending' : null)

  function give(next: FileInfo[]) {
    latest.current = next
    onChange(next)
  }

  function remove(id: string) {
    if (onTheirWay.some((one) => one.id === id)) uploads.cancel(id)
    else give(files.filter((file) => file.id !== id))
  }

  const told = [...problems, ...(error ? [error] : [])]
  return (
    <FilesField
      {...field}
      accept={filePurposes[purpose].types}
      most={most}
      files={[
        ...files.map((file) => ({ id: file.id, ...shownFile(file) })),
        ...onTheirWay.map(({ id, file, percent }) => ({ id, name: file.name, bytes: file.size, percent })),
      ]}
      error={told.length > 0 ? told.join('\n') : undefined}
      onChoose={(chosen) => uploads.start(chosen, most - files.length - onTheirWay.length, most)}
      onRemove={remove}
    />
  )
}
