import classes from './attachment.module.css'
import { formatSize } from './format.ts'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'
import { useLanguage } from './use-language.ts'
import { Written } from './written.tsx'

const toneOfKind: Readonly<Record<string, Tone>> = {
  pdf: 'seal',
  xls: 'jade',
  xlsx: 'jade',
  csv: 'jade',
  zip: 'gold',
}

/** The kind of a file as a small sheet. */
export function FileKind({ name }: { name: string }) {
  const kind = /\.(\w{1,4})$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return (
    <span className={classes.kind} data-tone={toneOfKind[kind] ?? 'ink'} aria-hidden="true">
      {kind}
    </span>
  )
}

interface AttachmentProps {
  name: string
  /** Size in bytes. */
  bytes: number
  url: string
}

/** A file to open. */
export function Attachment({ name, bytes, url }: AttachmentProps) {
  const language = useLanguage()
  return (
    <a className={classes.attachment} href={url} target="_blank" rel="noreferrer">
      <FileKind name={name} />
      <span className={classes.words}>
        <Written>{name}</Written>
        <small>{formatSize(bytes, language)}</small>
      </span>
    </a>
  )
}
