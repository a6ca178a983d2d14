import type { LawServiceState } from '@portal/protocol/law-services/lifecycle.ts'
import { providerTypes } from '@portal/protocol/kernel/user-types.ts'
import type { Services } from '../kernel/services.ts'
import { addSomebody, callerOf, type CallInputs } from '../testing/somebody.ts'
import { addService, addServiceCase, caseGiven, serviceGiven } from './fixtures/rows.ts'
import { serviceGroups } from './search-collection.ts'

/** One that somebody else offers. */
async function others(services: Services, state: LawServiceState = 'DISPLAYED'): Promise<string> {
  const provider = await addSomebody(services, 'LAW_OFFICE')
  return addService(services.db, provider.id, { state })
}

/** One of the caller's own. */
async function own(services: Services, token: string | undefined, state: LawServiceState = 'DISPLAYED') {
  const { id, userType } = await callerOf(services, token, 'LAWYER')
  const isProvider = providerTypes.some((type) => type === userType)
  return isProvider ? addService(services.db, id, { state }) : others(services, state)
}

/** A case of one of the caller's own. */
async function ownCase(services: Services, token: string | undefined): Promise<string> {
  return addServiceCase(services.db, await own(services, token))
}

const pathId = (id: string) => ({ params: { id } })

/** Of services and their cases. */
export const callInputs: CallInputs = {
  'lawServices.page': async (services) => {
    const ids = [await others(services), await others(services)]
    const upserts = await serviceGroups(services.db, ids)
    await services.engine.apply({ sequence: 0, upserts, removals: [] })
    return { query: { type: 'CONTRACT_REVIEW', region: 'KZ' } }
  },
  'lawServices.ownPage': async (services, token) => {
    for (const _ of [0, 1]) await own(services, token)
    return {}
  },
  'lawServices.own': async (services, token) => pathId(await own(services, token)),
  'lawServices.read': async (services) => pathId(await others(services)),
  'lawServices.add': async () => ({ body: { ...serviceGiven(), cases: [caseGiven] } }),
  'lawServices.edit': async (services, token) => ({
    ...pathId(await own(services, token)),
    body: { ...serviceGiven(), revision: 0 },
  }),
  'lawServices.close': async (services, token) => pathId(await own(services, token)),
  'lawServices.reopen': async (services, token) => pathId(await own(services, token, 'CLOSED')),
  'lawServices.remove': async (services, token) => pathId(await own(services, token, 'CLOSED')),
  'lawServices.addCase': async (services, token) => ({
    body: { ...caseGiven, serviceId: await own(services, token) },
  }),
  'lawServices.readCase': async (services) =>
    pathId(await addServiceCase(services.db, await others(services))),
  'lawServices.providerCases': async (services) => {
    const { id } = await addSomebody(services, 'LAW_OFFICE')
    const serviceId = await addService(services.db, id)
    for (const position of [0, 1]) await addServiceCase(services.db, serviceId, position)
    return pathId(id)
  },
  'lawServices.editCase': async (services, token) => ({
    ...pathId(await ownCase(services, token)),
    body: caseGiven,
  }),
  'lawServices.removeCase': async (services, token) => pathId(await ownCase(services, token)),
  'lawServices.reviewPage': async (services) => {
    for (const _ of [0, 1]) await others(services, 'REVIEWING')
    return { query: { state: 'REVIEWING' } }
  },
  'lawServices.review': async (services) => pathId(await others(services)),
  'lawServices.approve': async (services) => ({
    ...pathId(await others(services, 'REVIEWING')),
    body: { revision: 0 },
  }),
  'lawServices.reject': async (services) => ({
    ...pathId(await others(services, 'REVIEWING')),
    body: { revision: 0, reason: '内容不属于法律服务' },
  }),
  'lawServices.takeDown': async (services) => ({
    ...pathId(await others(services)),
    body: { reason: '内容含有他人的联系方式' },
  }),
  'lawServices.assign': async (services) => ({ ...pathId(await others(services)), body: { to: null } }),
}

export const ownersCalls = [
  'lawServices.close',
  'lawServices.edit',
  'lawServices.editCase',
  'lawServices.own',
  'lawServices.remove',
  'lawServices.removeCase',
  'lawServices.reopen',
]
