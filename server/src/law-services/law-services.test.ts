import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import type { Reader } from '../messages/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { openServiceDesk } from './fixtures/desk.ts'
import { addService, caseGiven, serviceGiven } from './fixtures/rows.ts'
import { serviceGroups } from './search-collection.ts'

const own = calls.lawServices

let portal: Portal
let desk: ReturnType<typeof openServiceDesk>
let lawyer: Reader
let client: Reader

beforeAll(async () => {
  portal = await openTestPortal()
  desk = openServiceDesk(portal)
  lawyer = await desk.person('LAWYER')
  client = await desk.person()
})
afterAll(() => portal.close())

async function admittedAbroad(): Promise<Reader> {
  const reader = await desk.person('LAWYER')
  await portal.services.db
    .updateTable('lawyer')
    .set({ licence_country: 'KZ' })
    .where('account_id', '=', reader.id)
    .execute()
  return reader
}

describe('offering', () => {
  test('a service is shown after its review, with its cases in their order, and its owner is told', async () => {
    const titles = ['First', 'Second']
    const id = await desk.offer(lawyer, { cases: titles.map((title) => ({ ...caseGiven, title })) })
    expect(await desk.found(null)).not.toContain(id)
    await desk.refused(own.read, client, at(id), 'notForYou')
    await desk.approve(id)
    expect(await desk.found(null)).toContain(id)
    const read = await desk.read(client, id)
    expect(read.cases.map(({ title }) => title)).toEqual(titles)
    expect(read).toMatchObject({ bar: null, isOffered: true, isOwn: false, openOrderId: null, volume: 0 })
    expect(read).toMatchObject({ feeFrom: 3000, feeTo: 5000, days: 3, firm: serviceGiven().firm })
    expect(await desk.read(lawyer, id)).toMatchObject({ bar: 'own', isOwn: true })
    expect((await desk.told(lawyer)).at(-1)).toBe('serviceApproved')
  })

  test('a refused one says why, waits for its owner, and is reviewed again when it was mended', async () => {
    const id = await desk.offer(lawyer, { title: 'Say more' })
    const reason = 'Please describe the service'
    await desk.done(own.reject, await desk.moderator(), at(id, { reason, revision: 0 }))
    expect(await desk.own(lawyer, id)).toMatchObject({
      state: 'REJECTED',
      reason,
      abilities: ['edit', 'addCase', 'delete'],
    })
    const { content } = await desk.done<OutputOf<typeof calls.pending.page>>(calls.pending.page, lawyer)
    expect(content).toContainEqual(expect.objectContaining({ kind: 'refusedServices', title: 'Say more' }))
    await desk.edit(lawyer, id, { title: 'Mended' })
    expect(await desk.own(lawyer, id)).toMatchObject({ state: 'REVIEWING', title: 'Mended', reason: null })
  })

  test('what is taken down is shown to nobody else, and its owner is told', async () => {
    const id = await desk.show(lawyer)
    await desk.done(own.takeDown, await desk.moderator(), at(id, { reason: 'Names a client' }))
    expect(await desk.found(null)).not.toContain(id)
    await desk.refused(own.read, client, at(id), 'notForYou')
    expect((await desk.told(lawyer)).at(-1)).toBe('serviceTakenDown')
  })

  test('script in its text goes, words stay', async () => {
    const content = '<p onclick="x()">Hello <script>alert(1)</script><a href="javascript:x()">there</a></p>'
    const { content: stored } = await desk.own(lawyer, await desk.offer(lawyer, { content }))
    expect(stored).toContain('Hello')
    expect(stored).not.toMatch(/script|onclick/)
  })

  test.each([
    ['content', { content: '<p> </p>' }],
    ['content', { content: `<p>${'长'.repeat(20_001)}</p>` }],
    ['description', { description: '长'.repeat(301) }],
    ['disputeType', { type: 'LITIGATION' }],
    ['translationPair', { type: 'TRANSLATION' }],
    ['type', { type: 'NO_SUCH_TYPE' }],
    ['regions', { regions: [] }],
    ['feeTo', { feeFrom: 2, feeTo: 1 }],
    ['firm', { firm: undefined }],
    ['cases', { cases: [caseGiven, caseGiven, caseGiven, caseGiven] }],
    ['cases.1.title', { cases: [caseGiven, { ...caseGiven, title: ' ' }] }],
  ])('what is wrong with %s is said of it, and nothing is written', async (field, changed) => {
    const count = async () =>
      (await portal.services.db.selectFrom('law_service').select('id').execute()).length
    const before = await count()
    const body = { ...serviceGiven(), ...changed }
    expect(await desk.fieldsRefused(own.add, lawyer, { body })).toEqual([field])
    expect(await count()).toBe(before)
  })

  test('litigation, arbitration and legal opinions are for lawyers and law offices, also by an edit', async () => {
    const dispute = { disputeType: 'CONTRACT' }
    const kinds = [
      { type: 'LITIGATION', ...dispute },
      { type: 'ARBITRATION', ...dispute },
      { type: 'LEGAL_OPINION' },
    ]
    const translator = await desk.person('TRANSLATE')
    const office = await desk.person('LAW_OFFICE')
    const id = await desk.offer(translator)
    for (const kind of kinds) {
      const body = { ...serviceGiven(), ...kind }
      await desk.refused(own.add, translator, { body }, 'notNow')
      await desk.refused(own.edit, translator, at(id, { ...body, revision: 0 }), 'notNow')
      await desk.done(own.add, office, { body })
    }
    expect(await desk.own(translator, id)).toMatchObject({ type: 'CONTRACT_REVIEW' })
  })

  test('whoever is admitted abroad does not litigate in China, and may contract without a firm', async () => {
    const advocate = await admittedAbroad()
    const litigation = { ...serviceGiven(), type: 'LITIGATION', disputeType: 'CONTRACT' }
    await desk.refused(own.add, advocate, { body: { ...litigation, regions: ['KZ', 'CN'] } }, 'notNow')
    const id = await desk.show(advocate, { ...litigation, firm: undefined })
    expect(await desk.read(client, id)).toMatchObject({ firm: null, provider: { admittedIn: 'KZ' } })
  })

  test('whoever is not verified offers, changes and reopens nothing, and may close', async () => {
    const { db } = portal.services
    const pending = await desk.person('LAW_OFFICE')
    const [shown, closed] = [await desk.show(pending), await desk.show(pending)]
    await desk.done(own.close, pending, at(closed))
    await db.updateTable('account').set({ verification: 'PENDING' }).where('id', '=', pending.id).execute()
    await desk.refused(own.add, pending, { body: serviceGiven() }, 'notNow')
    await desk.refused(own.edit, pending, at(shown, { ...serviceGiven(), revision: 0 }), 'notNow')
    await desk.refused(own.addCase, pending, { body: { ...caseGiven, serviceId: shown } }, 'notNow')
    await desk.refused(own.reopen, pending, at(closed), 'notNow')
    await desk.done(own.close, pending, at(shown))
  })

  test('sent twice with one key it is one', async () => {
    const body = { ...serviceGiven(), title: 'Only once' }
    const headers = { 'idempotency-key': 'service-once' }
    for (const _ of [0, 1]) await makeCall(portal.app, own.add, { body }, { token: lawyer.token, headers })
    const page = await desk.done<OutputOf<typeof own.ownPage>>(own.ownPage, lawyer, {
      query: { keyword: 'only once' },
    })
    expect(page.content).toHaveLength(1)
  })
})

