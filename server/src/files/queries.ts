import type { Database } from '../kernel/database/store.ts'

/** The rows of files, without order. */
export async function filesById(db: Database, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('stored_file')
    .select(['id', 'name', 'media_type', 'size', 'purpose'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
}

export async function fileById(db: Database, id: string) {
  const row = await db.selectFrom('stored_file').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** How many files of an owner wait to be named by a row. */
export async function unusedCount(db: Database, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('stored_file')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('is_used', '=', false)
    .executeTakeFirstOrThrow()
  return Number(count)
}
