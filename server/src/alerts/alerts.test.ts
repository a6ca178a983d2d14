import { calls } from '@portal/protocol/calls.ts'
import { mostAlerts } from '@portal/protocol/alerts/constants.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { lawAddress } from '../laws/address.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import type { LawDocument } from '../laws/document.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import { saveCases } from '../cases/actions/save-cases.ts'
import { makeDocument as makeCase } from '../cases/fixtures.ts'
import type { Reader } from '../messages/fixtures.ts'
import { addPublication } from '../publications/fixtures/add-publication.ts'
import { addRequirement } from '../requirements/fixtures/rows.ts'
import { requirementCollection } from '../requirements/search-collection.ts'
import { holdChangeLog, logChanges } from '../kernel/change-log.ts'
import { openPeople } from '../testing/people.ts'
import { openTestPortal } from '../testing/store.ts'
import { tellAlerts } from './clock.ts'

const own = calls.alerts
type Page = OutputOf<typeof own.page>
type Messages = OutputOf<typeof calls.messages.page>

const day = 24 * 3600 * 1000
let portal: Portal
let people: ReturnType<typeof openPeople>
/** Days from now: the clock of a test goes on with each look. */
let days = 0

beforeAll(async () => {
  portal = await openTestPortal()
  people = openPeople(portal)
})
afterAll(() => portal.close())

const db = () => portal.services.db

/** Eight o'clock of a week later, in several processes at once, each twice. */
async function look(): Promise<void> {
  days += 7
  await portal.follower.caughtUp()
  const now = new Date(Date.now() + days * day)
  for (const _ of [0, 1]) await Promise.all([0, 1].map(() => tellAlerts(portal.services, now)))
}

const search = (list: string, filters: object = {}, more: object = {}) => ({
  body: { list, filters, name: '骆驼', frequency: 'DAILY', byMail: false, ...more },
})

async function save(reader: Reader, input: ReturnType<typeof search>): Promise<string> {
  return (await people.done<{ id: string }>(own.saveSearch, reader, input)).id
}

const alertsOf = (reader: Reader, query: Record<string, string> = {}) =>
  people.done<Page>(own.page, reader, { query })

const messagesOf = async (reader: Reader) =>
  (await people.done<Messages>(calls.messages.page, reader, {})).content

const mailsTo = async ({ email }: Reader) =>
  (await portal.services.outbox.kept({ recipient: email, offset: 0, limit: 20 })).messages

async function lawId(document: LawDocument): Promise<string> {
  const { id } = await db()
    .selectFrom('law')
    .select('id')
    .where('address', '=', lawAddress(document))
    .executeTakeFirstOrThrow()
  return id
}

async function addLaw(changes: Partial<LawDocument> = {}): Promise<LawDocument> {
  const document = makeDocument(changes)
  await saveLaw(db(), document)
  return document
}

/** A requirement that search knows of. */
async function publish(owner: Reader, title: string): Promise<void> {
  const id = await addRequirement(db(), owner.id, { title })
  await db()
    .transaction()
    .execute(async (transaction) => {
      await holdChangeLog(transaction)
      await logChanges(transaction, requirementCollection.kind, [id])
    })
}

/** The part of a link after its path. */
const inLink = (address: string) => Object.fromEntries(new URL(address).searchParams)

/** Confirms the address of somebody who asked for e-mail, by the link that came. */
async function confirm(reader: Reader): Promise<void> {
  const text = (await mailsTo(reader)).map((mail) => mail.text).find((one) => one.includes('/alerts/confirm'))
  const address = /https?:\S+\/alerts\/confirm\S+/.exec(text ?? '')?.[0] ?? ''
  const { lang: _, ...query } = inLink(address)
  await people.done(own.confirm, null, { query })
}

