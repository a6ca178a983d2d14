import { sql, type RawBuilder } from 'kysely'

/**
 * One row for each of some laws: its wording shown today, the rules of laws/versions.ts as SQL.
 *
 * @param lawIds a query or list of ids
 */
export function presentWordings(lawIds: RawBuilder<unknown>, today: string) {
  const hasBegun = sql`coalesce(in_force_from <= ${today}::date, true)`
  return sql`
    select distinct on (law_id) id, law_id from law_version where law_id in (${lawIds})
    order by law_id, ${hasBegun} desc, case when ${hasBegun} then in_force_from end desc nulls last, in_force_from,
      version_on desc nulls last, created_at desc`
}
