import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { FirstIds, SearchQuestion } from '../search/door.ts'
import type { Services } from './services.ts'

type Sought = Pick<SearchQuestion, 'keyword' | 'language'> & Partial<Pick<SearchQuestion, 'filters'>>

const whole = { field: 'text', of: 'groups', filters: {}, page: 1, sort: 'relevance' } as const

/** The ids of all that a text finds in a collection of the search engine, for a list that has an order of its own. */
export function foundIds(
  { engine }: Pick<Services, 'engine'>,
  kind: string,
  sought: Sought,
): Promise<string[]> {
  return engine.everyId(kind, { ...whole, today: zoneToday(), size: 1, ...sought })
}

/** The ids of one page of what a text finds in a collection, the best first, and how many there are. */
export async function bestIds(
  { engine }: Pick<Services, 'engine'>,
  kind: string,
  sought: Sought & Pick<SearchQuestion, 'page' | 'size'>,
): Promise<{ ids: string[]; total: number }> {
  const { groups, total } = await engine.search(kind, { ...whole, today: zoneToday(), ...sought })
  return { ids: groups.map(({ id }) => id), total }
}

/** What of a collection a list needs whose page is ordered by what leads and by the collection's date. */
export function foundFirst(
  { engine }: Pick<Services, 'engine'>,
  kind: string,
  sought: Sought & Pick<SearchQuestion, 'page' | 'size' | 'sort' | 'leading'>,
): Promise<FirstIds> {
  return engine.firstIds(kind, { ...whole, today: zoneToday(), ...sought })
}

/** The ids of what says a good part of a text, the best first. */
export async function similarIds(
  { engine }: Pick<Services, 'engine'>,
  kind: string,
  { most, ...sought }: Sought & { most: number },
): Promise<string[]> {
  const question: SearchQuestion = { ...whole, today: zoneToday(), size: most, telling: true, ...sought }
  const { groups } = await engine.search(kind, question)
  return groups.map(({ id }) => id)
}
