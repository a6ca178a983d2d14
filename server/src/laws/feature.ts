import type { Feature } from '../kernel/feature.ts'
import { demoLaws } from './demo.ts'
import { leaningOf, leaningsOf } from './leanings.ts'
import { countriesOfLaws, lawCounts, lawPageCount, lawPages } from './queries.ts'
import { lawRoutes } from './routes.ts'
import { hitOrigin, lawCollection, lawGroups, lawHitPath, type LawShown } from './search-collection.ts'
import { tellBegun } from './wordings-begun.ts'

export const lawsFeature = {
  name: 'laws',
  tables: ['law', 'law_title', 'law_version', 'law_text', 'law_unit'],
  routes: lawRoutes,
  jobs: ({ db }) => [
    { name: 'refresh-wordings', cron: '1 0 * * *', atStart: true, run: () => tellBegun(db) },
  ],
  counts: lawCounts,
  countriesInUse: { LAW_REGULATIONS: countriesOfLaws },
  sitemap: { count: lawPageCount, list: lawPages },
  search: {
    declaration: lawCollection,
    ids: { table: 'law', column: 'id' },
    groups: lawGroups,
    path: lawHitPath,
    leaning: leaningOf,
    preferred: (asked) => leaningsOf(asked).preferred,
    titleOrigin: ({ shown, titleLanguage }) => hitOrigin(shown as LawShown, titleLanguage),
  },
  demo: [demoLaws],
} as const satisfies Feature
