import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { Attachment } from '../../ui/attachment.tsx'
import classes from './files.module.css'

/** The files that came with a text, below it. */
export function Files({ files }: { files: readonly FileInfo[] }) {
  if (files.length === 0) return null
  return (
    <ul className={classes.files}>
      {files.map(({ id, name, size, url }) => (
        <li key={id}>
          <Attachment name={name} bytes={size} url={url} />
        </li>
      ))}
    </ul>
  )
}
