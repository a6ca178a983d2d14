import type { Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { Services } from '../kernel/services.ts'
import { templateCollection } from './search-collection.ts'

/** Of so many that a text finds, those that fit best, a list has its pages. */
const mostFound = 500

/** The ids of the versions that a text finds among those that are published, the best first. */
export async function findVersions(
  { engine }: Pick<Services, 'engine'>,
  { keyword, language }: { keyword: string; language: Language },
): Promise<string[]> {
  const { groups } = await engine.search(templateCollection.kind, {
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
