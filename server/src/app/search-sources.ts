import type { Database } from '../kernel/database/store.ts'
import { features } from './features.ts'
import type { SearchSources } from './search-follower.ts'

/** All that search follows: what is found, and what it learns from. */
export const everyFollowed = features.flatMap(({ search, learnedFrom }) =>
  [search ?? [], learnedFrom ?? []].flat(),
)

export const everyDeclaration = everyFollowed.map(({ declaration }) => declaration)

/** What the features have to be searched. */
export function searchSources(db: Database): SearchSources {
  const glossary = features.find(({ concepts }) => concepts)
  return {
    collections: everyFollowed.map(({ declaration, groups }) => ({
      declaration,
      groups: (ids) => groups(db, ids),
    })),
    concepts: async () => (await glossary?.concepts?.(db)) ?? [],
  }
}
