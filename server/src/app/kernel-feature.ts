import { auditLinesOf } from '../kernel/audit.ts'
import { compactChanges } from '../kernel/change-log.ts'
import { refreshStatistics } from '../kernel/database/refresh-statistics.ts'
import { purgeCounts } from '../kernel/http/shared-counts.ts'
import type { Feature } from '../kernel/feature.ts'
import { countQueued, purgeMessages, resealQueued } from '../kernel/outbox.ts'
import { deliveryJobs } from './messages-out.ts'

/** What the kernel keeps in tables of its own. */
export const kernelFeature = {
  name: 'kernel',
  tables: [
    'audit_log',
    'history',
    'idempotency_key',
    'outgoing_message',
    'request_count',
    'search_change',
    'seed',
    'setting',
  ],
  reseal: resealQueued,
  jobs: ({ db, store, outbox }) => [
    { name: 'purge-messages', cron: '27 3 * * *', run: () => purgeMessages(db) },
    { name: 'compact-changes', cron: '41 3 * * *', run: () => compactChanges(db) },
    { name: 'purge-counts', cron: '*/10 * * * *', run: () => purgeCounts(db) },
    { name: 'sweep-messages', cron: '* * * * *', run: () => outbox.sweep() },
    { name: 'refresh-statistics', cron: '*/10 * * * *', run: () => refreshStatistics(store) },
  ],
  queues: ({ outbox }) =>
    Object.values(deliveryJobs).map((name) => ({ name, atOnce: 4, run: (id: string) => outbox.deliver(id) })),
  accounts: {
    'audit_log.account_id': {
      leaving: { kept: 'who did what stays accountable; the account keeps its username alone' },
      exported: true,
    },
    'history.by_account': {
      leaving: { kept: 'who moved a thing stays accountable' },
      exported: { not: 'a move is in the data of whom it was about; who of the staff made it is theirs' },
    },
    'idempotency_key.account_id': {
      leaving: 'row goes',
      exported: { not: 'a technical trace of a day, sealed' },
    },
  },
  exported: async ({ db }, { id }) => ({ auditLog: await auditLinesOf(db, id) }),
  waiting: [{ kind: 'messages', role: 'AUDITOR', count: countQueued }],
} as const satisfies Feature
