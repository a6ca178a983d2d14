import { isRowId } from '@portal/protocol/kernel/row-id.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { eliPath } from '@portal/protocol/laws/eli.ts'
import { sql, type Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { amongIds } from '../kernel/database/among-ids.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'
import { countryNames } from '../reference/door.ts'

/** Newest first; of one day, the one made last, then the one stored last. */
const newestFirst = sql`in_force_from desc nulls last, version_on desc nulls last, created_at desc`

/** A law with its wordings, newest first, and the texts of each. */
function lawsWithVersions(db: Database) {
  return db
    .selectFrom('law')
    .selectAll('law')
    .select((law) => [
      jsonArrayFrom(
        law
          .selectFrom('law_version')
          .select([
            'law_version.id',
            'version_on',
            'published_on',
            'in_force_from',
            'is_day_recorded',
            'day_source',
            'retroactive_by',
            'provision_days',
          ])
          .select((version) =>
            jsonArrayFrom(
              version
                .selectFrom('law_text')
                .select(['law_text.id', 'language', 'title', 'short_titles', 'is_original', 'is_digest'])
                .whereRef('version_id', '=', 'law_version.id'),
            ).as('texts'),
          )
          .whereRef('law_id', '=', 'law.id')
          .orderBy(newestFirst),
      ).as('versions'),
      jsonArrayFrom(
        law
          .selectFrom('law_title')
          .select(['language', 'title', 'short_titles', 'is_official'])
          .whereRef('law_id', '=', 'law.id')
          .orderBy('language'),
      ).as('titles'),
    ])
}

export type LawRow = Awaited<ReturnType<typeof lawsByIds>>[number]
export type VersionRow = LawRow['versions'][number]
export type TextRow = VersionRow['texts'][number]

const lawOfId = statement((db, { id }: { id: string }) => lawsWithVersions(db).where('law.id', '=', id))

export async function findLawById(db: Database, id: string): Promise<LawRow | undefined> {
  return isRowId(id) ? (await lawOfId(db, { id }))[0] : undefined
}

const lawOfAddress = statement((db, { address }: { address: string }) =>
  lawsWithVersions(db)
    .where(sql<boolean>`(address = ${address} or former_addresses @> array[${address}]::text[])`)
    .orderBy(sql`address = ${address} desc`),
)

/** The law of an address, else the one that had it before. */
export async function findLawByAddress(db: Database, address: string): Promise<LawRow | undefined> {
  return (await lawOfAddress(db, { address }))[0]
}

export function lawsByIds(db: Database, ids: string[]) {
  return lawsWithVersions(db).where('law.id', 'in', ids).execute()
}

/**
 * The laws whose newest wording was stored after an instant, up to another, and whether a wording of theirs was held
 * before; the newest first.
 */
export async function lawsStored(
  db: Database,
  { after, until }: { after: Date; until: Date },
): Promise<{ id: string; wasHeld: boolean }[]> {
  return db
    .with('newest', (qb) =>
      qb
        .selectFrom('law_version')
        .distinctOn('law_id')
        .select(['law_id', 'created_at'])
        .where('law_id', 'in', (eb) =>
          eb
            .selectFrom('law_version')
            .select('law_id')
            .where('created_at', '>', after)
            .where('created_at', '<=', until),
        )
        .orderBy('law_id')
        .orderBy(newestFirst),
    )
    .selectFrom('newest')
    .innerJoin('law', 'law.id', 'newest.law_id')
    .select(['law.id', sql<boolean>`law.created_at <= ${after}`.as('wasHeld')])
    .where('newest.created_at', '>', after)
    .where('newest.created_at', '<=', until)
    .orderBy('newest.created_at', 'desc')
    .orderBy('law.id')
    .execute()
}

/** As one value: a law has hundreds of units, whose fields take longer to read one by one. */
const unitsTogether = statement((db, { textIds }: { textIds: readonly string[] }) =>
  db
    .selectFrom('law_unit')
    .select(
      sql<Selectable<Tables['law_unit']>[]>`coalesce(json_agg(law_unit order by position), '[]')`.as('units'),
    )
    .where(amongIds('text_id', textIds)),
)

export async function unitsOf(db: Database, textIds: readonly string[]) {
  return (await unitsTogether(db, { textIds }))[0]!.units
}

const holders = statement((db, { textIds, key }: { textIds: readonly string[]; key: string }) =>
  db
    .selectFrom('law_unit')
    .select('text_id')
    .where(amongIds('text_id', textIds))
    .where('key', '=', key)
    .where('kind', '=', 'article'),
)

/** Those of some texts that have an article. */
export async function textsHolding(db: Database, texts: readonly TextRow[], key: string): Promise<TextRow[]> {
  const rows = await holders(db, { textIds: texts.map(({ id }) => id), key })
  const ids = new Set(rows.map(({ text_id }) => text_id))
  return texts.filter(({ id }) => ids.has(id))
}

/** The last days, up to one, on which a wording began (its version) or a law was repealed (none); the newest first. */
export async function daysOfChange(
  db: Database,
  today: string,
  most: number,
  countries?: readonly string[],
): Promise<{ law_id: string; version_id: string | null; on: string }[]> {
  const begun = db
    .selectFrom('law_version')
    .$if(countries !== undefined, (query) =>
      query.where('law_id', 'in', db.selectFrom('law').select('id').where('country', 'in', countries!)),
    )
    .select(['law_id', sql<string | null>`law_version.id`.as('version_id')])
    .select(sql<string>`in_force_from`.as('on'))
    .where('is_day_recorded', '=', true)
    // Of a law whose level is open nobody says that it is in force.
    .where('law_id', 'not in', db.selectFrom('law').select('id').where('effect_level', '=', 'NOT_STATED'))
    .where('in_force_from', '<=', today)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('law_text').whereRef('version_id', '=', 'law_version.id').select('id')),
    )
    .orderBy('in_force_from', 'desc')
    .orderBy('law_version.id')
    .limit(most)
  const repealed = db
    .selectFrom('law')
    .$if(countries !== undefined, (query) => query.where('country', 'in', countries!))
    .select([
      'id as law_id',
      sql<string | null>`null::uuid`.as('version_id'),
      sql<string>`repealed_on`.as('on'),
    ])
    .where('repealed_on', '<=', today)
    .orderBy('repealed_on', 'desc')
    .orderBy('law.id')
    .limit(most)
  return db
    .selectFrom(begun.as('begun'))
    .selectAll()
    .unionAll(db.selectFrom(repealed.as('repealed')).selectAll())
    .orderBy('on', 'desc')
    .orderBy('law_id')
    .orderBy('version_id')
    .limit(most)
    .execute()
}

