import type { PublicationWritten } from '@portal/protocol/publications/schemas.ts'
import type { PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { Unfinished } from '@portal/protocol/publications/unfinished.ts'
import type { Database } from '../kernel/database/store.ts'
import { InputInvalid } from '../kernel/refusal.ts'
import { findVersion, textsOfVersion } from './desk-queries.ts'
import { writtenOf } from './desk-shown.ts'

/**
 * Judges a version as it is stored.
 *
 * @throws InputInvalid at each field that `judge` names
 */
export async function refuseUnready(
  transaction: Database,
  versionId: string,
  judge: (kind: PublicationKind, written: PublicationWritten) => readonly Unfinished[],
): Promise<void> {
  const row = await findVersion(transaction, versionId)
  const faults = row ? judge(row.kind, writtenOf(row, await textsOfVersion(transaction, versionId))) : []
  if (faults.length > 0) throw new InputInvalid(faults)
}
