import { isIndividual } from '@portal/protocol/kernel/user-types.ts'
import { orderLifecycle } from '@portal/protocol/orders/lifecycle.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Subject } from '../kernel/subject.ts'
import { parties } from '../profiles/door.ts'
import { orderLink } from './links.ts'
import { writtenStates } from './queries.ts'
import { hasOpenContacts } from './shown.ts'

/** The kind of what the two sides of an order write to each other about. */
export const orderSubject = orderLifecycle.subject

/** Orders, as things that are written about. Until contacts open, an individual is not named to the provider. */
export const orderThreads: Subject = {
  async hold(transaction, id) {
    await transaction.selectFrom('service_order').select('id').where('id', '=', id).forShare().execute()
  },
  async describe(db: Database, ids, readerId) {
    if (ids.length === 0) return new Map()
    const rows = await db
      .selectFrom('service_order')
      .innerJoin(parties(db), 'party.id', 'service_order.account_id')
      .select(['service_order.id', 'service_order.state', 'title', 'provider_id', 'user_type'])
      .where('service_order.id', 'in', ids)
      .where((eb) => eb.or([eb('account_id', '=', readerId), eb('provider_id', '=', readerId)]))
      .execute()
    return new Map(
      rows.map(({ id, state, title, provider_id: provider, user_type: userType }) => [
        id,
        {
          title,
          link: orderLink(id),
          hidesPartner: provider === readerId && isIndividual(userType) && !hasOpenContacts(state),
          isOpen: writtenStates.some((one) => one === state),
        },
      ]),
    )
  },
}
