import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import type { ShownFile } from '../../ui/file-field.tsx'

/** A stored file as a field shows it; of a picture that was made anew no size is known. */
export function shownFile({ name, size, url, mediaType }: FileInfo): ShownFile {
  const preview = mediaType.startsWith('image/') ? url : undefined
  return { name, ...(size > 0 && { bytes: size }), url, preview }
}
