import type { Language } from '@portal/protocol/kernel/languages.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function findLawById(db: Database, id: string) {
  if (!uuid.test(id)) return Promise.resolve(undefined)
  return db.selectFrom('law').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findLawByAddress(db: Database, address: string) {
  return db.selectFrom('law').selectAll().where('address', '=', address).executeTakeFirst()
}

/** The wordings of a law, newest first; of one day, the one stored last. */
export function versionsOf(db: Database, lawId: string) {
  return db
    .selectFrom('law_version')
    .select(['id', 'version_on'])
    .where('law_id', '=', lawId)
    .orderBy(sql`version_on desc nulls last`)
    .orderBy('created_at', 'desc')
    .execute()
}

export function textsOf(db: Database, versionId: string) {
  return db
    .selectFrom('law_text')
    .select(['id', 'language', 'title', 'short_titles', 'is_original', 'is_digest'])
    .where('version_id', '=', versionId)
    .execute()
}

export function unitsOf(db: Database, textIds: string[]) {
  return db.selectFrom('law_unit').selectAll().where('text_id', 'in', textIds).orderBy('position').execute()
}

/** Country by country what the current wordings hold. */
export function coverageRows(db: Database) {
  return db
    .with('shown', (qb) =>
      qb
        .selectFrom('law_version')
        .distinctOn('law_id')
        .select(['id', 'law_id'])
        .orderBy('law_id')
        .orderBy(sql`coalesce(version_on <= (now() at time zone 'Asia/Shanghai')::date, true) desc`)
        .orderBy(sql`version_on desc nulls last`)
        .orderBy('created_at', 'desc'),
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
    .innerJoin('country', 'country.code', 'law.country')
    .select(({ fn }) => [
      'country.code',
      'country.words',
      fn.countAll<number>().as('laws'),
      sql<number>`sum(articles)::int`.as('articles'),
      sql<number>`count(*) filter (where (repealed_on is null or repealed_on > (now() at time zone
        'Asia/Shanghai')::date) and (effective_on is null or effective_on <= (now() at time zone
        'Asia/Shanghai')::date) and status in ('IN_FORCE', 'AMENDED'))::int`.as('in_force'),
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

/** Steps of the change log after a position, oldest first. */
export function changesAfter(db: Database, sequence: number, limit: number) {
  return db
    .selectFrom('search_change')
    .select(['id', 'subject'])
    .where('id', '>', sequence)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function lawsByIds(db: Database, ids: string[]) {
  return db.selectFrom('law').selectAll().where('id', 'in', ids).execute()
}

/** Counts for the home page: laws, articles of their current wordings in one language each, countries. */
export async function lawCounts(
  db: Database,
): Promise<{ laws: number; articles: number; countries: number }> {
  const rows = await coverageRows(db)
  return {
    laws: rows.reduce((sum, row) => sum + row.laws, 0),
    articles: rows.reduce((sum, row) => sum + row.articles, 0),
    countries: rows.length,
  }
}
