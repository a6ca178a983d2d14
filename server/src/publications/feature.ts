import type { Feature } from '../kernel/feature.ts'
import { publishDue } from './clock.ts'
import { demoPublications } from './demo.ts'
import { countInReview, formattedTextsOf } from './desk-queries.ts'
import { deskRoutes } from './desk-routes.ts'
import { filesGiven } from './leaving.ts'
import { publicRoutes } from './public-routes.ts'
import { publicationMoves } from './publication-moves.ts'
import { publicationSearch } from './search-collection.ts'
import { countPublicationPages, listPublicationPages } from './sitemap.ts'

export const publicationsFeature = {
  name: 'publications',
  tables: [
    'publication',
    'publication_version',
    'publication_text',
    'publication_picture',
    'publication_file',
  ],
  routes: (bind) => {
    publicRoutes(bind)
    deskRoutes(bind)
  },
  jobs: (services) => [{ name: 'publish-due', cron: '* * * * *', run: () => publishDue(services) }],
  lifecycles: [publicationMoves],
  accounts: {
    'publication_version.written_by': {
      leaving: { kept: 'the text is the platform’s; whoever wrote it has no name any more' },
      exported: { not: 'it is the platform’s' },
    },
  },
  leaving: { keepsFiles: filesGiven },
  waiting: [{ kind: 'publications', role: 'EDITOR', count: countInReview }],
  sitemap: { count: countPublicationPages, list: listPublicationPages },
  formattedTexts: formattedTextsOf,
  demo: [demoPublications],
  search: publicationSearch,
} as const satisfies Feature
