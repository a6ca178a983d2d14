import { sql, type RawBuilder } from 'kysely'

/** Whether a text stands in what some columns say together, whatever its case; what is null says nothing. */
export function hasText(columns: readonly (string | RawBuilder<unknown>)[], text: string) {
  const said = sql.join(columns.map((column) => (typeof column === 'string' ? sql.ref(column) : column)))
  return sql<boolean>`strpos(lower(concat_ws(' ', ${said})), ${text.toLowerCase()}) > 0`
}
