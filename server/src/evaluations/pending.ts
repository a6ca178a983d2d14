import type { EvaluatedKind } from '@portal/protocol/evaluations/constants.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { Pending } from '../kernel/pending.ts'
import { unevaluated } from './unevaluated.ts'
import { worksOf } from './work.ts'

/** Nobody owes an evaluation: who has given none in so many days is not asked any more. */
const askedDays = 60

async function pendingOf(db: Database, kind: EvaluatedKind, demanderId: string, limit: number) {
  const rows = await unevaluated(db, kind, demanderId)
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('completed.completed_at', '>', sql<Date>`now() - make_interval(days => ${askedDays})`)
    .limit(limit)
    .execute()
  const works = await worksOf(
    db,
    kind,
    rows.map(({ id }) => id),
  )
  const items = rows.flatMap(({ id, completed_at: since }) => {
    const work = works.get(id)
    if (!work || since === null) return []
    return { kind: 'evaluations', title: work.title, count: 1, link: work.links.demander, since }
  })
  return { items, total: rows[0]?.total ?? 0 }
}

/** Work that was completed for somebody, who has not said yet how it was. */
export async function pendingEvaluations(
  db: Database,
  accountId: string,
  limit: number,
): Promise<{ items: Pending[]; total: number }> {
  const cooperations = await pendingOf(db, 'cooperation', accountId, limit)
  const orders = await pendingOf(db, 'order', accountId, limit)
  return { items: [...cooperations.items, ...orders.items], total: cooperations.total + orders.total }
}
