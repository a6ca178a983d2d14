import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { findVersion } from './desk-queries.ts'
import { shownVersion } from './desk-shown.ts'
import type { VersionHeld } from './hold.ts'
import type { Acting } from './policy.ts'

/** @throws Refusal with the version as it is now, where somebody wrote it after it was read */
export async function refuseChanged(
  services: Services,
  transaction: Database,
  { row, read, editor }: { row: VersionHeld; read: number; editor: Acting },
): Promise<void> {
  if (row.revision === read) return
  const now = await findVersion(transaction, row.id)
  throw new Refusal('changedMeanwhile', now ? await shownVersion(services, now, editor, transaction) : null)
}
