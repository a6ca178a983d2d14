import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import type { ShownFile } from '../../ui/file-field.tsx'

/** A stored file as a field shows it. */
export function shownFile({ name, size, url, mediaType }: FileInfo): ShownFile {
  return { name, bytes: size, url, preview: mediaType.startsWith('image/') ? url : undefined }
}
