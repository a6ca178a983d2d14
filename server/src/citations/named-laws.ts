import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { EffectLevel, Timeliness } from '@portal/protocol/laws/constants.ts'
import { recordedTimeliness } from '@portal/protocol/laws/timeliness.ts'
import { lawBeginsOn } from '@portal/protocol/laws/versions.ts'
import { yearsIn } from '../text/law-years.ts'
import type { NamedLaw } from './choose-law.ts'

interface Row {
  key: string
  id: string
  address: string
  country: string
  kind: string
  number: string | null
  adopted_on: string | null
  effective_on: string | null
  repealed_on: string | null
  status: Timeliness
  effect_level: EffectLevel
  first_from: string | null
  first_made: string | null
  names: string[] | null
}

function begunOn(row: Row): string | null {
  const oldest = { in_force_from: row.first_from, version_on: row.first_made }
  return lawBeginsOn(row, oldest) ?? row.adopted_on
}

/** Laws by the keys of their names; of those that share one, with the articles that are cited. */
export async function lawsByName(
  trx: Database,
  cited: readonly { key: string; article: string | null }[],
): Promise<Map<string, NamedLaw[]>> {
  const keys = [...new Set(cited.map(({ key }) => key))]
  if (keys.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select law_name.key, law.id, law.address, law.country, law.kind, law.number, law.adopted_on, law.effective_on,
      law.repealed_on, law.status, law.effect_level, held.first_from, held.first_made, held.names
    from law_name join law on law.id = law_name.law_id
    left join lateral (
      select case when every(law_version.in_force_from is not null) then min(law_version.in_force_from) end as first_from,
        min(law_version.version_on) as first_made,
        array_agg(distinct named.name) as names
      from law_version join law_text on law_text.version_id = law_version.id
        cross join unnest(law_text.title || law_text.short_titles) as named (name)
      where law_version.law_id = law.id) as held on true
    where law_name.key = any(${keys})`.execute(trx)
  const byKey = Map.groupBy(rows, ({ key }) => key)
  const shared = new Set(
    [...byKey.values()].filter((laws) => laws.length > 1).flatMap((laws) => laws.map(({ id }) => id)),
  )
  const wanted = cited.flatMap(({ key, article }) =>
    article !== null && (byKey.get(key)?.length ?? 0) > 1 ? [article] : [],
  )
  const articles = await articlesOf(trx, [...shared], [...new Set(wanted)])
  return new Map(
    [...byKey].map(([key, laws]) => [key, laws.map((law) => namedLaw(law, articles.get(law.id)))]),
  )
}

interface Articles {
  held: string[]
  first: number | null
}

async function articlesOf(trx: Database, lawIds: string[], keys: string[]): Promise<Map<string, Articles>> {
  if (lawIds.length === 0 || keys.length === 0) return new Map()
  const { rows } = await sql<Articles & { law_id: string }>`
    select law_version.law_id,
      coalesce(array_agg(distinct law_unit.key) filter (where law_unit.key = any(${keys})), '{}') as held,
      min(substring(law_unit.key from '^\\d{1,6}')::integer) as first
    from law_version
    join law_text on law_text.version_id = law_version.id
    join law_unit on law_unit.text_id = law_text.id
    where law_version.law_id = any(${lawIds}::uuid[]) and law_unit.kind = 'article'
    group by law_version.law_id`.execute(trx)
  return new Map(rows.map((row) => [row.law_id, row]))
}

function namedLaw(row: Row, articles: Articles | undefined): NamedLaw {
  return {
    id: row.id,
    address: row.address,
    country: row.country,
    kind: row.kind,
    adoptedOn: row.adopted_on,
    begunOn: begunOn(row),
    repealedOn: row.repealed_on,
    status: recordedTimeliness(row),
    years: yearsIn([row.adopted_on, row.effective_on, row.number, ...(row.names ?? [])]),
    names: row.names ?? [],
    articles: new Set(articles?.held),
    firstArticle: articles?.first ?? null,
  }
}
