import { sql } from 'kysely'

/** Whether a column has one of some ids: values of one place of a statement, however many there are. */
export const amongIds = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[])`

/**
 * Whether a column has one of many ids that nobody typed. They go as one text in the database's own notation: as a list,
 * each of tens of thousands would be looked through and quoted by itself. The text is read once, for it stands in a query
 * of its own: beside the column it would be read for each row.
 */
export function amongManyIds(column: string, ids: readonly string[]) {
  return sql<boolean>`${sql.ref(column)} in (select unnest(${`{${ids.join(',')}}`}::text::uuid[]))`
}
