import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { amongIds } from '../kernel/database/among-ids.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'

const shown = ['id', 'name', 'media_type', 'size', 'purpose'] as const

const fileRows = statement((db, { ids }: { ids: string[] }) =>
  db.selectFrom('stored_file').select(shown).where(amongIds('id', ids)),
)

/** The row of the file that a column names, for a statement that reads it with rows of its own. */
export function fileRowOf(db: Database, column: string) {
  return jsonObjectFrom(
    db.selectFrom('stored_file').select(shown).where('stored_file.id', '=', sql.ref<string>(column)),
  )
}

/** The rows of files, without order. */
export async function filesById(db: Database, ids: string[]) {
  return ids.length === 0 ? [] : fileRows(db, { ids })
}

export async function fileById(db: Database, id: string) {
  const row = await db.selectFrom('stored_file').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/**
 * How many files of an owner wait to be named by a row, and how many bytes theirs take, but for the reports that they
 * have: the portal itself makes them, and they cannot be deleted.
 */
export async function heldBy(db: Database, ownerId: string): Promise<{ unused: number; bytes: number }> {
  const { unused, bytes } = await db
    .selectFrom('stored_file')
    .select((eb) => eb.fn.countAll<string>().filterWhere('is_used', '=', false).as('unused'))
    .select((eb) => {
      const isTheirs = eb.or([eb('purpose', '<>', 'REPORT'), eb('is_used', '=', false)])
      return eb.fn.coalesce(eb.fn.sum<string>('size').filterWhere(isTheirs), sql<string>`0`).as('bytes')
    })
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return { unused: Number(unused), bytes: Number(bytes) }
}

/** Lets an owner's uploads be counted and stored one after the other, until the transaction ends. */
export async function lockUploads(transaction: Database, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${ownerId}`}, 0))`.execute(
    transaction,
  )
}
