import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { Filters } from './filters.ts'
import { conditions, directory, filterNames, lists } from './queries.ts'

export interface Count {
  facet: 'total' | (typeof filterNames)[number]
  code: string
  count: number
  /** How many of them are organizations; of areas alone it is asked for. */
  organizations: number
}

/** What of an entry a facet counts by. */
const countedBy = {
  kind: sql`select entry.kind as code`,
  specialty: sql`select unnest(entry.specialties) as code`,
  language: sql`select unnest(entry.spoken) as code`,
  country: sql`select entry.country as code`,
  area: sql`select entry.area as code`,
} as const

/** The lists that are counted. */
export type CountedList = 'directory' | 'lawyers'

/**
 * How many of a list there are of each kind, and so on: each facet under all filters but its own. In one statement that
 * goes through the list once.
 */
export async function countList(db: Database, list: CountedList, filters: Filters): Promise<Count[]> {
  const meets = (name: (typeof filterNames)[number]) => {
    const values = filters[name]
    return values === undefined ? sql`true` : sql`coalesce(${conditions[name](values)}, false)`
  }
  const flags = filterNames.map((name) => sql`${meets(name)} as ${sql.id(`is_${name}`)}`)
  const under = (but?: (typeof filterNames)[number]) =>
    sql.join(
      [sql`true`, ...filterNames.filter((name) => name !== but).map((name) => sql.ref(`entry.is_${name}`))],
      sql` and `,
    )
  const facets = filterNames.map(
    (name) => sql`
      select ${sql.lit(name)} as facet, counted.code, count(*)::int as count,
        count(*) filter (where entry.kind not in ('LAWYER', 'MEMBER'))::int as organizations
      from entry cross join lateral (${countedBy[name]}) as counted
      where ${under(name)} and counted.code is not null group by counted.code`,
  )
  const total = sql`select 'total' as facet, '' as code, count(*)::int as count, 0 as organizations
    from entry where ${under()}`
  const { rows } = await sql<Count>`
    with entry as materialized (
      select entry.kind, entry.specialties, entry.spoken, entry.country, entry.area, ${sql.join(flags)}
      from provider_entry as entry where ${lists[list]})
    ${sql.join([total, ...facets], sql` union all `)}
    order by facet, count desc, code`.execute(db)
  return rows
}

/** Numbers of the home page: lawyers and agencies, and the institutions that settle disputes. */
export async function countListed(db: Database): Promise<Record<string, number>> {
  const rows = await directory(db)
    .select(['entry.kind', sql<number>`count(*)::int`.as('count')])
    .groupBy('entry.kind')
    .execute()
  const of = (...kinds: string[]) =>
    rows.reduce((sum, { kind, count }) => sum + (kinds.includes(kind) ? count : 0), 0)
  return {
    providers: of('LAWYER', 'LAW_OFFICE', 'TRANSLATE', 'OTHER'),
    mediation: of('MEDIATION'),
    arbitration: of('ARBITRATION'),
  }
}
