import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findVersion } from './desk-queries.ts'
import { shownVersion } from './desk-shown.ts'
import type { VersionHeld } from './hold.ts'
import type { Editor } from './policy.ts'

/** @throws Refusal with the version as it is now, where somebody wrote it after it was read */
export async function refuseChanged(
  transaction: Database,
  { row, read, editor }: { row: VersionHeld; read: number; editor: Editor },
): Promise<void> {
  if (row.revision === read) return
  const now = await findVersion(transaction, row.id)
  throw new Refusal('changedMeanwhile', now ? await shownVersion(transaction, now, editor) : null)
}
