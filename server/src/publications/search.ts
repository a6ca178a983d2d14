import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { PageWanted } from '@portal/protocol/kernel/list.ts'
import type { PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { publicationsList } from '@portal/protocol/publications/lists.ts'
import { foundFirst, foundIds } from '../kernel/found-ids.ts'
import type { Services } from '../kernel/services.ts'
import type { FirstIds } from '../search/door.ts'
import { publicationKind } from './publication-moves.ts'
import { pinned } from './search-collection.ts'

/** The ids of the versions of a kind that a text finds among those that are published, the best first. */
export function findVersions(
  services: Pick<Services, 'engine'>,
  { kind, keyword, language }: { kind: PublicationKind; keyword: string; language: Language },
): Promise<string[]> {
  const filters = { values: { kind: [kind] } }
  return foundIds(services, publicationKind, { keyword, language, filters })
}

/** The same for a page of a list by when they appeared: those that may stand on it, and how many there are. */
export async function findPage(
  services: Pick<Services, 'engine'>,
  kind: PublicationKind,
  { keyword, category, country, from, until, ...page }: PageWanted<typeof publicationsList>,
  language: Language,
): Promise<FirstIds | null> {
  if (keyword === undefined) return null
  const one = (value: string | undefined) => (value === undefined ? [] : [value])
  const filters = {
    values: { kind: [kind], category: one(category), country: one(country) },
    dates: { publishedOn: { from, to: until } },
  }
  return foundFirst(services, publicationKind, {
    keyword,
    language,
    filters,
    leading: { isPinned: [pinned] },
    ...page,
  })
}
