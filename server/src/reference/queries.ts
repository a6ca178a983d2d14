import type { Database } from '../kernel/database/store.ts'

export function dictionaryEntries(db: Database, type: string) {
  return db
    .selectFrom('dictionary_entry')
    .select(['code', 'words'])
    .where('type', '=', type)
    .orderBy('position')
    .execute()
}

export function countries(db: Database) {
  return db.selectFrom('country').select(['code', 'words']).orderBy('position').execute()
}

export function areas(db: Database, scheme: 'gb2260' | 'iso3166') {
  return db
    .selectFrom('area')
    .select(['code', 'country', 'parent_code', 'words'])
    .where('scheme', '=', scheme)
    .orderBy('position')
    .execute()
}
