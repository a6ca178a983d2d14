import { randomUUID } from 'node:crypto'
import type { LookupState } from '@portal/protocol/lookups/lifecycle.ts'
import type { Services } from '../kernel/services.ts'
import { dayOfRow, fiveRows, type ListRows } from '../testing/list-rows.ts'
import { addSomebody, callerOf, type CallInputs } from '../testing/somebody.ts'
import { addLookup, lookupGiven, quoted, resultGiven } from './fixtures/rows.ts'

/** One of the caller's own. */
async function own(services: Services, token: string | undefined, state?: LookupState, values = {}) {
  return addLookup(services.db, (await callerOf(services, token)).id, state, values)
}

/** One of somebody else's, on the desk. */
async function onDesk(services: Services, state?: LookupState) {
  return addLookup(services.db, (await addSomebody(services, 'ENTERPRISE')).id, state)
}

const pathId = (id: string) => ({ params: { id } })

/** Of lookups of foreign law. */
export const callInputs: CallInputs = {
  'lookups.page': async (services, token) => {
    for (const _ of [0, 1]) await own(services, token)
    return {}
  },
  'lookups.pace': async () => ({}),
  'lookups.read': async (services, token) => pathId(await own(services, token)),
  'lookups.document': async (services, token) => pathId(await own(services, token, 'COMPLETED')),
  'lookups.add': async () => ({ body: lookupGiven() }),
  'lookups.acceptQuote': async (services, token) => {
    const quote = quoted()
    const body = { quotedAt: quote.quoted_at.toISOString() }
    return { ...pathId(await own(services, token, 'SUBMITTED', quote)), body }
  },
  'lookups.allowRelease': async (services, token) => ({
    ...pathId(await own(services, token, 'COMPLETED')),
    body: { allows: false },
  }),
  'lookups.cancel': async (services, token) => pathId(await own(services, token)),
  'lookups.remove': async (services, token) => pathId(await own(services, token, 'CANCELLED')),
  'lookups.deskPage': async (services) => {
    for (const _ of [0, 1]) await onDesk(services)
    return {}
  },
  'lookups.desk': async (services) => pathId(await onDesk(services)),
  'lookups.provisions': async () => ({ query: { keyword: '违约金' } }),
  'lookups.provision': async () => ({ query: { lawId: randomUUID(), article: '1', on: '2026-01-15' } }),
  'lookups.accept': async (services) => pathId(await onDesk(services)),
  'lookups.quote': async (services) => ({
    ...pathId(await onDesk(services)),
    body: { cost: 4200, days: 8, note: '需要核对官方文本。', quotedAt: null },
  }),
  'lookups.decline': async (services) => ({
    ...pathId(await onDesk(services)),
    body: { reason: '所涉事项已进入诉讼' },
  }),
  'lookups.assign': async (services) => ({ ...pathId(await onDesk(services)), body: { to: null } }),
  'lookups.write': async (services) => ({
    ...pathId(await onDesk(services, 'INVESTIGATING')),
    body: resultGiven(),
  }),
  'lookups.complete': async (services) => {
    const id = await onDesk(services, 'COMPLETED')
    await services.db.updateTable('lookup').set({ state: 'INVESTIGATING' }).where('id', '=', id).execute()
    return { ...pathId(id), body: { revision: 1 } }
  },
  'lookups.release': async (services) => {
    const applicant = await addSomebody(services, 'ENTERPRISE')
    const id = await addLookup(services.db, applicant.id, 'COMPLETED', { allows_release: true })
    return { ...pathId(id), body: { question: '逾期付款的违约金上限是多少？', releasedAt: null } }
  },
  'lookups.takeBack': async (services) => pathId(await onDesk(services, 'COMPLETED')),
  'lookups.deskDocument': async (services) => pathId(await onDesk(services, 'COMPLETED')),
}

export const ownersCalls = [
  'lookups.acceptQuote',
  'lookups.allowRelease',
  'lookups.cancel',
  'lookups.document',
  'lookups.read',
  'lookups.remove',
]

const states = ['SUBMITTED', 'INVESTIGATING', 'INVESTIGATING', 'COMPLETED', 'CANCELLED'] as const

async function fiveLookups({ db }: Services, id: string): Promise<void> {
  for (const at of fiveRows) await addLookup(db, id, states[at], { submitted_at: dayOfRow(at) })
}

export const listRows: ListRows = {
  'lookups.page': fiveLookups,
  'lookups.deskPage': async (services) => {
    await fiveLookups(services, (await addSomebody(services, 'ENTERPRISE')).id)
  },
}
