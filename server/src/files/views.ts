import type { Database } from '../kernel/database/store.ts'

/** Whose each file is, to join it with rows that name files: under the table's name. */
export const storedFiles = (db: Database) =>
  db.selectFrom('stored_file').select(['id', 'owner_id']).as('stored_file')
