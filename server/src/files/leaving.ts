import type { Leaver, Owner } from '../kernel/leaving.ts'
import type { Mover } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'

/** Leaves somebody's files to the next purge, but those that rows of others name. */
export async function releaseFiles(
  { transaction }: Mover,
  { everyFeature }: Services,
  { id }: Leaver,
): Promise<void> {
  const kept = await everyFeature.filesKept(transaction, id)
  await transaction
    .updateTable('stored_file')
    .set({ is_used: false })
    .where('owner_id', '=', id)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute()
}

/** What somebody uploaded. */
export async function ownFiles({ db }: Services, { id }: Owner) {
  const files = await db
    .selectFrom('stored_file')
    .select(['id', 'purpose', 'name', 'media_type', 'size', 'created_at'])
    .where('owner_id', '=', id)
    .orderBy('created_at')
    .execute()
  return { files }
}
