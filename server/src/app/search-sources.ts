import type { Database } from '../kernel/database/store.ts'
import { features } from './features.ts'
import type { SearchSources } from './search-follower.ts'

/** What the features have to be searched. */
export function searchSources(db: Database): SearchSources {
  const found = features.flatMap(({ search, learnedFrom }) => [search ?? [], learnedFrom ?? []].flat())
  const glossary = features.find(({ concepts }) => concepts)
  return {
    collections: found.map(({ declaration, groups }) => ({ declaration, groups: (ids) => groups(db, ids) })),
    concepts: async () => (await glossary?.concepts?.(db)) ?? [],
  }
}