describe('a saved search', () => {
  test('tells once of laws that came since and that it finds', async () => {
    const reader = await people.person()
    await addLaw({ country: 'UZ', texts: [textIn('zh', '旧骆驼法', ['骆驼应当登记。'])] })
    await save(reader, search('law', { keyword: '骆驼', country: ['UZ'] }))
    const one = await addLaw({ country: 'UZ', texts: [textIn('zh', '新骆驼法', ['骆驼应当登记。'])] })
    await addLaw({ country: 'KZ', texts: [textIn('zh', '他国骆驼法', ['骆驼应当登记。'])] })
    await look()
    const [message, ...others] = await messagesOf(reader)
    expect(others).toEqual([])
    expect(message).toMatchObject({
      title: 'New in “骆驼”: 1',
      links: [{ title: '新骆驼法', path: `/eli/${lawAddress(one)}` }],
    })
    expect(message!.link).toBe('/legal/query?keyword=%E9%AA%86%E9%A9%BC&country=UZ')
    await look()
    expect(await messagesOf(reader)).toHaveLength(1)
    expect((await alertsOf(reader)).content[0]!.toldAt).not.toBeNull()
  })

  test('tells once of a new wording of a law that it finds, with the day it is in force', async () => {
    const reader = await people.person()
    const texts = [textIn('zh', '骆驼饮水法', ['饮水一次。'])]
    const [first, other, third] = [
      await addLaw({ country: 'PK', texts }),
      await addLaw({ country: 'PK', texts: [textIn('zh', '骆驼饲料法', ['饲料自备。'])] }),
      await addLaw({ country: 'PK', versionOn: '2021-01-01', inForceFrom: '2021-01-01' }),
    ]
    await save(reader, search('law', { country: ['PK'] }))
    const newer = { versionOn: '2023-05-05', texts: [textIn('zh', '骆驼饮水法', ['饮水两次。'])] }
    await saveLaw(db(), { ...first, ...newer, inForceFrom: '2024-03-02' })
    await saveLaw(db(), { ...other, versionOn: '2022-02-02', effectiveOn: '2020-07-01' })
    // One that is older than what is held is no news.
    await saveLaw(db(), { ...third, versionOn: '2020-02-29', inForceFrom: '2020-07-01' })
    await look()
    const [message, ...others] = await messagesOf(reader)
    expect(others).toEqual([])
    expect(message).toMatchObject({ title: 'New in “骆驼”: 2' })
    expect(message!.links).toHaveLength(2)
    expect(message!.links).toContainEqual({
      title: '骆驼饮水法（新版本，自 2024年3月2日 起施行）',
      path: `/eli/${lawAddress(first)}/2024-03-02`,
    })
    expect(message!.links).toContainEqual({
      title: '骆驼饲料法（新版本，施行日期未记载）',
      path: `/eli/${lawAddress(other)}/2022-02-02`,
    })
    await look()
    expect(await messagesOf(reader)).toHaveLength(1)
  })

  test('tells of cases, requirements of others, publications and events', async () => {
    const [reader, other] = [await people.person(), await people.person()]
    const lists = ['judgment', 'requirement', 'news', 'training']
    for (const list of lists) await save(reader, search(list, {}, { name: list }))
    await saveCases(db(), [makeCase()])
    await publish(other, '骆驼运输合同')
    await publish(reader, '自己的需求')
    const { id } = await addPublication(portal.services, { kind: 'news' })
    await addPublication(portal.services, { kind: 'notice' })
    await addPublication(portal.services, { kind: 'training' })
    await look()
    const messages = await messagesOf(reader)
    const told = new Map(messages.map(({ title, links }) => [title, links]))
    expect([...told.keys()].toSorted()).toEqual(lists.map((list) => `New in “${list}”: 1`).toSorted())
    expect(told.get('New in “requirement”: 1')).toMatchObject([{ title: '骆驼运输合同' }])
    expect(told.get('New in “news”: 1')).toMatchObject([{ path: `/information/dynamic?type=news&id=${id}` }])
  })

  test('names ten and counts all', async () => {
    const reader = await people.person()
    await save(reader, search('law', { country: ['TJ'] }))
    for (let count = 0; count < 12; count++) await addLaw({ country: 'TJ' })
    await look()
    const [message] = await messagesOf(reader)
    expect(message!.title).toBe('New in “骆驼”: 12')
    expect(message!.links).toHaveLength(10)
  })

  test('pauses, and begins again with what comes then', async () => {
    const reader = await people.person()
    const id = await save(reader, search('law', { country: ['KG'] }))
    const settings = { name: 'KG', frequency: 'WEEKLY', byMail: false }
    await people.done(own.change, reader, { params: { id }, body: { ...settings, isPaused: true } })
    await addLaw({ country: 'KG' })
    await look()
    expect(await people.told(reader)).toEqual([])
    await people.done(own.change, reader, { params: { id }, body: { ...settings, isPaused: false } })
    await look()
    expect(await people.told(reader)).toEqual([])
    await addLaw({ country: 'KG' })
    await db()
      .updateTable('alert')
      .set({ looked_until: new Date(0) })
      .where('id', '=', id)
      .execute()
    await look()
    expect(await people.told(reader)).toEqual(['alertFound'])
    expect((await alertsOf(reader, { side: 'SEARCHES' })).content).toMatchObject([
      { name: 'KG', frequency: 'WEEKLY', countries: ['KG'], path: '/legal/query?country=KG' },
    ])
  })

  test('is not kept with filters that its list has not', async () => {
    const reader = await people.person()
    for (const filters of [{ unknown: 'x' }, { year: 'never' }, { timeliness: ['SOON'] }]) {
      expect(await people.fieldsRefused(own.saveSearch, reader, search('law', filters))).toEqual(['filters'])
    }
  })

  test('has a bound', async () => {
    const reader = await people.person()
    const another = (place: number) => search('law', { keyword: `骆驼 ${place}` })
    for (let count = 0; count < mostAlerts; count++) await save(reader, another(count))
    await people.refused(own.saveSearch, reader, another(mostAlerts), 'notNow')
  })

  test('is one however often it is saved, and goes on as it was chosen last', async () => {
    const [reader, other] = [await people.person(), await people.person()]
    const first = await save(reader, search('law', { country: ['RU'], keyword: '骆驼' }))
    const again = search('law', { keyword: '骆驼', country: ['RU'] }, { name: 'RU', frequency: 'WEEKLY' })
    const both = await Promise.all([save(reader, again), save(reader, again)])
    expect(both).toEqual([first, first])
    expect((await alertsOf(reader, { side: 'SEARCHES' })).content).toMatchObject([
      { name: 'RU', frequency: 'WEEKLY', isPaused: false },
    ])
    for (const [maker, input] of [
      [reader, search('law', { country: ['KZ'], keyword: '骆驼' })],
      [reader, search('case', { keyword: '骆驼' })],
      [other, again],
    ] as const) {
      expect(await save(maker, input)).not.toBe(first)
    }
    expect((await alertsOf(reader, { side: 'SEARCHES' })).content).toHaveLength(3)
  })

  test('is the same in whichever order its values were chosen', async () => {
    const reader = await people.person()
    const first = await save(reader, search('law', { country: ['UZ', 'KZ'] }))
    expect(await save(reader, search('law', { country: ['KZ', 'UZ'] }))).toBe(first)
    expect(await save(reader, search('law', { country: ['KZ'] }))).not.toBe(first)
  })

  test('is known to its owner by its address, while it does not pause', async () => {
    const [reader, other] = [await people.person(), await people.person()]
    const id = await save(reader, search('law', { keyword: '骆驼', country: ['UZ', 'KZ'] }))
    const known = (who: Reader, address: string, list = 'law') =>
      people.done(own.savedSearch, who, { query: { list, address } })
    const address = 'country=KZ&keyword=骆驼&country=UZ'
    // A page further on, in another order, it is the same search.
    for (const same of [address, `${address}&page=2&sort=newest`]) {
      expect(await known(reader, same)).toEqual({ id })
    }
    expect(await known(other, address)).toEqual({ id: null })
    expect(await known(reader, address, 'judgment')).toEqual({ id: null })
    expect(await known(reader, `${address}&country=RU`)).toEqual({ id: null })
    const body = { name: '骆驼', frequency: 'DAILY', byMail: false, isPaused: true }
    await people.done(own.change, reader, { params: { id }, body })
    expect(await known(reader, address)).toEqual({ id: null })
  })

  test('tells a suspended account nothing, and goes with one that leaves', async () => {
    const [suspended, leaver] = [await people.person('PERSON'), await people.person('PERSON')]
    for (const reader of [suspended, leaver]) await save(reader, search('law', { country: ['RU'] }))
    const admin = await people.administrator('SUPER')
    const body = { reason: 'Asked for' }
    await people.done(calls.admin.suspend, admin, { params: { id: suspended.id }, body })
    await people.done(calls.admin.cancel, admin, { params: { id: leaver.id }, body })
    await addLaw({ country: 'RU' })
    await look()
    expect(await people.told(suspended)).not.toContain('alertFound')
    expect(await db().selectFrom('alert').select('id').where('account_id', '=', leaver.id).execute()).toEqual(
      [],
    )
  })

  test('is in its owner’s data', async () => {
    const reader = await people.person()
    await save(reader, search('law', { country: ['RU'] }))
    const data = await portal.services.everyFeature.exported({ id: reader.id, language: 'en' })
    expect(data['alerts']).toMatchObject([{ name: '骆驼', path: '/legal/query?country=RU' }])
  })
})

