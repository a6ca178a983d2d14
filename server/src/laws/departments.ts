import { sql } from 'kysely'
import { perDatabase } from '../kernel/database/per-database.ts'
import type { Database } from '../kernel/database/store.ts'
import { languagesIn, openWordsOfNames } from '../kernel/database/words-of-names.ts'

/** The words of publishing departments by their Chinese names: those in most languages, then those stored last. */
function departmentsNamed(db: Database, departments: string[]) {
  return db
    .selectFrom('law')
    .distinctOn('department')
    .select(['department as name', 'department_words as words'])
    .where('department', 'in', departments)
    .orderBy('department')
    .orderBy(languagesIn(sql.ref('department_words')), 'desc')
    .orderBy('updated_at', 'desc')
    .execute()
}

/** Names of publishing departments in the reader's language, by their Chinese name. */
export const departmentsOf = perDatabase((db) =>
  openWordsOfNames(db, 'law', (names) => departmentsNamed(db, names)),
)
