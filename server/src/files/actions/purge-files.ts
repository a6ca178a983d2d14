import { sql } from 'kysely'
import type { Services } from '../../kernel/services.ts'
import { purgeBegun } from '../begun-contents.ts'
import { purgeRefused } from '../refused-uploads.ts'

type Purging = Pick<Services, 'db' | 'files'>

/**
 * Removes the files that no row has named for a day, content and row. A row is held while its content goes: whoever
 * claims it at that moment is told that it is gone. One that cannot go keeps no other.
 */
async function purgeForgotten({ db, files }: Purging): Promise<unknown[]> {
  const isForgotten = sql<boolean>`not is_used and created_at < now() - interval '1 day'`
  const forgotten = await db.selectFrom('stored_file').select('id').where(isForgotten).execute()
  const failures: unknown[] = []
  for (const { id } of forgotten) {
    const removal = db.transaction().execute(async (transaction) => {
      const removed = await transaction
        .deleteFrom('stored_file')
        .where('id', '=', id)
        .where(isForgotten)
        .returning('id')
        .executeTakeFirst()
      if (removed) await files.remove(id)
    })
    await removal.catch((error: unknown) => failures.push(error))
  }
  return failures
}

/**
 * Removes files that nothing names, contents that got no row, and counts that are over.
 *
 * @throws AggregateError of what went wrong, after all others are gone
 */
export async function purgeFiles(services: Purging): Promise<void> {
  await purgeRefused(services.db)
  const failures = [...(await purgeForgotten(services)), ...(await purgeBegun(services))]
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files were not purged`)
}
