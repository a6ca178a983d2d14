import { createHash } from 'node:crypto'
import { sql, type Generated } from 'kysely'
import type { Database } from './database/store.ts'

declare module './database/tables.ts' {
  interface Tables {
    /** What the portal brought along and has loaded. */
    seed: { name: string; digest: string; loaded_at: Generated<Date> }
  }
}

/** Loads what was not loaded yet, or is another than then. */
export async function loadOnce(
  db: Database,
  name: string,
  content: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const digest = createHash('sha256').update(content.join('\0')).digest('hex')
  const loaded = await db.selectFrom('seed').select('digest').where('name', '=', name).executeTakeFirst()
  if (loaded?.digest === digest) return
  await load()
  await db
    .insertInto('seed')
    .values({ name, digest })
    .onConflict((on) => on.column('name').doUpdateSet({ digest, loaded_at: sql`now()` }))
    .execute()
}
