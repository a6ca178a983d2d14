import type { Feature } from '../kernel/feature.ts'
import { demoLookups } from './demo.ts'
import { endLookups, ownLookups } from './leaving.ts'
import { filesOfResults } from './lookup-files.ts'
import { lookupMoves } from './lookup-moves.ts'
import { pendingQuotes } from './pending.ts'
import { answersOf, countCompleted, countDue, countUndecided } from './queries.ts'
import { lookupRoutes } from './routes.ts'
import { releases } from './releases.ts'
import { lookupSubject, lookupThreads } from './subject.ts'
import { releaseLookups } from './take-up.ts'

export const lookupsFeature = {
  name: 'lookups',
  tables: ['lookup', 'lookup_result', 'lookup_provision', 'lookup_case', 'lookup_file', 'lookup_release'],
  routes: lookupRoutes,
  lifecycles: [lookupMoves],
  accounts: {
    'lookup.account_id': { leaving: 'erase', exported: true },
    'lookup.assigned_to': {
      leaving: { kept: 'it is given back, and who works on it is the staff’s affair' },
      exported: { not: 'it is in the data of who applied for it' },
    },
  },
  leaving: { keepsFiles: filesOfResults, erase: endLookups },
  exported: ownLookups,
  subjects: { [lookupSubject]: lookupThreads },
  formattedTexts: answersOf,
  learnedFrom: releases,
  assigned: { role: 'DESK', release: releaseLookups },
  pending: [pendingQuotes],
  waiting: [
    { kind: 'lookups', role: 'DESK', count: countUndecided },
    { kind: 'lookupsDue', role: 'DESK', count: countDue },
  ],
  counts: async (db) => ({ lookupsCompleted: await countCompleted(db) }),
  demo: [demoLookups],
} as const satisfies Feature
