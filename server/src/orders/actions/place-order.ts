import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { orderCalls } from '@portal/protocol/orders/calls.ts'
import { openOrderStates } from '@portal/protocol/orders/lifecycle.ts'
import { sql } from 'kysely'
import { holdVerifiedMaker } from '../../account/door.ts'
import { openThread } from '../../conversations/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import { freshCode } from '../../kernel/fresh-code.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal, refuseField } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { findService, holdService, isOffered, orderBarOf, serviceOrdered } from '../../law-services/door.ts'
import { barredFrom, providersById } from '../../providers/door.ts'
import { orderMoves } from '../order-moves.ts'
import { orderSubject } from '../subject.ts'

type Given = GivenOf<typeof orderCalls.order>['body']
type Service = NonNullable<Awaited<ReturnType<typeof findService>>>

/** Words of its own for each reason why somebody cannot order. */
const barWords = { own: 'ownService', notVerified: 'notVerified', administrator: null } as const

/** What is ordered, as it is offered now. */
function offered(service: Service) {
  return {
    service_id: service.id,
    provider_id: service.account_id,
    title: service.title,
    language: service.language,
    type: service.type,
    business_type: service.business_type,
    dispute_type: service.dispute_type,
    translation_pair: service.translation_pair,
    regions: service.regions,
    description: service.description,
    content: service.content,
    firm: service.firm,
    fee_from: service.fee_from,
    fee_to: service.fee_to,
    days: service.days,
  }
}

async function hasOrdered(transaction: Database, serviceId: string, demanderId: string): Promise<boolean> {
  const open = await transaction
    .selectFrom('service_order')
    .select('id')
    .where('service_id', '=', serviceId)
    .where('account_id', '=', demanderId)
    .where('state', 'in', openOrderStates)
    .executeTakeFirst()
  return open !== undefined
}

/** Contacts open to a provider abroad with no other word of the demander's: the consent comes first. */
async function acceptProvider(transaction: Database, service: Service, given: Given): Promise<boolean> {
  const provider = (await providersById(transaction, [service.account_id])).get(service.account_id)
  if (!provider?.isVerified) throw new Refusal('notNow', null, 'providerGone')
  const bar = barredFrom(service, provider)
  if (bar !== null) throw new Refusal('notNow', null, bar)
  const isAbroad = provider.admittedIn !== null
  if (isAbroad && !given.consentsToAbroad) refuseField('consentsToAbroad', 'mustAgree')
  return isAbroad
}

/**
 * Orders somebody else's service; the two have a thread from then on.
 *
 * @throws Refusal where it is the caller's own, it is not shown, it was changed since the caller read it, its provider may
 *   not offer it any more, or the caller has an open order on it
 */
export async function placeOrder(
  services: Services,
  { params, body }: GivenOf<typeof orderCalls.order>,
  caller: Pick<Caller, 'accountId' | 'userType' | 'verification'>,
): Promise<{ id: string }> {
  const { accountId } = caller
  const id = await moving(services, async (mover) => {
    const { make, transaction } = mover
    await holdVerifiedMaker(transaction, accountId)
    await holdService(transaction, params.id)
    const service = (await findService(transaction, params.id, accountId))!
    const bar = orderBarOf(service, caller)
    if (bar !== null) throw new Refusal('notNow', null, barWords[bar])
    const columns = { ...offered(service), account_id: accountId }
    const facts = {
      ...columns,
      is_offered: isOffered(service),
      is_ordered: await hasOrdered(transaction, service.id, accountId),
    }
    const doing = { action: 'order', as: 'demander', by: accountId } as const
    const orderId = await make(orderMoves, facts, doing, async (state) => {
      const { revision = service.revision } = body
      if (revision !== service.revision) throw new Refusal('changedMeanwhile', null, 'serviceChanged')
      const isAbroad = await acceptProvider(transaction, service, body)
      return transaction
        .insertInto('service_order')
        .values({
          ...columns,
          state,
          code: freshCode('O', 'order_number'),
          note: body.note,
          contact: body.contact,
          phone: body.phone,
          email: body.email ?? null,
          ...(isAbroad && { abroad_consent_at: sql`now()` }),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    })
    await serviceOrdered(mover, service.id, { by: accountId, orderId })
    await openThread(transaction, {
      subject: orderSubject,
      subjectId: orderId,
      sides: [service.account_id, accountId],
    })
    return orderId
  })
  return { id }
}
