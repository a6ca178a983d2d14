import { askedDays, type EvaluatedKind } from '@portal/protocol/evaluations/constants.ts'
import { sql, type Expression } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { completedOrders } from '../orders/door.ts'
import { completedCooperations } from '../requirements/door.ts'

const completedOf = { cooperation: completedCooperations, order: completedOrders }

/** Work of a kind that was completed for somebody, who has not said yet how it was. */
export function unevaluated(db: Database, kind: EvaluatedKind, demanderId: string | Expression<string>) {
  return db
    .selectFrom(completedOf[kind](db))
    .select('completed.id')
    .where('completed.demander_id', '=', demanderId)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('evaluation')
            .select('evaluation.id')
            .where('kind', '=', kind)
            .whereRef('subject_id', '=', 'completed.id'),
        ),
      ),
    )
}

/** Of such work that for which its demander is asked to evaluate it. */
export function asked(db: Database, kind: EvaluatedKind, demanderId: string | Expression<string>) {
  const since = sql<Date>`now() - make_interval(days => ${sql.lit(askedDays)})`
  return unevaluated(db, kind, demanderId).where('completed.completed_at', '>', since)
}
