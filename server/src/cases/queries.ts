import type { Language } from '@portal/protocol/kernel/languages.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../kernel/database/store.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Cases with their texts, without the sections. */
function casesWithTexts(db: Database) {
  return db
    .selectFrom('judicial_case')
    .selectAll('judicial_case')
    .select((one) =>
      jsonArrayFrom(
        one
          .selectFrom('case_text')
          .select(['case_text.id', 'language', 'title', 'is_original'])
          .whereRef('case_id', '=', 'judicial_case.id'),
      ).as('texts'),
    )
}

export type CaseRow = Awaited<ReturnType<typeof casesByIds>>[number]
export type CaseTextRow = CaseRow['texts'][number]

export async function findCaseById(db: Database, id: string): Promise<CaseRow | undefined> {
  return uuid.test(id) ? casesWithTexts(db).where('judicial_case.id', '=', id).executeTakeFirst() : undefined
}

export function casesByIds(db: Database, ids: string[]) {
  return casesWithTexts(db).where('judicial_case.id', 'in', ids).execute()
}

export function sectionsOf(db: Database, textIds: string[]) {
  return db
    .selectFrom('case_section')
    .selectAll()
    .where('text_id', 'in', textIds)
    .orderBy('position')
    .execute()
}

/** The words of courts by their canonical names: those stored last. */
export function courtsNamed(db: Database, courts: string[]) {
  return db
    .selectFrom('judicial_case')
    .distinctOn('court')
    .select(({ ref }) => [sql<string>`${ref('court')}`.as('name'), 'court_words as words'])
    .where('court', 'in', courts)
    .orderBy('court')
    .orderBy('updated_at', 'desc')
    .execute()
}

/** The words of causes by their canonical names: those stored last. */
export function causesNamed(db: Database, causes: string[]) {
  return db
    .selectFrom('judicial_case')
    .distinctOn('cause')
    .select(({ ref }) => [sql<string>`${ref('cause')}`.as('name'), 'cause_words as words'])
    .where('cause', 'in', causes)
    .orderBy('cause')
    .orderBy('updated_at', 'desc')
    .execute()
}

/** Country by country what is held. */
export function coverageRows(db: Database) {
  return db
    .with('written', (qb) =>
      qb
        .selectFrom('case_text')
        .innerJoin('judicial_case', 'judicial_case.id', 'case_text.case_id')
        .select(['country', sql<Language[]>`array_agg(distinct language)`.as('languages')])
        .groupBy('country'),
    )
    .with('held', (qb) =>
      qb
        .selectFrom('judicial_case')
        .select(({ fn }) => [
          'country',
          fn.countAll<number>().as('cases'),
          fn.count<number>('court').distinct().as('courts'),
          sql<number>`count(*) filter (where is_sample)::int`.as('samples'),
          fn.min('judged_on').as('earliest'),
          fn.max('judged_on').as('latest'),
          fn.max('updated_at').as('updated_at'),
        ])
        .groupBy('country'),
    )
    .selectFrom('held')
    .innerJoin('written', 'written.country', 'held.country')
    .innerJoin('country', 'country.code', 'held.country')
    .select(['code', 'words', 'cases', 'courts', 'samples', 'languages', 'earliest', 'latest', 'updated_at'])
    .orderBy('position')
    .execute()
}

/** The codes of countries that cases are held of. */
export async function countriesOfCases(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('judicial_case').select('country').distinct().execute()
  return rows.map(({ country }) => country)
}

export async function caseCount(db: Database): Promise<number> {
  const { cases } = await db
    .selectFrom('judicial_case')
    .select(({ fn }) => fn.countAll<number>().as('cases'))
    .executeTakeFirstOrThrow()
  return cases
}

/** An article, or (without a key) a law as a whole. */
export interface Cited {
  lawId: string
  key: string | null
}

export interface NamedArticle {
  law_id: string
  key: string | null
  /** Of the law, without "eli/". */
  address: string
  title: string
  language: Language
  /** First day of the wording named. */
  since: string | null
  /** As printed in that wording; null where it has no such article. */
  number: string | null
}

/** Names of articles in the wordings in force on a day, in the reader's language where it is held. */
export async function articlesNamed(
  db: Database,
  cited: readonly Cited[],
  { day, reader }: { day: string; reader: Language },
): Promise<NamedArticle[]> {
  const { rows } = await sql<NamedArticle>`
    select cited.law_id, cited.key, law.address, text.title, text.language,
      coalesce(wording.in_force_from, wording.version_on) as since, unit.number
    from unnest(${cited.map(({ lawId }) => lawId)}::uuid[], ${cited.map(({ key }) => key)}::text[])
      as cited (law_id, key)
    join law on law.id = cited.law_id
    join lateral (
      select id, version_on, in_force_from from law_version
      where law_version.law_id = law.id
      -- The newest that has begun; before the first one's day, the first.
      order by coalesce(in_force_from <= ${day}::date, true) desc,
        case when in_force_from <= ${day}::date then in_force_from end desc nulls last,
        case when in_force_from > ${day}::date then in_force_from end,
        version_on desc nulls last, created_at desc
      limit 1) as wording on true
    join lateral (
      select id, title, language from law_text
      where version_id = wording.id
      order by language = ${reader} desc, language = 'zh' desc, is_original desc
      limit 1) as text on true
    left join law_unit as unit
      on unit.text_id = text.id and unit.key = cited.key and unit.kind = 'article'`.execute(db)
  return rows
}
