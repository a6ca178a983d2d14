import type { Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { Services } from '../kernel/services.ts'
import type { ArticleCited } from './quoted-articles.ts'
import { leaningOf } from './leanings.ts'
import { lawCollection, type LawShown } from './search-collection.ts'

/** The articles that words find, the best first; those that they name before all others. */
export async function findArticles(
  { engine }: Pick<Services, 'engine'>,
  { keyword, language, size }: { keyword: string; language: Language; size: number },
): Promise<ArticleCited[]> {
  const { resolved, units } = await engine.search<LawShown>(lawCollection.kind, {
    keyword,
    field: 'text',
    of: 'units',
    filters: {},
    page: 1,
    // An article is found once in each language that it is held in.
    size: size * 3,
    sort: 'relevance',
    ...leaningOf({ keyword, reader: language }),
    language,
    today: zoneToday(),
  })
  const named = resolved?.units.map(({ id, key }) => ({ lawId: id, key })) ?? []
  const found = [...named, ...units.map(({ key, group }) => ({ lawId: group.id, key }))]
  const byAddress = new Map(found.toReversed().map((one) => [`${one.lawId} ${one.key}`, one]))
  return [...byAddress.values()].toReversed().slice(0, size)
}
