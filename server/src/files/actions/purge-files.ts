import { sql } from 'kysely'
import { oneByOne } from '../../kernel/one-by-one.ts'
import type { Services } from '../../kernel/services.ts'
import { purgeBegun } from '../begun-contents.ts'
import { purgeRefused } from '../refused-uploads.ts'

type Purging = Pick<Services, 'db' | 'files' | 'log'>

const isForgotten = sql<boolean>`not is_used and created_at < now() - interval '1 day'`

/** What PostgreSQL says where a row names what is to go. */
const isNamed = '23503'

/** A row is held while its content goes: whoever claims it at that moment is told that it is gone. */
async function remove({ db, files }: Purging, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('stored_file')
      .where('id', '=', id)
      .where(isForgotten)
      .returning('id')
      .executeTakeFirst()
    if (removed) await files.remove(id)
  })
}

/** A file that was let go while a row names it is used: whoever sees that row opens it, and it would fail every hour. */
async function keepNamed({ db, log }: Purging, id: string): Promise<void> {
  await db.updateTable('stored_file').set({ is_used: true }).where('id', '=', id).execute()
  log.warn({ id }, 'a file that was let go is named by a row, and kept')
}

async function removeForgotten(services: Purging, id: string): Promise<void> {
  try {
    await remove(services, id)
  } catch (error) {
    if ((error as { code?: unknown }).code !== isNamed) throw error
    await keepNamed(services, id)
  }
}

/**
 * Removes the files that no row has named for a day, contents that got no row, and counts that are over. One that cannot
 * go keeps no other.
 */
export async function purgeFiles(services: Purging): Promise<void> {
  const { db } = services
  await purgeRefused(db)
  const forgotten = await db.selectFrom('stored_file').select('id').where(isForgotten).execute()
  await oneByOne(services, forgotten, {
    work: ({ id }) => removeForgotten(services, id),
    failed: 'a file was not purged',
  })
  await purgeBegun(services)
}
