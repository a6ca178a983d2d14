import { sql } from 'kysely'

/** The next code by which people name a thing of some kind: `R-2026-00042`. */
export function freshCode(letter: string, sequence: string) {
  return sql<string>`${sql.lit(letter)} || '-' || to_char(now() at time zone 'Asia/Shanghai', 'YYYY') || '-' ||
    lpad(nextval(${sql.lit(sequence)})::text, 5, '0')`
}
