import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { PublicationKind } from '@portal/protocol/publications/kinds.ts'
import { foundIds } from '../kernel/found-ids.ts'
import type { Services } from '../kernel/services.ts'
import { publicationCollection } from './search-collection.ts'

/** The ids of the versions of a kind that a text finds among those that are published, the best first. */
export function findVersions(
  services: Pick<Services, 'engine'>,
  { kind, keyword, language }: { kind: PublicationKind; keyword: string; language: Language },
): Promise<string[]> {
  const filters = { values: { kind: [kind] } }
  return foundIds(services, publicationCollection.kind, { keyword, language, filters })
}
