import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { orderCalls } from '@portal/protocol/orders/calls.ts'
import { sql } from 'kysely'
import { statement } from '../../kernel/database/statement.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal, refuseField } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { countryAbroadAt } from '../../profiles/door.ts'
import { barredFrom, countCompleted, providerAt, providerOf } from '../../providers/door.ts'
import { endOrder } from '../follow-up.ts'
import { orderMoves } from '../order-moves.ts'
import { holdOwnOrder } from '../policy.ts'

type Acting = Pick<Caller, 'accountId'>

/** To a demander abroad contacts open with the provider's consent alone, which is noted. */
const setConnected = statement((db, { id }: { id: string }) => {
  const abroad = countryAbroadAt(db, 'service_order.account_id')
  return db
    .updateTable('service_order')
    .set({
      connected_at: sql`now()`,
      provider_consent_at: sql`case when ${abroad} is null then provider_consent_at else now() end`,
    })
    .where('id', '=', id)
    .returning(['type', 'regions', 'abroad_consent_at'])
    .returning([abroad.as('abroad'), providerAt(db, 'service_order.provider_id').as('provider')])
})

type Connected = Awaited<ReturnType<typeof setConnected>>[number]

/**
 * The provider may have gone abroad since the order was placed.
 *
 * @throws Refusal where the law keeps them from such help now, or the demander has not agreed to somebody abroad
 */
function acceptNow({ provider: row, abroad_consent_at: agreedAt, ...help }: Connected): void {
  const provider = providerOf(row!)
  const bar = barredFrom(help, provider)
  if (bar !== null) throw new Refusal('notNow', null, bar)
  if (provider.admittedIn !== null && agreedAt === null)
    throw new Refusal('notNow', null, 'orderedBeforeAbroad')
}

/**
 * Says that the provider and the demander are connected: contacts open to both sides. To a demander abroad they open with
 * the provider's consent alone.
 *
 * @throws Refusal where the caller is not the provider, or may not take the order up any more, a consent is missing, or
 *   the state does not allow it
 */
export async function connectOrder(
  services: Services,
  { params: { id }, body }: GivenOf<typeof orderCalls.communicated>,
  caller: Acting,
): Promise<null> {
  await moving(services, async ({ move, transaction }) => {
    const { order } = await holdOwnOrder(transaction, id, caller, ['provider'])
    await move(orderMoves, order, {
      action: 'communicated',
      as: 'provider',
      by: caller.accountId,
      reason: body.note ?? null,
    })
    const [connected] = await setConnected(transaction, { id })
    acceptNow(connected!)
    if (connected!.abroad !== null && !body.consentsToAbroad) refuseField('consentsToAbroad', 'mustAgree')
  })
  return null
}

/**
 * Begins to work on an order, by a day on which it should be ready.
 *
 * @throws Refusal where the caller is not the provider, or the state does not allow it
 */
export async function beginOrder(
  services: Services,
  { params: { id }, body }: GivenOf<typeof orderCalls.processing>,
  caller: Acting,
): Promise<null> {
  await moving(services, async ({ move, transaction }) => {
    const { order } = await holdOwnOrder(transaction, id, caller, ['provider'])
    await move(orderMoves, order, {
      action: 'processing',
      as: 'provider',
      by: caller.accountId,
      reason: body.note ?? null,
    })
    await transaction
      .updateTable('service_order')
      .set({ begun_at: sql`now()`, expected_on: body.expectedOn ?? null })
      .where('id', '=', id)
      .execute()
  })
  return null
}

/**
 * Says that an order is completed.
 *
 * @throws Refusal where the caller is not the provider, or the state does not allow it
 */
export async function completeOrder(
  services: Services,
  { params: { id }, body }: GivenOf<typeof orderCalls.completed>,
  caller: Acting,
): Promise<null> {
  await moving(services, async (mover) => {
    const { order } = await holdOwnOrder(mover.transaction, id, caller, ['provider'])
    await endOrder(mover, order, {
      action: 'completed',
      as: 'provider',
      by: caller.accountId,
      reason: body.note ?? null,
    })
    await mover.transaction
      .updateTable('service_order')
      .set({ completed_at: sql`now()` })
      .where('id', '=', id)
      .execute()
    await countCompleted(mover, order.provider_id)
  })
  return null
}

/**
 * Cancels an order by either side.
 *
 * @throws Refusal where the caller is no side of it, the state does not allow it, or a reason is needed
 */
export async function cancelOrder(
  services: Services,
  { params: { id }, body }: GivenOf<typeof orderCalls.cancel>,
  caller: Acting,
): Promise<null> {
  await moving(services, async (mover) => {
    const { order, as } = await holdOwnOrder(mover.transaction, id, caller, ['demander', 'provider'])
    await endOrder(mover, order, { action: 'cancel', as, by: caller.accountId, reason: body.reason ?? null })
  })
  return null
}
