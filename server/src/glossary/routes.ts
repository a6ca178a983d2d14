import { branches } from '@portal/protocol/glossary/constants.ts'
import { glossaryCalls } from '@portal/protocol/glossary/calls.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../kernel/http/bind.ts'
import type { Services } from '../kernel/services.ts'
import { fold } from '../text/characters.ts'
import { conceptsByIds, findConcepts, type FoundConcept } from './queries.ts'

/** Chinese in the order of pinyin, as dictionaries have it. */
const collators: Record<Language, Intl.Collator> = {
  zh: new Intl.Collator('zh-CN-u-co-pinyin'),
  en: new Intl.Collator('en'),
  ru: new Intl.Collator('ru'),
}

export function glossaryRoutes(app: FastifyInstance, { store }: Services): void {
  bind(app, glossaryCalls.page, async ({ query, context }) => {
    const db = store.reader()
    const keyword = fold(query.keyword ?? '').trim()
    const found = await findConcepts(db, keyword, context.language)
    const { compare } = collators[context.language]
    const order = (one: FoundConcept, other: FoundConcept) =>
      (keyword === '' ? 0 : one.rank - other.rank) ||
      compare(one.term, other.term) ||
      (one.id < other.id ? -1 : 1)
    const shown = found.filter(({ branch }) => !query.branch || branch === query.branch).sort(order)
    const start = (query.page - 1) * query.size
    const ids = shown.slice(start, start + query.size).map(({ id }) => id)
    const concepts = ids.length > 0 ? await conceptsByIds(db, ids) : []
    const ofBranch = Map.groupBy(found, ({ branch }) => branch)
    return {
      content: ids.flatMap((id) => concepts.find((concept) => concept.id === id) ?? []),
      page: pageInfoOf(query.page, query.size, shown.length),
      branches: branches.flatMap((branch) => {
        const count = ofBranch.get(branch)?.length ?? 0
        return count > 0 ? [{ branch, count }] : []
      }),
    }
  })
}