describe('a law that is followed', () => {
  const articles = ['一百只骆驼应当登记。', '骆驼不得超载，违者处以罚款。']
  const document = (number: string) =>
    makeDocument({ number, country: 'CN', texts: [textIn('zh', `骆驼法${number}`, articles)] })
  const changed = (law: LawDocument, [first, second]: readonly string[]): LawDocument => ({
    ...law,
    versionOn: '2022-01-01',
    inForceFrom: '2022-02-01',
    amended: true,
    texts: [textIn('zh', law.texts[0]!.title, [first!, second!])],
  })

  const follow = async (reader: Reader, law: LawDocument, article: string | null = null) =>
    people.done<{ id: string }>(own.follow, reader, { body: { lawId: await lawId(law), article } })

  test('tells of a new version once, with the comparison; its article where it reads otherwise alone', async () => {
    const [reader, ofFirst, ofSecond] = [await people.person(), await people.person(), await people.person()]
    const law = document('一')
    await saveLaw(db(), law)
    const { id } = await follow(reader, law)
    expect((await follow(reader, law)).id).toBe(id)
    await follow(ofFirst, law, '1')
    await follow(ofSecond, law, '2')
    await look()
    expect(await people.told(reader)).toEqual([])
    await saveLaw(db(), changed(law, [articles[0]!, '骆驼不得超载，违者处以双倍罚款。']))
    await look()
    await look()
    expect(await people.told(reader)).toEqual(['lawVersionNew'])
    expect(await people.told(ofFirst)).toEqual([])
    expect(await people.told(ofSecond)).toEqual(['lawVersionNew'])
    const [message] = await messagesOf(reader)
    expect(message!.link).toMatch(/^\/legal\/compare\?id=/)
    const query = inLink(`http://localhost${message!.link}`)
    const { id: lawOf, ...versions } = query
    const input = { params: { id: lawOf! }, query: versions }
    expect(await people.done(calls.laws.compare, null, input)).toMatchObject({
      counts: { same: 1, changed: 1 },
    })
  })

  test('tells when a version that was known begins, when it comes into force and when it ends', async () => {
    const [reader, other] = [await people.person(), await people.person()]
    const law = document('二')
    await saveLaw(db(), law)
    const tomorrow = new Date(Date.now() + (days + 3) * day).toISOString().slice(0, 10)
    await saveLaw(db(), { ...changed(law, ['登记已取消。', '不得超载。']), inForceFrom: tomorrow })
    const coming = { ...document('三'), effectiveOn: tomorrow, inForceFrom: tomorrow }
    await saveLaw(db(), coming)
    await follow(reader, law)
    await follow(other, coming)
    await look()
    expect(await people.told(reader)).toEqual(['lawVersionBegun'])
    expect(await people.told(other)).toEqual(['lawInForce'])
    await db()
      .updateTable('law')
      .set({ repealed_on: tomorrow })
      .where('id', '=', await lawId(law))
      .execute()
    await look()
    expect(await people.told(reader)).toEqual(['lawVersionBegun', 'lawRepealed'])
  })

  test('is known to be followed, and is followed no more when it is ended', async () => {
    const reader = await people.person()
    const law = document('四')
    await saveLaw(db(), law)
    const { id } = await follow(reader, law, '2')
    const query = { lawId: await lawId(law), article: '2' }
    expect(await people.done(own.following, reader, { query })).toEqual({ id })
    expect(await people.done(own.following, reader, { query: { lawId: query.lawId } })).toEqual({ id: null })
    expect((await alertsOf(reader)).content).toMatchObject([
      { kind: 'ARTICLE', path: `/eli/${lawAddress(law)}/art_2` },
    ])
    await people.done(own.remove, reader, { params: { id } })
    expect(await people.done(own.following, reader, { query })).toEqual({ id: null })
    await people.refused(own.follow, reader, { body: { lawId: query.lawId, article: '9' } }, 'notFound')
  })
})

