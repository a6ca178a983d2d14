import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { logChanges } from '../kernel/change-log.ts'
import { addReader } from '../messages/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { addInstitution, addMember } from './fixtures.ts'

const { providers } = calls
let portal: Portal
let lawyer: string
let office: string
let member: string
let notary: string

beforeAll(async () => {
  portal = await openTestPortal()
  const { db } = portal.services
  lawyer = (await addReader(portal, 'LAWYER')).id
  office = (await addReader(portal, 'LAW_OFFICE')).id
  member = await addMember(db, office, 'Dinara Sample')
  notary = await addInstitution(db, { specialties: [], country: 'UZ', area: 'UZ-TK', languages: ['UZ'] })
  await db
    .updateTable('lawyer')
    .set({ name: 'Алишер Юнусов', specialties: ['INTELLECTUAL_PROPERTY'] })
    .where('account_id', '=', lawyer)
    .execute()
  await db.transaction().execute((trx) => logChanges(trx, 'provider', [lawyer, office, member, notary]))
  portal.follower.wake()
  await portal.follower.caughtUp()
})
afterAll(() => portal.close())

async function find(
  call: (typeof providers)['page' | 'organizations' | 'lawyers' | 'persons'],
  keyword: string,
  query: object = {},
): Promise<string[]> {
  const answer = await makeCall(portal.app, call, { query: { keyword, ...query } }, { language: 'en' })
  return expectCode<OutputOf<typeof providers.page>>(answer, 'done').content.map(({ id }) => id)
}

describe('a provider is found', () => {
  test.each([
    ['by a part of the name', 'Юнусов'],
    ['by the specialty in English', 'intellectual property'],
    ['by the specialty in Russian', 'интеллектуальная собственность'],
    ['by the specialty in Chinese', '知识产权'],
    ['by everyday words in English', 'logo'],
    ['by everyday words in Russian', 'торговая марка'],
    ['by everyday words in Chinese', '品牌'],
  ])('%s', async (_, keyword) => {
    expect(await find(providers.page, keyword)).toEqual([lawyer])
  })

  test('in the lists that they are in, and in no other', async () => {
    expect(await find(providers.lawyers, 'Dinara')).toEqual([member])
    expect(await find(providers.persons, 'Dinara')).toEqual([member])
    expect(await find(providers.page, 'Dinara')).toEqual([])
    expect(await find(providers.organizations, 'Юнусов')).toEqual([])
  })

  test('by place and language, beside the filters', async () => {
    expect(await find(providers.organizations, 'Tashkent')).toEqual([notary])
    expect(await find(providers.organizations, 'нотариус')).toContain(notary)
    expect(await find(providers.organizations, 'Tashkent', { kind: 'MEDIATION' })).toEqual([])
    expect(await find(providers.organizations, 'Tashkent', { language: 'UZ', country: 'UZ' })).toEqual([
      notary,
    ])
  })

  test('in the order that is asked for, all that the text finds', async () => {
    const { db } = portal.services
    const added: string[] = []
    for (const name of ['Zoe Quokka', 'Ann Quokka of the Longest Sample Name', 'Mia Quokka']) {
      const { id } = await addReader(portal, 'LAWYER')
      await db.updateTable('lawyer').set({ name }).where('account_id', '=', id).execute()
      added.push(id)
    }
    await db.transaction().execute((trx) => logChanges(trx, 'provider', added))
    portal.follower.wake()
    await portal.follower.caughtUp()
    const [zoe, ann, mia] = added
    const quokkas = (query: object) => find(providers.page, 'Quokka', query)
    expect((await quokkas({})).toSorted()).toEqual(added.toSorted())
    expect(await quokkas({ sort: 'name' })).toEqual([ann, mia, zoe])
    expect(await quokkas({ sort: 'newest' })).toEqual([mia, ann, zoe])
    expect(await quokkas({ sort: 'name', size: '1', page: '2' })).toEqual([mia])
    expect(await quokkas({ sort: 'name', kind: 'LAW_OFFICE' })).toEqual([])
  })

  test('and counted, each group under all filters but its own', async () => {
    const query = { keyword: 'Tashkent', kind: 'NOTARY' }
    const answer = await makeCall(portal.app, providers.counts, { query }, { language: 'en' })
    expect(expectCode<OutputOf<typeof providers.counts>>(answer, 'done')).toMatchObject({
      total: 1,
      kinds: [{ code: 'NOTARY', count: 1 }],
      areas: [{ code: 'UZ-TK', name: 'Tashkent', country: 'UZ', count: 1, organizations: 1 }],
    })
  })

  test('and counted of lawyers alone where these are listed', async () => {
    const count = async (call: (typeof providers)['counts' | 'lawyerCounts'], keyword: string) => {
      const answer = await makeCall(portal.app, call, { query: { keyword } }, { language: 'en' })
      const { total, kinds } = expectCode<OutputOf<typeof providers.counts>>(answer, 'done')
      return { total, kinds: kinds.map(({ code }) => code) }
    }
    expect(await count(providers.lawyerCounts, 'Dinara')).toEqual({ total: 1, kinds: ['MEMBER'] })
    expect(await count(providers.lawyerCounts, 'Tashkent')).toEqual({ total: 0, kinds: [] })
    expect(await count(providers.counts, 'Dinara')).toEqual({ total: 0, kinds: [] })
  })

  test('no more once suspended, even while search does not know it yet', async () => {
    await portal.services.db
      .updateTable('account')
      .set({ state: 'SUSPENDED' })
      .where('id', '=', lawyer)
      .execute()
    expect(await find(providers.page, '知识产权')).toEqual([])
  })
})
