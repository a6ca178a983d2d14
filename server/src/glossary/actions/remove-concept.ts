import type { glossaryAdminCalls } from '@portal/protocol/glossary/admin-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { sql } from 'kysely'
import { holdChangeLog, logChanges, wholeSubject } from '../../kernel/change-log.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'

/**
 * Removes a concept for good, one of the portal's own too.
 *
 * @throws Refusal where there is none
 */
export async function removeConcept(
  { db, follower }: Services,
  { params: { id } }: GivenOf<typeof glossaryAdminCalls.removeConcept>,
): Promise<null> {
  await db.transaction().execute(async (transaction) => {
    await holdChangeLog(transaction)
    const removed = await transaction
      .updateTable('concept')
      .set({ is_removed: true, seed_digest: null, updated_at: sql`now()` })
      .where('id', '=', id)
      .where('is_removed', '=', false)
      .executeTakeFirst()
    if (removed.numUpdatedRows !== 1n) throw new Refusal('notFound')
    await logChanges(transaction, 'glossary', [wholeSubject])
  })
  follower.wake()
  return null
}
