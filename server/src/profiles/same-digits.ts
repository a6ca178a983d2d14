import { sql } from 'kysely'

/** Rows whose number has the digits of another: few are read to tell by `foldName` which of them are the same. */
export function sameDigits(column: string, number: string) {
  const digits = number.replace(/[^0-9]/g, '')
  return sql<boolean>`regexp_replace(${sql.ref(column)}, '[^0-9]', '', 'g') = ${digits}`
}
