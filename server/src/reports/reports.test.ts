import { randomUUID } from 'node:crypto'
import { calls } from '@portal/protocol/calls.ts'
import type { Call, OutputOf } from '@portal/protocol/kernel/call.ts'
import { tokenHash } from '../kernel/crypto.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall, type Input } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { addFile } from '../testing/details.ts'
import { openTestPortal } from '../testing/store.ts'

const { reports: own } = calls

let portal: Portal
let desk: Reader

beforeAll(async () => {
  portal = await openTestPortal()
  desk = await addReader(portal, 'ADMIN', { roles: ['DESK'] })
})
afterAll(() => portal.close())

const ask = (call: Call, { token }: Reader, input: Input = {}) =>
  makeCall(portal.app, call, input, { token, language: 'en' })

async function done<C extends Call>(call: C, reader: Reader, input: Input = {}): Promise<OutputOf<C>> {
  return expectCode<OutputOf<C>>(await ask(call, reader, input), 'done')
}

const addCompany = () => addReader(portal, 'ENTERPRISE')

interface Handing {
  accountId: string
  name: string
  file: string
  request: string
}

/** Hands a report as the desk does; what the test is about is `given`. */
async function hand(company: Reader, given: Partial<Handing> = {}) {
  const file = given.file ?? (await addFile(portal.services, desk.id, 'REPORT'))
  return ask(own.hand, desk, { body: { accountId: company.id, name: '合规报告', file, ...given } })
}

async function handed(company: Reader, name = '合规报告', asked?: string): Promise<string> {
  return expectCode<{ id: string }>(await hand(company, { name, ...(asked && { request: asked }) }), 'done')
    .id
}

async function request(company: Reader, text = '请提供合规报告'): Promise<string> {
  return (await done(own.request, company, { body: { text } })).id
}

const setStatus = (reader: Reader, id: string, status?: string) =>
  ask(own.setStatus, reader, { params: { id }, ...(status && { query: { status } }) })

const invalidAt = async (answer: Awaited<ReturnType<typeof hand>>) =>
  expectCode<{ fields: { field: string }[] }>(answer, 'invalid').fields.map(({ field }) => field)

describe('a company’s reports', () => {
  test('are announced once each, the newest first, and opened by their address', async () => {
    const company = await addCompany()
    expect(await done(own.latest, company)).toBeNull()
    const ids = [await handed(company, 'Первый'), await handed(company, 'Второй')]
    const latest = await done(own.latest, company)
    expect(latest).toMatchObject({ id: ids[1], name: 'Второй' })

    const opened = await portal.app.inject({ url: latest!.url })
    expect(opened.statusCode).toBe(200)
    const { file_id: file } = await portal.services.db
      .selectFrom('company_report')
      .select('file_id')
      .where('id', '=', ids[1]!)
      .executeTakeFirstOrThrow()
    expect(opened.rawPayload).toEqual(await portal.services.files.read(file))

    expectCode(await setStatus(company, ids[1]!), 'done')
    expect(await done(own.latest, company)).toMatchObject({ id: ids[0] })
    // Whoever has downloaded it need not be told of it.
    expectCode(await setStatus(company, ids[0]!, 'DOWNLOADED'), 'done')
    expect(await done(own.latest, company)).toBeNull()
  })

  test('are listed, the newest first, with when they were first downloaded', async () => {
    const company = await addCompany()
    const ids = [await handed(company), await handed(company), await handed(company)]
    expectCode(await setStatus(company, ids[1]!, 'DOWNLOADED'), 'done')
    const { content, page } = await done(own.page, company, { query: { size: '2' } })
    expect(content.map(({ id }) => id)).toEqual([ids[2], ids[1]])
    expect(page).toMatchObject({ totalElements: 3, totalPages: 2 })
    expect(content[0]!.downloadedAt).toBeNull()
    const { downloadedAt } = content[1]!
    expect(Date.parse(downloadedAt!)).not.toBeNaN()

    expectCode(await setStatus(company, ids[1]!, 'DOWNLOADED'), 'done')
    expectCode(await setStatus(company, ids[1]!, 'ANNOUNCED'), 'done')
    const again = await done(own.page, company, { query: { size: '2' } })
    expect(again.content[1]).toMatchObject({ id: ids[1], downloadedAt })
  })

  test('are nobody else’s', async () => {
    const company = await addCompany()
    const other = await addCompany()
    const id = await handed(company)
    for (const status of ['ANNOUNCED', 'DOWNLOADED']) {
      expectCode(await setStatus(other, id, status), 'notForYou')
      expectCode(await setStatus(desk, id, status), 'notForYou')
    }
    expectCode(await setStatus(company, randomUUID()), 'notFound')
    expectCode(await setStatus(company, id, 'HANDED'), 'invalid')
    expect(await done(own.latest, other)).toBeNull()
    expect((await done(own.page, other)).content).toEqual([])
    expect(await done(own.latest, company)).toMatchObject({ id })
  })

  test('are polled for without making the session last longer', async () => {
    const company = await addCompany()
    const { db } = portal.services
    const session = tokenHash(company.token)
    const yesterday = new Date(Date.now() - 24 * 3_600_000)
    await db
      .updateTable('session')
      .set({ last_used_at: yesterday })
      .where('token_hash', '=', session)
      .execute()
    const lastUsed = async () =>
      (
        await db
          .selectFrom('session')
          .select('last_used_at')
          .where('token_hash', '=', session)
          .executeTakeFirstOrThrow()
      ).last_used_at.getTime()
    await done(own.latest, company)
    expect(await lastUsed()).toBe(yesterday.getTime())
    await done(own.page, company)
    expect(await lastUsed()).toBeGreaterThan(yesterday.getTime())
  })
})

