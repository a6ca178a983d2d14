import { sql } from 'kysely'
import type { Database } from '../../kernel/database/store.ts'
import type { Tables } from '../../kernel/database/tables.ts'

export interface BackupTable {
  name: string
  columns: { name: string; type: string; isIdentity: boolean }[]
}

/**
 * What follows from the rest and is made anew after a restore: the search engines' change log, and what laws mean to a
 * model.
 */
export const derivedTables = ['search_change', 'meaning_model', 'meaning'] as const satisfies (keyof Tables)[]

/**
 * Tables that are not copied: the migrations must be there already, and what one database has begun to write among the
 * contents of files another has not.
 */
const notCopied = ['kysely_migration', 'kysely_migration_lock', 'begun_content', ...derivedTables]

/** Every table of the portal, with the columns that hold data of their own, in their order. */
export async function backupTables(db: Database): Promise<BackupTable[]> {
  const { rows } = await sql<{ table: string; column: string; type: string; identity: string }>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      a.attidentity as identity
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not c.relname = any(${notCopied}::text[])
    order by c.relname, a.attnum`.execute(db)
  const tables = Map.groupBy(rows, (row) => row.table)
  return [...tables].map(([name, columns]) => ({
    name,
    columns: columns.map(({ column, type, identity }) => ({
      name: column,
      type,
      isIdentity: identity !== '',
    })),
  }))
}

export async function migrationNames(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