const today = sql`(now() at time zone 'Asia/Shanghai')::date`
const hasBegun = sql`coalesce(in_force_from <= ${today}, true)`

/** First day of a law, the rule of laws/versions.ts as SQL. */
const lawBeginsOn = sql`case
  when effective_on <= coalesce(oldest.in_force_from, effective_on)
    and not (law.country = 'CN' and coalesce(oldest.version_on > adopted_on, false)
      and (effective_on is not distinct from oldest.in_force_from
        or effective_on > adopted_on + interval '2 years')) then effective_on
  when oldest.version_on > adopted_on then adopted_on
  else oldest.in_force_from end`

/** Country by country what the current wordings hold. */
export function coverageRows(db: Database) {
  return db
    .with('shown', (qb) =>
      qb
        .selectFrom('law_version')
        .distinctOn('law_id')
        .select(['id', 'law_id'])
        .orderBy('law_id')
        .orderBy(
          sql`${hasBegun} desc, case when ${hasBegun} then in_force_from end desc nulls last, in_force_from`,
        )
        .orderBy(newestFirst),
    )
    .with('oldest', (qb) =>
      qb
        .selectFrom('law_version')
        .distinctOn('law_id')
        .select(['law_id', 'in_force_from', 'version_on'])
        .orderBy('law_id')
        .orderBy(sql`in_force_from nulls first, version_on nulls first, created_at`),
    )
    .with('held', (qb) =>
      qb
        .selectFrom('shown')
        .innerJoin('law_text', 'law_text.version_id', 'shown.id')
        .select(({ fn }) => [
          'law_id',
          fn.max('article_count').as('articles'),
          sql<Language[]>`array_agg(language)`.as('languages'),
          sql<boolean>`bool_and(is_digest)`.as('is_digest'),
        ])
        .groupBy('law_id'),
    )
    .selectFrom('law')
    .innerJoin('held', 'held.law_id', 'law.id')
    .innerJoin('oldest', 'oldest.law_id', 'law.id')
    .innerJoin(countryNames(db), 'country.code', 'law.country')
    .select(({ fn }) => [
      'country.code',
      'country.words',
      fn.countAll<number>().as('laws'),
      sql<number>`sum(articles)::int`.as('articles'),
      sql<number>`count(*) filter (where (repealed_on is null or repealed_on > ${today})
        and coalesce(${lawBeginsOn} <= ${today}, true) and effect_level <> 'NOT_STATED'
        and status in ('IN_FORCE', 'AMENDED'))::int`.as('in_force'),
      sql<number>`count(*) filter (where is_digest)::int`.as('digests'),
      sql<Language[]>`array(select distinct unnest(string_to_array(string_agg(array_to_string(languages, ','),
        ','), ',')))`.as('languages'),
      fn.min('adopted_on').as('earliest'),
      fn.max('adopted_on').as('latest'),
      fn.max('verified_on').as('verified_on'),
      sql<
        string[]
      >`array_remove(array_agg(distinct substring(source_url from '^https?://(?:www\\.)?([^/]+)')), null)`.as(
        'sources',
      ),
      fn.max('updated_at').as('updated_at'),
    ])
    .groupBy(['country.code', 'country.words', 'country.position'])
    .orderBy('country.position')
    .execute()
}

/** The codes of countries that laws are held of. */
export async function countriesOfLaws(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('law').select('country').distinct().execute()
  return rows.map(({ country }) => country)
}

/** Counts for the home page: laws, and the countries that they are of. */
export async function lawCounts(db: Database): Promise<{ laws: number; countries: number }> {
  const rows = await coverageRows(db)
  return {
    laws: rows.reduce((sum, row) => sum + row.laws, 0),
    countries: rows.length,
  }
}

/** Public pages of laws and the days they last changed, YYYY-MM-DD, in a lasting order. */
export async function lawPages(db: Database, offset: number, limit: number) {
  const rows = await db
    .selectFrom('law')
    .select('address')
    .select(
      sql<string>`(greatest(updated_at, (select max(created_at) from law_version where law_id = law.id))
        at time zone 'Asia/Shanghai')::date`.as('changed_on'),
    )
    .orderBy('created_at')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ address, changed_on }) => ({
    path: eliPath({ work: address }),
    changedOn: changed_on,
  }))
}

export async function lawPageCount(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('law')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
