import type { EvaluatedKind } from '@portal/protocol/evaluations/constants.ts'
import { registeredTypes } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import type { PendingKind } from '../kernel/pending.ts'
import { asked } from './unevaluated.ts'
import { demandersLink } from './work.ts'

const pendingOf = (kind: EvaluatedKind): PendingKind => ({
  kind: `${kind}Evaluations`,
  types: registeredTypes,
  rows: (db, accountId) =>
    asked(db, kind, accountId)
      .select(['completed.thing_id', 'completed.title', sql<number>`1`.as('count')])
      .select(sql<Date>`completed.completed_at`.as('since')),
  link: demandersLink[kind],
})

/** Work that was completed for somebody, who has not said yet how it was. */
export const pendingEvaluations = [pendingOf('cooperation'), pendingOf('order')]
