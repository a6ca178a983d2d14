import type { Database } from '../kernel/database/store.ts'

/** What others may read of countries, to join it with their own rows: under the table's name. */
export const countryNames = (db: Database) =>
  db.selectFrom('country').select(['code', 'words', 'position']).as('country')
