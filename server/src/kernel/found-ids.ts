import type { Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { SearchFilters } from '../search/door.ts'
import type { Services } from './services.ts'

/** Of so many that a text finds, those that fit best, a list has its pages. */
const mostFound = 500

interface Sought {
  keyword: string
  /** The reader's. */
  language: Language
  filters?: SearchFilters
  size?: number
}

/** The ids of what a text finds in a collection of the search engine, the best first. */
export async function foundIds(
  { engine }: Pick<Services, 'engine'>,
  kind: string,
  { keyword, language, filters = {}, size = mostFound }: Sought,
): Promise<string[]> {
  const { groups } = await engine.search(kind, {
    keyword,
    field: 'text',
    of: 'groups',
    filters,
    language,
    today: zoneToday(),
    page: 1,
    size,
    sort: 'relevance',
  })
  return groups.map(({ id }) => id)
}
