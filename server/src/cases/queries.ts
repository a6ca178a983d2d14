import { isRowId } from '@portal/protocol/kernel/row-id.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../kernel/database/store.ts'
import { languagesIn } from '../kernel/database/words-of-names.ts'
import { countryNames } from '../reference/door.ts'

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
  return isRowId(id) ? casesWithTexts(db).where('judicial_case.id', '=', id).executeTakeFirst() : undefined
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

/** Ids of the cases that were stored after an instant, up to another; the newest first. */
export async function casesStored(
  db: Database,
  { after, until }: { after: Date; until: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('judicial_case')
    .select('id')
    .where('created_at', '>', after)
    .where('created_at', '<=', until)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The words of courts by their canonical names: those in most languages, then those stored last. */
export function courtsNamed(db: Database, courts: string[]) {
  return db
    .selectFrom('judicial_case')
    .distinctOn('court')
    .select(({ ref }) => [sql<string>`${ref('court')}`.as('name'), 'court_words as words'])
    .where('court', 'in', courts)
    .orderBy('court')
    .orderBy(languagesIn(sql.ref('court_words')), 'desc')
    .orderBy('updated_at', 'desc')
    .execute()
}

/** The words of causes by their canonical names: those in most languages, then those stored last. */
export function causesNamed(db: Database, causes: string[]) {
  return db
    .selectFrom('judicial_case')
    .distinctOn('cause')
    .select(({ ref }) => [sql<string>`${ref('cause')}`.as('name'), 'cause_words as words'])
    .where('cause', 'in', causes)
    .orderBy('cause')
    .orderBy(languagesIn(sql.ref('cause_words')), 'desc')
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
    .innerJoin(countryNames(db), 'country.code', 'held.country')
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