describe('handing a report', () => {
  test('tells the company', async () => {
    const company = await addCompany()
    await handed(company, 'Q3')
    const { content } = await done(calls.messages.page, company)
    expect(content).toMatchObject([
      { type: 'SERVICE', title: 'A new report on your company is ready', link: '/usercenter/download' },
    ])
    expect(content[0]!.text).toContain('“Q3”')
    const { messages } = await portal.services.outbox.kept({
      recipient: company.email,
      offset: 0,
      limit: 5,
    })
    expect(messages).toHaveLength(1)
  })

  test.each(['PERSON', 'LAWYER', 'LAW_OFFICE', 'ADMIN'] as const)(
    'is not for the type %s',
    async (userType) => {
      expect(await invalidAt(await hand(await addReader(portal, userType)))).toEqual(['accountId'])
    },
  )

  test('is not for an account that was cancelled, or is none', async () => {
    const cancelled = await addReader(portal, 'ENTERPRISE', { state: 'CANCELLED' })
    expect(await invalidAt(await hand(cancelled))).toEqual(['accountId'])
    expect(await invalidAt(await hand(cancelled, { accountId: randomUUID() }))).toEqual(['accountId'])
  })

  test('takes a file that the administrator uploaded as a report, once; else the request stays open', async () => {
    const company = await addCompany()
    const { services } = portal
    const used = await addFile(services, desk.id, 'REPORT')
    expectCode(await hand(company, { file: used }), 'done')
    const wrong = [
      used,
      await addFile(services, desk.id, 'ATTACHMENT'),
      await addFile(services, company.id, 'REPORT'),
      randomUUID(),
    ]
    const asked = await request(company)
    for (const file of wrong) {
      expect(await invalidAt(await hand(company, { file, request: asked }))).toEqual(['file'])
    }
    expect((await done(own.requests, company)).content).toMatchObject([{ id: asked, state: 'OPEN' }])
    expect((await done(own.page, company)).page.totalElements).toBe(1)
  })

  test('answers a request of that company, and no other', async () => {
    const company = await addCompany()
    const asked = await request(company)
    const others = await request(await addCompany())
    expect(await invalidAt(await hand(company, { request: others }))).toEqual(['request'])
    expect(await invalidAt(await hand(company, { request: randomUUID() }))).toEqual(['request'])
    expectCode(await hand(company, { request: asked }), 'done')
    expect((await done(own.requests, company)).content).toMatchObject([{ id: asked, state: 'ANSWERED' }])
    expect(expectCode(await hand(company, { request: asked }), 'wrongState')).toEqual({ state: 'ANSWERED' })

    const moves = await portal.services.db
      .selectFrom('history')
      .select(['action', 'from_state', 'to_state', 'by_account'])
      .where('subject', '=', 'report-request')
      .where('subject_id', '=', asked)
      .orderBy('id')
      .execute()
    expect(moves).toEqual([
      { action: 'add', from_state: null, to_state: 'OPEN', by_account: company.id },
      { action: 'answer', from_state: 'OPEN', to_state: 'ANSWERED', by_account: desk.id },
    ])
  })

  test('of two at once as the answer to one request, one is done', async () => {
    const company = await addCompany()
    const asked = await request(company)
    const files = await Promise.all([1, 2, 3, 4].map(() => addFile(portal.services, desk.id, 'REPORT')))
    const answers = await Promise.all(files.map((file) => hand(company, { file, request: asked })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
    expect((await done(own.page, company)).page.totalElements).toBe(1)
    // The files of the others can be used for something else.
    const unused = await portal.services.db
      .selectFrom('stored_file')
      .select('id')
      .where('id', 'in', files)
      .where('is_used', '=', false)
      .execute()
    expect(unused).toHaveLength(3)
  })
})

describe('the desk', () => {
  test('sees what waits first, the oldest of it on top', async () => {
    const company = await addCompany()
    const asked = [await request(company, '1'), await request(company, '2'), await request(company, '3')]
    await handed(company, 'answer', asked[0])
    const { content } = await done(own.allRequests, desk, { query: { size: '100' } })
    const states = content.map(({ state }) => state)
    expect(states).toEqual(states.toSorted().toReversed())
    const ours = content.filter(({ accountId }) => accountId === company.id)
    expect(ours.map(({ text }) => text)).toEqual(['2', '3', '1'])
    expect(ours[0]).toMatchObject({ username: company.username, company: '青岛样例贸易有限公司' })

    const answered = await done(own.allRequests, desk, { query: { state: 'ANSWERED', size: '100' } })
    expect(answered.content.every(({ state }) => state === 'ANSWERED')).toBe(true)
    expect(answered.page.totalElements).toBe(answered.content.length)
  })

  test('finds companies and what they were handed by name, whatever its case, and by username', async () => {
    const company = await addCompany()
    await addReader(portal, 'LAW_OFFICE')
    const { db } = portal.services
    const name = `Acme 100%_${company.username} Trading`
    await db.updateTable('company').set({ name }).where('account_id', '=', company.id).execute()
    const id = await handed(company)
    for (const keyword of ['aCME 100%_', `0%_${company.username}`, company.username.toUpperCase()]) {
      const found = await done(own.companies, desk, { query: { keyword } })
      expect(found, keyword).toEqual([{ accountId: company.id, username: company.username, company: name }])
      const { content } = await done(own.handedReports, desk, { query: { keyword } })
      expect(content, keyword).toMatchObject([{ id, name: '合规报告', downloadedAt: null }])
    }
    expect(await done(own.companies, desk, { query: { keyword: '100%x' } })).toEqual([])
    const all = await done(own.companies, desk)
    expect(all.length).toBeLessThanOrEqual(20)
    expect(all.some(({ company: shown }) => shown.includes('律师事务所'))).toBe(false)
  })

  test('sees when a company has downloaded its report', async () => {
    const company = await addCompany()
    const id = await handed(company)
    expectCode(await setStatus(company, id, 'DOWNLOADED'), 'done')
    const { content } = await done(own.handedReports, desk)
    expect(content.find((report) => report.id === id)!.downloadedAt).not.toBeNull()
  })
})
