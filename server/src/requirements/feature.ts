import { releaseReviews } from '../account/door.ts'
import type { Feature } from '../kernel/feature.ts'
import { expireRequirements, remindOwners } from './clock.ts'
import { cooperationMoves } from './cooperation-moves.ts'
import { countEver } from './counts.ts'
import { demoRequirements } from './demo.ts'
import { endWork, filesAgreedOn, ownWork } from './leaving.ts'
import { resealParties } from './opposing.ts'
import { requirementLink } from './links.ts'
import { pendingWork } from './pending.ts'
import { countDisplayed, countReviewing, regionsDisplayed } from './queries.ts'
import { requirementMoves } from './requirement-moves.ts'
import { requirementRoutes } from './routes.ts'
import { followStanding } from './standing.ts'
import { cooperations, cooperationSubject } from './subject.ts'
import { openUnits, requirementCollection, requirementGroups } from './search-collection.ts'

export const requirementsFeature = {
  name: 'requirements',
  tables: ['requirement', 'requirement_file', 'requirement_partner', 'requirement_reminder', 'cooperation'],
  // Whether its owner is asked how the work was stands in the row of a list: evaluations themselves read cooperations.
  reads: ['evaluation'],
  routes: requirementRoutes,
  lifecycles: [requirementMoves, cooperationMoves],
  jobs: (services) => [
    { name: 'expire-requirements', cron: '* * * * *', run: () => expireRequirements(services) },
    { name: 'remind-owners', cron: '*/10 * * * *', run: () => remindOwners(services) },
  ],
  reseal: resealParties,
  accounts: {
    'requirement.account_id': { leaving: 'erase', exported: true },
    'requirement.assigned_to': {
      leaving: { kept: 'it is given back, and who reviews it is the staff’s affair' },
      exported: { not: 'it is in the data of whose requirement it is' },
    },
    'requirement_partner.account_id': {
      leaving: 'row goes',
      exported: { not: 'whom an owner has in mind is in the owner’s data' },
    },
    'cooperation.account_id': { leaving: 'erase', exported: true },
  },
  standing: followStanding,
  leaving: { keepsFiles: filesAgreedOn, erase: endWork },
  exported: ownWork,
  subjects: { [cooperationSubject]: cooperations },
  assigned: {
    role: 'MODERATOR',
    release: (transaction, accountId) => releaseReviews(transaction, requirementMoves, accountId),
  },
  pending: pendingWork,
  waiting: [{ kind: 'requirements', role: 'MODERATOR', count: countReviewing }],
  counts: async (db) => ({ requirements: await countDisplayed(db), ...(await countEver(db)) }),
  demo: [demoRequirements],
  countriesInUse: { LAW_REQUIREMENTS: regionsDisplayed },
  search: {
    declaration: requirementCollection,
    ids: { table: 'requirement', column: 'id' },
    groups: requirementGroups,
    path: ({ id }) => requirementLink(id),
    openUnits,
  },
} as const satisfies Feature
