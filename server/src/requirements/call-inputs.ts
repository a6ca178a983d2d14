import type { CooperationState, RequirementState } from '@portal/protocol/requirements/lifecycle.ts'
import { providerTypes } from '@portal/protocol/kernel/user-types.ts'
import type { Services } from '../kernel/services.ts'
import { fiveRows, type ListRows } from '../testing/list-rows.ts'
import { addSomebody, callerOf, type CallInputs } from '../testing/somebody.ts'
import { addRequirement, addSignUp, requirementGiven } from './fixtures/rows.ts'
import { sealParties } from './opposing.ts'
import { requirementGroups } from './search-collection.ts'

/** A requirement of somebody, sealed as this portal seals. */
async function requirementOf(
  { db, secretKey }: Services,
  ownerId: string,
  state: RequirementState = 'DISPLAYED',
): Promise<string> {
  return addRequirement(db, ownerId, { state, ...sealParties(secretKey, []) })
}

/** One that somebody else shows. */
async function displayed(services: Services): Promise<string> {
  return requirementOf(services, (await addSomebody(services, 'ENTERPRISE')).id)
}

/** One of the caller's own. */
async function own(services: Services, token: string | undefined, state?: RequirementState) {
  const { id } = await callerOf(services, token)
  return requirementOf(services, id, state)
}

/** A sign-up for a requirement of the caller's own. */
async function answered(
  services: Services,
  token: string | undefined,
  state: CooperationState,
  requirementState?: RequirementState,
): Promise<string> {
  const provider = await addSomebody(services, 'LAWYER')
  return addSignUp(services.db, await own(services, token, requirementState), provider.id, state)
}

/** A sign-up of the caller's own. */
async function signedUp(services: Services, token: string | undefined) {
  const { id, userType } = await callerOf(services, token, 'LAWYER')
  const isProvider = providerTypes.some((type) => type === userType)
  const providerId = isProvider ? id : (await addSomebody(services, 'LAWYER')).id
  const requirement = await displayed(services)
  return { requirement, signUp: await addSignUp(services.db, requirement, providerId) }
}

const pathId = (id: string) => ({ params: { id } })

/** Of requirements and what becomes of them. */
export const callInputs: CallInputs = {
  'requirements.page': async (services) => {
    const ids = [await displayed(services), await displayed(services)]
    const upserts = await requirementGroups(services.db, ids)
    await services.engine.apply({ sequence: 0, upserts, removals: [] })
    return { query: { type: 'CONTRACT_REVIEW', region: 'KZ' } }
  },
  'requirements.read': async (services) => pathId(await displayed(services)),
  'requirements.partners': async () => ({ query: { keyword: '样例' } }),
  'requirements.ownPage': async (services, token) => {
    for (const _ of [0, 1]) await own(services, token)
    return {}
  },
  'requirements.own': async (services, token) => pathId(await own(services, token)),
  'requirements.form': async (services, token) => pathId(await own(services, token)),
  'requirements.signedUpPage': async (services, token) => {
    for (const _ of [0, 1]) await signedUp(services, token)
    return {}
  },
  'requirements.signedUp': async (services, token) => pathId((await signedUp(services, token)).requirement),
  'requirements.add': async () => ({ body: requirementGiven() }),
  'requirements.edit': async (services, token) => ({
    ...pathId(await own(services, token)),
    body: { ...requirementGiven(), revision: 0 },
  }),
  'requirements.republish': async (services, token) => ({
    ...pathId(await own(services, token, 'CLOSED')),
    body: { deadline: requirementGiven().deadline },
  }),
  'requirements.cancel': async (services, token) => pathId(await own(services, token)),
  'requirements.remove': async (services, token) => pathId(await own(services, token, 'CLOSED')),
  'requirements.signUp': async (services) => ({
    ...pathId(await displayed(services)),
    body: { note: '我们办理过三件同类事项。', firm: '样例律师事务所', feeFrom: 3000, feeTo: 5000, days: 5 },
  }),
  'requirements.communicated': async (services, token) => ({
    ...pathId(await answered(services, token, 'SIGNED_UP')),
    body: {},
  }),
  'requirements.cooperation': async (services, token) =>
    pathId(await answered(services, token, 'IN_NEGOTIATION')),
  'requirements.decline': async (services, token) => ({
    ...pathId(await answered(services, token, 'SIGNED_UP')),
    body: { reason: '已选择其他服务方' },
  }),
  'requirements.completed': async (services, token) =>
    pathId(await answered(services, token, 'COOPERATING', 'CLOSED')),
  'requirements.cancelCooperation': async (services, token) => ({
    ...pathId(await answered(services, token, 'COOPERATING', 'CLOSED')),
    body: { reason: '项目取消' },
  }),
  'requirements.cancelSignUp': async (services, token) => pathId((await signedUp(services, token)).signUp),
  'requirements.reviewPage': async (services) => {
    for (const _ of [0, 1])
      await requirementOf(services, (await addSomebody(services, 'PERSON')).id, 'REVIEWING')
    return { query: { state: 'REVIEWING' } }
  },
  'requirements.review': async (services) => pathId(await displayed(services)),
  'requirements.approve': async (services) => ({
    ...pathId(await requirementOf(services, (await addSomebody(services, 'PERSON')).id, 'REVIEWING')),
    body: { revision: 0 },
  }),
  'requirements.reject': async (services) => ({
    ...pathId(await requirementOf(services, (await addSomebody(services, 'PERSON')).id, 'REVIEWING')),
    body: { revision: 0, reason: '内容不属于法律服务需求' },
  }),
  'requirements.takeDown': async (services) => ({
    ...pathId(await displayed(services)),
    body: { reason: '内容含有他人的联系方式' },
  }),
  'requirements.assign': async (services) => ({ ...pathId(await displayed(services)), body: { to: null } }),
}

export const ownersCalls = [
  'requirements.cancel',
  'requirements.cancelCooperation',
  'requirements.cancelSignUp',
  'requirements.communicated',
  'requirements.completed',
  'requirements.cooperation',
  'requirements.decline',
  'requirements.edit',
  'requirements.form',
  'requirements.own',
  'requirements.remove',
  'requirements.republish',
  'requirements.signedUp',
]

export const listRows: ListRows = {
  'pending.page': async (services, id) => {
    for (const _ of fiveRows) await requirementOf(services, id, 'REJECTED')
  },
}
