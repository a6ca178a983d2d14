import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { SearchQuestion } from '../search/door.ts'
import type { Services } from './services.ts'

/** Of so many that a text finds, those that fit best, a list has its pages. */
const mostFound = 500

type Sought = Pick<SearchQuestion, 'keyword' | 'language' | 'telling'> &
  Partial<Pick<SearchQuestion, 'filters' | 'size'>>

/** The ids of what a text finds in a collection of the search engine, the best first. */
export async function foundIds(
  { engine }: Pick<Services, 'engine'>,
  kind: string,
  sought: Sought,
): Promise<string[]> {
  const { groups } = await engine.search(kind, {
    field: 'text',
    of: 'groups',
    filters: {},
    today: zoneToday(),
    page: 1,
    size: mostFound,
    sort: 'relevance',
    ...sought,
  })
  return groups.map(({ id }) => id)
}
