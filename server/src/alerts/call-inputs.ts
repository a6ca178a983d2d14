import type { Services } from '../kernel/services.ts'
import { seeLaw } from '../laws/door.ts'
import { dayOfRow, fiveRows, type ListRows } from '../testing/list-rows.ts'
import { callerOf, type CallInputs, type MakeInput } from '../testing/somebody.ts'
import { confirmationOf } from './ask-address.ts'
import { confirmAddress, endAddress } from './signed-links.ts'

const search = { list: 'law', filters: { keyword: '骆驼', country: ['KZ', 'UZ'] } } as const
const settings = { name: '骆驼', frequency: 'DAILY', byMail: false } as const

const firstLaw = ({ db }: Services) =>
  db.selectFrom('law').select('id').orderBy('address').executeTakeFirstOrThrow()

/** A search that somebody has saved. */
async function addSearch({ db }: Services, accountId: string, createdAt = new Date()): Promise<string> {
  const { id } = await db
    .insertInto('alert')
    .values({
      account_id: accountId,
      kind: 'SEARCH',
      name: settings.name,
      list: search.list,
      filters: JSON.stringify(search.filters),
      frequency: settings.frequency,
      by_mail: false,
      next_at: new Date('2100-01-01'),
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A law that somebody follows. */
async function addFollowed(services: Services, accountId: string, createdAt = new Date()): Promise<void> {
  const { id: lawId } = await firstLaw(services)
  const law = await seeLaw(services.db, { lawId, article: null }, 'zh')
  await services.db
    .insertInto('alert')
    .values({
      account_id: accountId,
      kind: 'LAW',
      name: law?.title ?? '',
      filters: '{}',
      law_id: lawId,
      seen: law && JSON.stringify(law.seen),
      frequency: 'WEEKLY',
      by_mail: false,
      next_at: new Date('2100-01-01'),
      created_at: createdAt,
    })
    .execute()
}

/** What stands in a link beside its path. */
const inLink = (address: string) => Object.fromEntries(new URL(address).searchParams)

async function ownSearch(services: Services, token: string | undefined): Promise<string> {
  const { id } = await callerOf(services, token)
  return addSearch(services, id)
}

const endInput: MakeInput = async (services, token) => ({
  query: inLink(endAddress(services, await ownSearch(services, token))),
})

const confirmInput: MakeInput = async (services, token) => {
  const { id: accountId } = await callerOf(services, token)
  const email = `${accountId}@example.org`
  await services.db.updateTable('account').set({ email }).where('id', '=', accountId).execute()
  const confirmation = await confirmationOf(services.db, accountId)
  return { query: inLink(confirmAddress(services, { accountId, confirmation, email, days: 1 })) }
}

/** Of saved searches and followed laws. */
export const callInputs: CallInputs = {
  'alerts.page': async (services, token) => {
    const { id } = await callerOf(services, token)
    for (const at of [0, 1]) await addSearch(services, id, dayOfRow(at))
    return {}
  },
  'alerts.saveSearch': async () => ({ body: { ...search, ...settings } }),
  'alerts.savedSearch': async (services, token) => {
    await ownSearch(services, token)
    return { query: { list: search.list, address: 'keyword=骆驼&country=KZ&country=UZ' } }
  },
  'alerts.follow': async (services) => ({
    body: { lawId: (await firstLaw(services)).id, article: null },
  }),
  'alerts.following': async (services) => ({ query: { lawId: (await firstLaw(services)).id } }),
  'alerts.change': async (services, token) => ({
    params: { id: await ownSearch(services, token) },
    body: { ...settings, isPaused: true },
  }),
  'alerts.remove': async (services, token) => ({ params: { id: await ownSearch(services, token) } }),
  'alerts.endStanding': endInput,
  'alerts.end': endInput,
  'alerts.confirmStanding': confirmInput,
  'alerts.confirm': confirmInput,
}

/** About an alert that is one's own. */
export const ownersCalls = ['alerts.change', 'alerts.remove']

/** Whoever has the link may end or confirm; what is one's own may be ended. */
export const openToFrozen = ['alerts.remove', 'alerts.end', 'alerts.confirm']

export const listRows: ListRows = {
  'alerts.page': async (services, callerId) => {
    for (const at of fiveRows) await addSearch(services, callerId, dayOfRow(at))
    await addFollowed(services, callerId, dayOfRow(0))
  },
}
