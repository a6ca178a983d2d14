import { mostSimilar } from '@portal/protocol/consultations/constants.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { Services } from '../kernel/services.ts'
import type { SearchQuestion } from '../search/door.ts'
import { publishedKind } from './publication-moves.ts'

/** Of so many that a text finds, those that fit best, a list has its pages. */
const mostFound = 500

/** The ids of what a text finds among those that are published, the best first. */
async function findIds(
  { engine }: Pick<Services, 'engine'>,
  keyword: string,
  asked: Pick<SearchQuestion, 'language' | 'size' | 'telling'>,
): Promise<string[]> {
  const { groups } = await engine.search(publishedKind, {
    keyword,
    field: 'text',
    of: 'groups',
    filters: {},
    today: zoneToday(),
    page: 1,
    sort: 'relevance',
    ...asked,
  })
  return groups.map(({ id }) => id)
}

/** What a list is narrowed to that is looked through for a text. */
export function findPublishedIds(services: Pick<Services, 'engine'>, keyword: string, language: Language) {
  return findIds(services, keyword, { language, size: mostFound })
}

/** Those that say much of a text; more than are shown, so that those in the reader's language can come first. */
export function findSimilarIds(services: Pick<Services, 'engine'>, keyword: string, language: Language) {
  return findIds(services, keyword, { language, size: mostSimilar * 2, telling: true })
}
