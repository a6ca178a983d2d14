import type { glossaryAdminCalls } from '@portal/protocol/glossary/admin-calls.ts'
import type { ConceptWords } from '@portal/protocol/glossary/schemas.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { sql } from 'kysely'
import { holdChangeLog, logChanges, wholeSubject } from '../../kernel/change-log.ts'
import type { Services } from '../../kernel/services.ts'
import { fold } from '../../text/characters.ts'
import { searchText } from '../search-text.ts'

/** Each word once, whatever its case, and the term in its place alone. */
function withoutRepeats({ term, also, lay }: ConceptWords): ConceptWords {
  const seen = new Set([fold(term)])
  const isNew = (word: string) => !seen.has(fold(word)) && Boolean(seen.add(fold(word)))
  return { term, also: also.filter(isNew), lay: lay.filter(isNew) }
}

/** Adds a concept, or changes its words; from then on the portal's own glossary leaves it alone. */
export async function saveConcept(
  { db, follower }: Services,
  { params: { id }, body: { branch, ...given } }: GivenOf<typeof glossaryAdminCalls.saveConcept>,
): Promise<null> {
  const words = {
    zh: withoutRepeats(given.zh),
    en: withoutRepeats(given.en),
    ru: withoutRepeats(given.ru),
  }
  const columns = {
    branch,
    zh: JSON.stringify(words.zh),
    en: JSON.stringify(words.en),
    ru: JSON.stringify(words.ru),
    search_text: searchText(words),
    seed_digest: null,
    is_removed: false,
  }
  await db.transaction().execute(async (transaction) => {
    await holdChangeLog(transaction)
    const { position } = await transaction
      .selectFrom('concept')
      .select(sql<number>`coalesce(max(position) + 1, 0)`.as('position'))
      .where('branch', '=', branch)
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('concept')
      .values({ id, position, ...columns })
      .onConflict((on) => on.column('id').doUpdateSet({ ...columns, updated_at: sql`now()` }))
      .execute()
    await logChanges(transaction, 'glossary', [wholeSubject])
  })
  follower.wake()
  return null
}
