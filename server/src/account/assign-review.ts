import type { AdminRole } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { AnyMovable } from '../kernel/mover.ts'
import { Refusal, refuseField } from '../kernel/refusal.ts'
import { moderators } from './moderators.ts'

/**
 * Says which moderator reviews a thing of some kind, or who of another role sees to it, or that nobody does.
 *
 * @throws Refusal where there is none, it was deleted, or the account has not that role
 */
export async function assignReview(
  db: Database,
  { table }: Pick<AnyMovable, 'table'>,
  { id, to, role }: { id: string; to: string | null; role?: AdminRole },
): Promise<null> {
  if (to !== null && !(await moderators(db, role)).some((one) => one.id === to))
    refuseField('to', 'notChoice')
  const { rows: assigned } = await sql`
    update ${sql.table(table)} set assigned_to = ${to} where id = ${id} and state <> 'DELETED' returning id`.execute(
    db,
  )
  if (!assigned[0]) throw new Refusal('notFound')
  return null
}

/** Has nobody review what somebody was to review of some kind. */
export async function releaseReviews(
  db: Database,
  { table }: Pick<AnyMovable, 'table'>,
  accountId: string,
): Promise<void> {
  await sql`update ${sql.table(table)} set assigned_to = null where assigned_to = ${accountId}`.execute(db)
}
