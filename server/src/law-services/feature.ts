import { releaseReviews } from '../account/door.ts'
import type { Feature } from '../kernel/feature.ts'
import { demoServices } from './demo.ts'
import { lawServiceMoves } from './law-service-moves.ts'
import { closeOwn, ownServices } from './leaving.ts'
import { serviceLink } from './links.ts'
import { pendingServices } from './pending.ts'
import { countReviewing, regionsDisplayed } from './queries.ts'
import { lawServiceRoutes } from './routes.ts'
import { openUnits, serviceCollection, serviceGroups } from './search-collection.ts'
import { followStanding } from './standing.ts'

export const lawServicesFeature = {
  name: 'law-services',
  tables: ['law_service', 'service_case', 'service_reader'],
  routes: lawServiceRoutes,
  lifecycles: [lawServiceMoves],
  accounts: {
    'law_service.account_id': { leaving: 'erase', exported: true },
    'law_service.assigned_to': {
      leaving: { kept: 'it is given back, and who reviews it is the staff’s affair' },
      exported: { not: 'it is in the data of whose service it is' },
    },
    'service_reader.account_id': {
      leaving: 'row goes',
      exported: { not: 'it follows from the orders, which are in the data' },
    },
  },
  standing: followStanding,
  leaving: { erase: closeOwn },
  exported: ownServices,
  assigned: {
    role: 'MODERATOR',
    release: (transaction, accountId) => releaseReviews(transaction, lawServiceMoves, accountId),
  },
  pending: [pendingServices],
  waiting: [{ kind: 'services', role: 'MODERATOR', count: countReviewing }],
  demo: [demoServices],
  countriesInUse: { LAW_SERVICE: regionsDisplayed },
  search: {
    declaration: serviceCollection,
    ids: { table: 'law_service', column: 'id' },
    groups: serviceGroups,
    path: ({ id }) => serviceLink(id),
    openUnits,
  },
} as const satisfies Feature
