import type { EvaluatedKind } from '@portal/protocol/evaluations/constants.ts'
import { registeredTypes } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import type { PendingKind } from '../kernel/pending.ts'
import { unevaluated } from './unevaluated.ts'
import { demandersLink } from './work.ts'

/** Nobody owes an evaluation: who has given none in so many days is not asked any more. */
const askedDays = 60

const pendingOf = (kind: EvaluatedKind): PendingKind => ({
  kind: 'evaluations',
  types: registeredTypes,
  rows: (db, accountId) =>
    unevaluated(db, kind, accountId)
      .select(['completed.thing_id', 'completed.title', sql<number>`1`.as('count')])
      .select(sql<Date>`completed.completed_at`.as('since'))
      .where('completed.completed_at', '>', sql<Date>`now() - make_interval(days => ${sql.lit(askedDays)})`),
  link: demandersLink[kind],
})

/** Work that was completed for somebody, who has not said yet how it was. */
export const pendingEvaluations = [pendingOf('cooperation'), pendingOf('order')]
