import { requirementLifecycle } from '@portal/protocol/requirements/lifecycle.ts'
import { sql } from 'kysely'
import { lastMoved } from '../kernel/history.ts'
import type { Mover } from '../kernel/mover.ts'
import { requirementLink } from './links.ts'
import { partnersOf } from './queries.ts'

/** The day of publication stays through edits; what was published once more has a new one. */
const publishedAt = sql<Date>`case when published_at < ${lastMoved({
  subject: requirementLifecycle.subject,
  id: 'requirement.id',
  action: 'republish',
})} then now() else coalesce(published_at, now()) end`

/** Tells whom the owner has in mind, once each. */
async function tellPartners({ tell, transaction }: Mover, id: string, title: string): Promise<void> {
  const partners = await partnersOf(transaction, id)
  for (const { account_id: to } of partners.filter((partner) => partner.told_at === null)) {
    const link = requirementLink(id)
    await tell({ to, type: 'SERVICE', event: 'requirementIntended', params: { title }, link })
  }
  await transaction
    .updateTable('requirement_partner')
    .set({ told_at: sql`now()` })
    .where('requirement_id', '=', id)
    .where('told_at', 'is', null)
    .execute()
}

/** A requirement is published, and told to whom it is meant for, once it is shown: one that its owner's standing hides waits. */
export async function comeToBeShown(mover: Mover, id: string): Promise<void> {
  const shown = await mover.transaction
    .updateTable('requirement')
    .set({ published_at: publishedAt })
    .where('id', '=', id)
    .where('state', '=', 'DISPLAYED')
    .where('is_hidden', '=', false)
    .returning('title')
    .executeTakeFirst()
  if (shown) await tellPartners(mover, id, shown.title)
}
