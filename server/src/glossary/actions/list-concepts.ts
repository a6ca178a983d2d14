import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { glossaryCalls } from '@portal/protocol/glossary/calls.ts'
import { branches } from '@portal/protocol/glossary/constants.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { pageOfAll } from '../../kernel/database/page-of.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { fold } from '../../text/characters.ts'
import { conceptsByIds, findConcepts, type FoundConcept } from '../queries.ts'

/** Chinese in the order of pinyin, as dictionaries have it. */
const collators: Record<Language, Intl.Collator> = {
  zh: new Intl.Collator('zh-CN-u-co-pinyin'),
  en: new Intl.Collator('en'),
  ru: new Intl.Collator('ru'),
}

/** Concepts in the reader's alphabetical order; with a keyword, those whose word it is first. */
export async function listConcepts(
  { store }: Services,
  { query }: GivenOf<typeof glossaryCalls.page>,
  { language }: Asker,
): Promise<AnswerOf<typeof glossaryCalls.page>> {
  const db = store.reader()
  const keyword = fold(query.keyword ?? '').trim()
  const found = await findConcepts(db, keyword, language)
  const { compare } = collators[language]
  const order = (one: FoundConcept, other: FoundConcept) =>
    (keyword === '' ? 0 : one.rank - other.rank) ||
    compare(one.term, other.term) ||
    (one.id < other.id ? -1 : 1)
  const shown = found.filter(({ branch }) => !query.branch || branch === query.branch).sort(order)
  const { rows, page } = pageOfAll(shown, query)
  const ids = rows.map(({ id }) => id)
  const concepts = ids.length > 0 ? await conceptsByIds(db, ids) : []
  const ofBranch = Map.groupBy(found, ({ branch }) => branch)
  return {
    content: ids.flatMap((id) => concepts.find((concept) => concept.id === id) ?? []),
    page,
    branches: branches.flatMap((branch) => {
      const count = ofBranch.get(branch)?.length ?? 0
      return count > 0 ? [{ branch, count }] : []
    }),
  }
}