describe('the list', () => {
  test('has the newest first or the most ordered, and what each filter lets through', async () => {
    const { db } = portal.services
    const office = await desk.person('LAW_OFFICE')
    const add = (values: object) => addService(db, office.id, { type: 'COMPLIANCE', ...values })
    const old = await add({ published_at: new Date('2026-01-01'), regions: ['UZ', 'KZ'], volume: 7 })
    const fresh = await add({
      published_at: new Date('2026-01-02'),
      regions: ['RU'],
      business_type: 'ENERGY',
    })
    const ofType = { type: 'COMPLIANCE' }
    expect(await desk.found(null, ofType)).toEqual([fresh, old])
    expect(await desk.found(null, { ...ofType, sort: 'newest' })).toEqual([fresh, old])
    expect(await desk.found(null, { ...ofType, sort: 'volume' })).toEqual([old, fresh])
    expect(await desk.found(null, { ...ofType, region: 'KZ' })).toEqual([old])
    expect(await desk.found(null, { ...ofType, businessType: 'ENERGY' })).toEqual([fresh])
    expect(await desk.found(null, { ...ofType, providerType: 'LAW_OFFICE' })).toEqual([fresh, old])
    expect(await desk.found(null, { ...ofType, providerType: 'LAWYER' })).toEqual([])
    expect(await desk.found(null, { provider: office.id })).toEqual([fresh, old])
    expect(await desk.found(null, { provider: 'nobody' })).toEqual([])
  })

  test('what a text finds is ordered by volume and by day whole, however much it is', async () => {
    const { db, engine } = portal.services
    const one = await addService(db, lawyer.id, { title: 'Persimmon', type: 'COMPANY_SETUP', volume: 1 })
    const columns = sql.raw(
      'account_id, state, language, type, business_type, regions, description, content, content_text',
    )
    await sql`
      insert into law_service (code, title, volume, published_at, ${columns})
      select 'S-P-' || n, 'Persimmon', n, timestamptz '2020-01-01' + n * interval '1 hour', ${columns}
      from law_service, generate_series(2, 1100) as n where id = ${one}`.execute(db)
    const rows = await db.selectFrom('law_service').select('id').where('title', '=', 'Persimmon').execute()
    const upserts = await serviceGroups(
      db,
      rows.map(({ id }) => id),
    )
    await engine.apply({ sequence: 0, upserts, removals: [] })
    for (const sort of ['volume', 'newest']) {
      const query = { keyword: 'persimmon', sort, size: '2' }
      const { content, page } = await desk.done<OutputOf<typeof own.page>>(own.page, client, { query })
      const best = sort === 'volume' ? [1100, 1099] : [1, 1100]
      expect(content.map(({ volume }) => volume)).toEqual(best)
      expect(page.totalElements).toBe(1100)
      const last = { query: { ...query, page: '550' } }
      const end = await desk.done<OutputOf<typeof own.page>>(own.page, client, last)
      expect(end.content.map(({ volume }) => volume)).toEqual(sort === 'volume' ? [2, 1] : [3, 2])
    }
  })

  test('a specialty is found in any language, and by everyday words', async () => {
    const given = {
      title: 'Сопровождение',
      type: 'NOTARY_AUTHENTICATION',
      businessType: 'INTELLECTUAL_PROPERTY',
    }
    const id = await desk.show(lawyer, given)
    const found = (reader: Reader | null, keyword: string) => desk.found(reader, { keyword })
    await portal.follower.caughtUp()
    const named = ['知识产权', 'intellectual property', 'интеллектуальная собственность']
    const meant = ['去公证处', 'get it notarized', 'пойти к нотариусу', '品牌', 'logo']
    for (const keyword of [...named, ...meant]) {
      for (const reader of [null, client]) expect(await found(reader, keyword), keyword).toContain(id)
    }
  })

  test('what is disputed is found in any language, and by everyday words', async () => {
    const given = {
      title: '代理案件',
      type: 'LITIGATION',
      businessType: 'CIVIL_COMMERCIAL_LITIGATION',
      disputeType: 'LABOUR',
      regions: ['KZ'],
    }
    await desk.show(lawyer, { ...given, disputeType: 'CONSTRUCTION' })
    const id = await desk.show(lawyer, given)
    await portal.follower.caughtUp()
    const named = ['劳动争议', 'labour dispute', 'трудовой спор']
    const meant = [
      '老板不发工资',
      'boss did not pay my salary',
      'не выплатили зарплату',
      '被辞退',
      'got fired',
    ]
    for (const keyword of [...named, ...meant]) {
      const [best] = await desk.found(null, { keyword })
      expect(best, keyword).toBe(id)
    }
  })

  test('a text is found in any language, by visitors in what the list shows alone, and not before it is shown', async () => {
    const given = { title: 'Kazakh warehouse lease', content: '<p>Zanzibar clause of the agreement</p>' }
    const id = await desk.offer(lawyer, { ...given, cases: [{ ...caseGiven, theme: 'Quinoa storage' }] })
    expect(await desk.found(client, { keyword: 'warehouse' })).not.toContain(id)
    await desk.approve(id)
    const found = (reader: Reader | null, keyword: string, query = {}) =>
      desk.found(reader, { keyword, ...query })
    await portal.follower.caughtUp()
    expect(await found(client, 'warehouse')).toContain(id)
    expect(await found(client, 'zanzibar')).toContain(id)
    expect(await found(client, 'quinoa')).toContain(id)
    expect(await found(null, 'warehouse')).toContain(id)
    for (const keyword of ['zanzibar', '"zanzibar clause"', 'quinoa']) {
      expect(await found(null, keyword), keyword).not.toContain(id)
    }
    expect(await found(null, '-zanzibar')).toContain(id)
    expect(await found(client, '-zanzibar')).not.toContain(id)
    for (const sort of ['newest', 'volume']) expect(await found(client, 'zanzibar', { sort })).toContain(id)
    expect(await found(client, 'zanzibar', { region: 'RU' })).not.toContain(id)
    expect(await found(client, 'zanzibar', { provider: lawyer.id, providerType: 'LAWYER' })).toContain(id)
    await desk.done(own.close, lawyer, at(id))
    await portal.follower.caughtUp()
    expect(await found(client, 'zanzibar')).not.toContain(id)
  })
})