describe('e-mail', () => {
  test('comes to an address that was confirmed for it alone, once for each telling', async () => {
    const reader = await people.person()
    const filters = { country: ['IN'] }
    const saved = await people.done(own.saveSearch, reader, search('law', filters, { byMail: true }))
    expect(saved).toMatchObject({ mail: 'UNCONFIRMED' })
    await addLaw({ country: 'IN' })
    await look()
    expect(await mailsTo(reader)).toHaveLength(1)
    await confirm(reader)
    expect((await alertsOf(reader)).mail).toBe('CONFIRMED')
    await db()
      .updateTable('alert')
      .set({ looked_until: new Date(0) })
      .where('account_id', '=', reader.id)
      .execute()
    await look()
    const [mail, ...others] = await mailsTo(reader)
    expect(others).toHaveLength(1)
    expect(mail!.text).toContain('/eli/in/')
    expect(mail!.text).toContain('/alerts/end?')
    await db()
      .updateTable('account')
      .set({ email: 'another@example.org' })
      .where('id', '=', reader.id)
      .execute()
    expect((await alertsOf(reader)).mail).toBe('UNCONFIRMED')
  })

  test('is refused where the account has no address', async () => {
    const reader = await people.person()
    await db().updateTable('account').set({ email: null }).where('id', '=', reader.id).execute()
    expect(await people.fieldsRefused(own.saveSearch, reader, search('law', {}, { byMail: true }))).toEqual([
      'byMail',
    ])
  })

  test('is confirmed by a link that is signed, and by no other; opening it changes nothing', async () => {
    const [reader, other] = [await people.person(), await people.person()]
    await save(reader, search('law', {}, { byMail: true }))
    const [mail] = await mailsTo(reader)
    const { lang: _, ...query } = inLink(/https?:\S+\/alerts\/confirm\S+/.exec(mail!.text)![0])
    const asked = { query }
    expect(await people.done(own.confirmStanding, null, asked)).toMatchObject({ state: 'OPEN' })
    expect((await alertsOf(reader)).mail).toBe('UNCONFIRMED')
    const stolen = { query: { ...query, account: other.id } }
    expect(await people.done(own.confirm, null, stolen)).toEqual({ state: 'INVALID', address: null })
    expect(await people.done(own.confirm, null, asked)).toMatchObject({ state: 'DONE' })
    expect(await people.done(own.confirmStanding, null, asked)).toMatchObject({ state: 'DONE' })
  })

  test('is ended by one post of a mail program, without a session; by opening the link never', async () => {
    const reader = await people.person()
    const filters = { country: ['PK'] }
    const id = await save(reader, search('law', filters, { byMail: true }))
    await confirm(reader)
    await addLaw({ country: 'PK' })
    await look()
    const mail = (await mailsTo(reader)).find(({ unsubscribe }) => unsubscribe)
    const address = new URL(mail!.unsubscribe!)
    const query = inLink(mail!.unsubscribe!)
    expect(query['id']).toBe(id)
    expect(await people.done(own.endStanding, null, { query })).toEqual({ state: 'OPEN', name: '骆驼' })
    const post = (url: string) =>
      portal.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    const forged = new URLSearchParams({ ...query, signature: 'x'.repeat(43) })
    expect((await post(`${address.pathname}?${forged}`)).statusCode).toBe(404)
    for (const _ of [0, 1]) expect((await post(address.pathname + address.search)).statusCode).toBe(200)
    expect(await people.done(own.endStanding, null, { query })).toMatchObject({ state: 'DONE' })
    expect((await alertsOf(reader)).content).toMatchObject([{ id, isPaused: true }])
    await people.done(own.remove, reader, { params: { id } })
    expect(await people.done(own.end, null, { query })).toEqual({ state: 'DONE', name: null })
  })
})
