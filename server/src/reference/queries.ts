import type { Database } from '../kernel/database/store.ts'

/** What a dictionary offers. */
export function dictionaryEntries(db: Database, type: string) {
  return db
    .selectFrom('dictionary_entry')
    .select(['code', 'words'])
    .where('type', '=', type)
    .where('is_hidden', '=', false)
    .orderBy('position')
    .orderBy('code')
    .execute()
}

/** A dictionary's entries, those that are offered no more too. */
export function allEntries(db: Database, type: string) {
  return db
    .selectFrom('dictionary_entry')
    .select(['code', 'position', 'words', 'is_hidden'])
    .where('type', '=', type)
    .orderBy('position')
    .orderBy('code')
    .execute()
}

export function dictionaryTypes(db: Database) {
  return db
    .selectFrom('dictionary_entry')
    .select((eb) => ['type', eb.fn.countAll<number>().as('count')])
    .groupBy('type')
    .orderBy('type')
    .execute()
}

/** The countries that are offered. */
export function countries(db: Database) {
  return db
    .selectFrom('country')
    .select(['code', 'words'])
    .where('is_hidden', '=', false)
    .orderBy('position')
    .orderBy('code')
    .execute()
}

/** The countries, those that are offered no more too. */
export function allCountries(db: Database) {
  return db
    .selectFrom('country')
    .select(['code', 'position', 'words', 'is_hidden'])
    .orderBy('position')
    .orderBy('code')
    .execute()
}

export function areas(db: Database, scheme: 'gb2260' | 'iso3166') {
  return db
    .selectFrom('area')
    .select(['code', 'country', 'parent_code', 'words'])
    .where('scheme', '=', scheme)
    .orderBy('position')
    .execute()
}

/** The areas that something can be in: of China provinces and cities, of other countries their first divisions. */
export function placeAreas(db: Database) {
  return db
    .selectFrom('area')
    .select(['code', 'words'])
    .where((eb) => eb.or([eb('scheme', '=', 'gb2260'), eb('country', '!=', 'CN')]))
    .execute()
}

function offered(db: Database, dictionary: string): Promise<{ code: string }[]> {
  if (dictionary === 'COUNTRY') return countries(db)
  return dictionary === 'AREA' ? placeAreas(db) : dictionaryEntries(db, dictionary)
}

/** The codes that a dictionary offers; the countries and the areas are one, too. */
export async function offeredCodes(db: Database, dictionary: string): Promise<ReadonlySet<string>> {
  return new Set((await offered(db, dictionary)).map(({ code }) => code))
}
