import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { oneByOne } from '../kernel/one-by-one.ts'
import type { Services } from '../kernel/services.ts'

/** Notes a content before it is written, so that it is known where its row never comes. */
export async function noteBegun(db: Database, id: string): Promise<void> {
  await db.insertInto('begun_content').values({ id }).execute()
}

/** Forgets a content that has its row, in the transaction of that where there is one, or that is gone. */
export async function forgetBegun(db: Database, id: string): Promise<void> {
  await db.deleteFrom('begun_content').where('id', '=', id).execute()
}

/**
 * Removes the contents that were begun a day ago or longer and have no row. The bucket may hold those of other
 * databases: what this one has not begun is not looked at. One that cannot go keeps no other.
 */
export async function purgeBegun(services: Pick<Services, 'db' | 'files' | 'log'>): Promise<void> {
  const { db, files } = services
  const left = await db
    .selectFrom('begun_content')
    .select('id')
    .where(sql<boolean>`at < now() - interval '1 day'`)
    .execute()
  await oneByOne(services, left, {
    async work({ id }) {
      const named = await db.selectFrom('stored_file').select('id').where('id', '=', id).executeTakeFirst()
      if (!named) await files.remove(id)
      await forgetBegun(db, id)
    },
    failed: 'a content without a row was not purged',
  })
}
