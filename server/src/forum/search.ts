import type { Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { Services } from '../kernel/services.ts'
import { postKind } from './post-moves.ts'

/** Of so many that a text finds, those that fit best, a list has its pages. */
const mostFound = 500

/** The ids of the posts that a text finds, the best first. */
export async function findPosts(
  { engine }: Pick<Services, 'engine'>,
  keyword: string,
  language: Language,
): Promise<string[]> {
  const { groups } = await engine.search(postKind, {
    keyword,
    field: 'text',
    of: 'groups',
    filters: {},
    language,
    today: zoneToday(),
    page: 1,
    size: mostFound,
    sort: 'relevance',
  })
  return groups.map(({ id }) => id)
}
