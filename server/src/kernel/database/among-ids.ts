import { sql } from 'kysely'

/**
 * Whether a column has one of many ids that nobody typed. They go as one text in the database's own notation: as a list,
 * each of tens of thousands would be looked through and quoted by itself. The text is read once, for it stands in a query
 * of its own: beside the column it would be read for each row.
 */
export function anyOf(column: string, ids: readonly string[]) {
  return sql<boolean>`${sql.ref(column)} in (select unnest(${`{${ids.join(',')}}`}::text::uuid[]))`
}
