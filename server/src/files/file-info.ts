import type { FileInfo, FilePurpose } from '@portal/protocol/files/schemas.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Services } from '../kernel/services.ts'
import { pictureAddress, signedAddress } from './content-address.ts'
import { filesById } from './queries.ts'

/** What an answer needs to know of a file's row. */
export interface FileRow {
  id: string
  name: string
  media_type: string
  /** Bytes. */
  size: number
  purpose: FilePurpose
}

/** A file as an answer names it; call it only for those who may open the file. */
export function fileInfo({ secretKey }: Pick<Services, 'secretKey'>, row: FileRow): FileInfo {
  return {
    id: row.id,
    name: row.name,
    mediaType: row.media_type,
    size: row.size,
    url: row.purpose === 'AVATAR' ? pictureAddress(row.id) : signedAddress(secretKey, row.id),
  }
}

/**
 * The files of a list's rows by their ids, in one query.
 *
 * @param known rows that were read already, of which none is asked for
 */
export async function fileInfos(
  db: Database,
  services: Pick<Services, 'secretKey'>,
  ids: (string | null)[],
  known: readonly FileRow[] = [],
): Promise<Map<string, FileInfo>> {
  const wanted = new Set(ids.filter((id) => id !== null))
  const held = known.filter(({ id }) => wanted.delete(id))
  const rows = [...held, ...(await filesById(db, [...wanted]))]
  return new Map(rows.map((row) => [row.id, fileInfo(services, row)]))
}
