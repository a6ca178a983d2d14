import type { ConsultationState, PublicationState } from '@portal/protocol/consultations/lifecycle.ts'
import type { Services } from '../kernel/services.ts'
import { addProduct } from '../products/fixtures/add-product.ts'
import { addSomebody, callerOf, type CallInputs } from '../testing/somebody.ts'
import { fiveRows, type ListRows } from '../testing/list-rows.ts'
import {
  addConsultation,
  addPreparedAnswer,
  addPublication,
  consultationGiven,
  offerGiven,
  preparedGiven,
  replyGiven,
} from './fixtures/rows.ts'
import { consultationGroups } from './search-collection.ts'

/** Somebody else's question. */
async function asked(services: Services, state?: ConsultationState): Promise<string> {
  return addConsultation(services.db, (await addSomebody(services, 'ENTERPRISE')).id, state)
}

async function published(services: Services): Promise<string> {
  return addPublication(services.db, (await addSomebody(services, 'ENTERPRISE')).id)
}

const offeredAt = new Date('2026-03-01T04:00:00Z')

/** An answered question of the caller's own, with what was offered of it. */
async function own(services: Services, token: string | undefined, state: PublicationState) {
  const { id } = await callerOf(services, token)
  return addPublication(services.db, id, state, { offered_at: offeredAt })
}

/** Somebody else's question to a team that the caller is in. */
async function askedOfTeam(services: Services, token: string | undefined): Promise<string> {
  const { id: member } = await callerOf(services, token, 'LAWYER')
  const { id: asker } = await addSomebody(services, 'ENTERPRISE')
  const product = await addProduct(services, [member])
  return addConsultation(services.db, asker, 'UNANSWERED', { product_id: product })
}

const pathId = (id: string) => ({ params: { id } })

/** Of consultations and what of them is published. */
export const callInputs: CallInputs = {
  'consultations.page': async (services) => {
    const ids = [await published(services), await published(services)]
    const upserts = await consultationGroups(services.db, ids)
    await services.engine.apply({ sequence: 0, upserts, removals: [] })
    return { query: { type: 'LEGAL_SERVICE' } }
  },
  'consultations.ownPage': async (services, token) => {
    const { id } = await callerOf(services, token)
    for (const _ of [0, 1]) await addConsultation(services.db, id)
    return {}
  },
  'consultations.similar': async () => ({ query: { keyword: '在哈萨克斯坦设立公司' } }),
  'consultations.pace': async () => ({}),
  'consultations.read': async (services) => pathId(await published(services)),
  'consultations.add': async () => ({ body: consultationGiven() }),
  'consultations.askTeam': async (services) => ({
    ...pathId(await addProduct(services)),
    body: consultationGiven(),
  }),
  'consultations.teamStanding': async () => ({}),
  'consultations.teamPage': async (services, token) => {
    for (const _ of [0, 1]) await askedOfTeam(services, token)
    return {}
  },
  'consultations.teamRead': async (services, token) => pathId(await askedOfTeam(services, token)),
  'consultations.teamReply': async (services, token) => ({
    ...pathId(await askedOfTeam(services, token)),
    body: replyGiven,
  }),
  'consultations.agree': async (services, token) => ({
    ...pathId(await own(services, token, 'OFFERED')),
    body: { offeredAt: offeredAt.toISOString() },
  }),
  'consultations.withdraw': async (services, token) => pathId(await own(services, token, 'PUBLISHED')),
  'consultations.deskPage': async (services) => {
    for (const _ of [0, 1]) await asked(services)
    return { query: { state: 'UNANSWERED' } }
  },
  'consultations.desk': async (services) => pathId(await asked(services)),
  'consultations.assign': async (services) => ({ ...pathId(await asked(services)), body: { to: null } }),
  'consultations.reply': async (services) => ({ ...pathId(await asked(services)), body: replyGiven }),
  'consultations.offer': async (services) => ({
    ...pathId(await asked(services, 'REPLIED')),
    body: offerGiven,
  }),
  'consultations.takeDown': async (services) => ({
    ...pathId(await published(services)),
    body: { reason: '所引条文已经修改' },
  }),
  'consultations.prepared': async (services) => {
    await addPreparedAnswer(services.db)
    return {}
  },
  'consultations.addPrepared': async () => ({ body: preparedGiven }),
  'consultations.editPrepared': async (services) => ({
    ...pathId(await addPreparedAnswer(services.db)),
    body: { ...preparedGiven, revision: 1 },
  }),
  'consultations.removePrepared': async (services) => pathId(await addPreparedAnswer(services.db)),
}

export const ownersCalls = [
  'consultations.agree',
  'consultations.withdraw',
  'consultations.teamRead',
  'consultations.teamReply',
]

export const listRows: ListRows = {
  'consultations.ownPage': async (services, id) => {
    for (const at of fiveRows) await addConsultation(services.db, id, at % 2 ? 'REPLIED' : 'UNANSWERED')
  },
  'consultations.teamPage': async (services, id) => {
    const product = await addProduct(services, [id])
    const { id: asker } = await addSomebody(services, 'ENTERPRISE')
    for (const at of fiveRows) {
      await addConsultation(services.db, asker, at % 2 ? 'REPLIED' : 'UNANSWERED', { product_id: product })
    }
  },
}
