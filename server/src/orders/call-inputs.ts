import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { OrderState } from '@portal/protocol/orders/lifecycle.ts'
import type { Services } from '../kernel/services.ts'
import { addService } from '../law-services/fixtures/rows.ts'
import { addSomebody, callerOf, type CallInputs, type Somebody } from '../testing/somebody.ts'
import { addOrder, orderGiven } from './fixtures/rows.ts'

async function orderOf(
  { db }: Services,
  demander: Somebody,
  provider: Somebody,
  state?: OrderState,
): Promise<string> {
  return addOrder(db, await addService(db, provider.id), [demander.id, provider.id], state)
}

/** One that the caller placed. */
async function placed(services: Services, token: string | undefined): Promise<string> {
  return orderOf(services, await callerOf(services, token), await addSomebody(services, 'LAWYER'))
}

/** One that the caller received. */
async function received(services: Services, token: string | undefined, state?: OrderState): Promise<string> {
  const provider = await callerOf(services, token, 'LAWYER')
  return orderOf(services, await addSomebody(services, 'ENTERPRISE'), provider, state)
}

const pathId = (id: string) => ({ params: { id } })

/** Of orders. */
export const callInputs: CallInputs = {
  'orders.page': async (services, token) => {
    for (const _ of [0, 1]) await placed(services, token)
    return {}
  },
  'orders.read': async (services, token) => pathId(await placed(services, token)),
  'orders.order': async (services) => ({
    ...pathId(await addService(services.db, (await addSomebody(services, 'LAWYER')).id)),
    body: orderGiven(),
  }),
  'orders.communicated': async (services, token) => ({
    ...pathId(await received(services, token)),
    body: { note: '已电话联系' },
  }),
  'orders.processing': async (services, token) => ({
    ...pathId(await received(services, token, 'CONNECTED')),
    body: { expectedOn: zoneToday() },
  }),
  'orders.completed': async (services, token) => ({
    ...pathId(await received(services, token, 'PROCESSING')),
    body: {},
  }),
  'orders.cancel': async (services, token) => ({
    ...pathId(await placed(services, token)),
    body: { reason: '项目取消' },
  }),
}

export const ownersCalls = [
  'orders.cancel',
  'orders.communicated',
  'orders.completed',
  'orders.processing',
  'orders.read',
]
