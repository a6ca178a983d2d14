import { zoneTime } from '@portal/protocol/kernel/today.ts'
import { sql, type RawBuilder } from 'kysely'

/** When a day begins where the portal is. */
function startOf(day: string): RawBuilder<Date> {
  return sql<Date>`(${day}::timestamp at time zone ${sql.lit(zoneTime)})`
}

/** Whether an instant is within a range of days, both included; either end may be open. */
export function isWithinDays(column: string, first: string | undefined, last: string | undefined) {
  const at = sql.ref(column)
  const ends = [
    ...(first === undefined ? [] : [sql`${at} >= ${startOf(first)}`]),
    ...(last === undefined ? [] : [sql`${at} < ${startOf(last)} + interval '1 day'`]),
  ]
  return ends.length > 0 ? sql<boolean>`${sql.join(ends, sql` and `)}` : sql<boolean>`true`
}
