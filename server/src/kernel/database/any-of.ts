import { sql } from 'kysely'

/**
 * Whether a column has one of many ids that nobody typed. They go as one text in the database's own notation: as a list,
 * each of tens of thousands would be looked through and quoted by itself.
 */
export function anyOf(column: string, ids: readonly string[]) {
  return sql<boolean>`${sql.ref(column)} = any(${`{${ids.join(',')}}`}::text::uuid[])`
}
