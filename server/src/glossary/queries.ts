import type { Branch } from '@portal/protocol/glossary/constants.ts'
import type { Concept } from '@portal/protocol/glossary/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { SearchConcept } from '../search/door.ts'

/** The whole glossary, as the search engine takes it. */
export function searchConcepts(db: Database): Promise<SearchConcept[]> {
  return db
    .selectFrom('concept')
    .select(['id', 'zh', 'en', 'ru'])
    .where('is_removed', '=', false)
    .orderBy('id')
    .execute()
}

export interface FoundConcept {
  id: string
  branch: Branch
  term: string
  /** 0: a word is the keyword, 1: begins with it, 2: has it inside. */
  rank: number
}

/**
 * The concepts that have a keyword in one of their words; all without one.
 *
 * @param keyword folded
 */
export function findConcepts(db: Database, keyword: string, language: Language): Promise<FoundConcept[]> {
  return db
    .selectFrom('concept')
    .select(['id', 'branch'])
    .select([
      sql<string>`${sql.ref(language)} ->> 'term'`.as('term'),
      sql<number>`case
        when strpos(search_text, ${`\n${keyword}\n`}) > 0 then 0
        when strpos(search_text, ${`\n${keyword}`}) > 0 then 1
        else 2 end`.as('rank'),
    ])
    .where('is_removed', '=', false)
    .where(sql<boolean>`strpos(search_text, ${keyword}) > 0`)
    .execute()
}

export function conceptsByIds(db: Database, ids: string[]): Promise<Concept[]> {
  return db.selectFrom('concept').select(['id', 'branch', 'zh', 'en', 'ru']).where('id', 'in', ids).execute()
}
