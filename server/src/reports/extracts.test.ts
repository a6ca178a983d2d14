import { randomUUID } from 'node:crypto'
import { calls } from '@portal/protocol/calls.ts'
import type { Call, OutputOf } from '@portal/protocol/kernel/call.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall, type Input } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { readPdf } from '../documents/fixtures.ts'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { writtenDay } from '../kernel/written-days.ts'
import { saveCases } from '../cases/door.ts'
import { saveLaw } from '../laws/door.ts'
import { makeCases } from '../testing/cases.ts'
import { makeLaws } from '../testing/laws.ts'
import { addFile } from '../testing/details.ts'
import { openTestPortal } from '../testing/store.ts'
import { makeReport } from './make-report.ts'
import { reportWords } from './report-words.ts'

const { reports: own, events } = calls

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

async function request(company: Reader, language: Language = 'en'): Promise<string> {
  return (await done(own.make, company, { body: { language } })).id
}

const run = (id: string) => makeReport(portal.services, id)

async function stateOf(company: Reader, id: string): Promise<string | undefined> {
  const { content } = await done(own.requests, company)
  return content.find((row) => row.id === id)?.state
}

async function reportsOf(company: Reader) {
  return (await done(own.page, company)).content
}

const bare = (text: string) => text.replace(/\s/g, '')

async function pdfAt(url: string) {
  const { rawPayload, statusCode } = await portal.app.inject({ url })
  expect(statusCode).toBe(200)
  return readPdf(rawPayload)
}

/** All words of a document, page by page. */
function wordsOf({ elements }: Awaited<ReturnType<typeof readPdf>>): string {
  const pages = elements.filter(({ role }) => role === 'Document')
  return bare(pages.map(({ text }) => text).join(''))
}

/** What a company does in its first days: a requirement, signed up for. */
async function addRequirement(company: Reader, provider: Reader, state: string): Promise<string> {
  const { db } = portal.services
  const title = `需求${randomUUID().slice(0, 8)}`
  const { id } = await db
    .insertInto('requirement')
    .values({
      code: `R-${randomUUID().slice(0, 13)}`,
      account_id: company.id,
      state: 'DISPLAYED',
      language: 'zh',
      title,
      type: 'LITIGATION',
      business_type: 'TRADE',
      dispute_type: null,
      translation_pair: null,
      regions: ['KZ'],
      priority: 'NORMAL',
      deadline: '2099-12-31',
      content: '<p>样例</p>',
      content_text: '样例',
      contact: '王联系人',
      phone: '+8613912345678',
      email: 'secret@contacts.example',
      files_for: 'NEGOTIATING',
      opposing: Buffer.from('sealed'),
      opposing_keys: [],
      reason: null,
      assigned_to: null,
      cooperation_id: null,
      published_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('cooperation')
    .values({
      requirement_id: id,
      account_id: provider.id,
      state: state as 'COOPERATING',
      note: '',
      firm: null,
      fee_from: null,
      fee_to: null,
      days: null,
    })
    .execute()
  return title
}

describe.each(languages)('an extract in %s', (language) => {
  test('is made, told of once, read back whole, and verified by its number', async () => {
    const company = await addCompany()
    const id = await request(company, language)
    expect(await stateOf(company, id)).toBe('OPEN')
    await run(id)
    expect(await stateOf(company, id)).toBe('ANSWERED')
    const latest = await done(own.latest, company)
    const [report] = await reportsOf(company)
    expect(report).toMatchObject({ id: latest!.id, language, name: latest!.name })
    expect(report!.name).toContain(writtenDay(zoneToday(), language))

    const words = reportWords(language)
    const read = await pdfAt(report!.url)
    expect(read).toMatchObject({ title: words.title, isTagged: true, showsTitle: true })
    expect(read.fonts.all).toBeGreaterThan(0)
    expect(read.fonts.embedded).toBe(read.fonts.all)
    for (const said of [words.mark, words.scopeNote, report!.number!, '青岛样例贸易有限公司'])
      expect(wordsOf(read)).toContain(bare(said))
    const headings = read.elements.filter(({ role }) => role === 'H2').map(({ text }) => bare(text))
    const { profile, requirements, orders, deadlines, laws, cases } = words
    expect(headings).toEqual(
      [profile, requirements, orders, deadlines, laws, cases].map(({ heading }) => bare(heading)),
    )
    for (const page of read.drawn.slice(1)) expect(bare(page)).toContain(bare(words.mark))

    const verified = await makeCall(portal.app, events.verifyCertificate, {
      params: { number: report!.number!.toLowerCase() },
    })
    expect(expectCode(verified, 'done')).toMatchObject({
      isValid: true,
      certificate: null,
      report: { number: report!.number, language, name: '青*********' },
    })
  })
})

describe('an extract', () => {
  test('has the company’s figures as charts with words, names whom it works with, and no contacts', async () => {
    const company = await addCompany()
    const [agreed, asked] = [await addReader(portal, 'LAW_OFFICE'), await addReader(portal, 'LAW_OFFICE')]
    const { db } = portal.services
    await db
      .updateTable('agency')
      .set({ name: '已合作律师事务所' })
      .where('account_id', '=', agreed.id)
      .execute()
    await db
      .updateTable('agency')
      .set({ name: '仅报名律师事务所' })
      .where('account_id', '=', asked.id)
      .execute()
    const title = await addRequirement(company, agreed, 'COOPERATING')
    await addRequirement(company, asked, 'SIGNED_UP')
    const other = await addRequirement(await addCompany(), agreed, 'COMPLETED')
    await run(await request(company, 'zh'))

    const [report] = await reportsOf(company)
    const read = await pdfAt(report!.url)
    const text = wordsOf(read)
    expect(text).toContain(`${title}·`)
    expect(text).toContain('合作方：已合作律师事务所')
    expect(text).toContain('2099年12月31日')
    for (const hidden of ['仅报名律师事务所', '王联系人', '13912345678', 'secret@', other, company.email])
      expect(text).not.toContain(hidden)

    const words = reportWords('zh')
    const figures = read.elements.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)
    expect(figures).toContain(`${words.requirements.byState}: ${words.states.requirement.DISPLAYED} 2`)
    const months = figures.find((alt) => alt?.startsWith(words.requirements.byMonth))
    expect(months).toContain(`${zoneToday().slice(0, 7)} 2`)
    expect(months!.split('; ')).toHaveLength(12)
  })

  test('has laws and cases that concern where the company is and what it does', async () => {
    const { services } = portal
    const industry = '批发和零售业'
    const [law] = makeLaws(1).map((one) => ({
      ...one,
      texts: one.texts.map((text) => ({ ...text, title: `${industry}样例法` })),
    }))
    await saveLaw(services.db, law!)
    await saveCases(
      services.db,
      makeCases(12).map((one, index) => ({
        ...one,
        judgedOn: `${2014 + index}-05-06`,
        texts: one.texts.map((text) => ({ ...text, title: `${industry}样例案` })),
      })),
    )
    await portal.follower.caughtUp()
    const company = await addCompany()
    await run(await request(company, 'zh'))
    const read = await pdfAt((await reportsOf(company))[0]!.url)
    const text = wordsOf(read)
    const { laws, cases } = reportWords('zh')
    expect(text).toContain(`${laws.total}1`)
    expect(text).toContain(`${industry}样例法·中国·`)
    expect(text).toContain(`${cases.total}12`)
    const figures = read.elements.filter(({ role }) => role === 'Figure').map(({ alt }) => alt ?? '')
    expect(figures.find((alt) => alt.startsWith(cases.byYear))).toMatch(
      new RegExp(`: ${cases.earlier} 2; 2016 1; `),
    )
    expect(text).toContain(`${industry}样例案·中国·`)
    expect(read.links.filter((link) => /\/eli\/cn\//.test(link))).not.toEqual([])
  })

  test('is made one at a time, and asked for anew once it is there', async () => {
    const company = await addCompany()
    const answers = await Promise.all(
      languages.map((language) => ask(own.make, company, { body: { language } })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const { content } = await done(own.requests, company)
    expect(content).toHaveLength(1)
    // The desk is asked all the same.
    await done(own.request, company, { body: { text: '样例' } })
    await run(content[0]!.id)
    await request(company)
  })

  test('is made once, whoever tries it again and where the work ended between its file and its row', async () => {
    const company = await addCompany()
    const id = await request(company)
    const { db } = portal.services
    await sql`create function fall() returns trigger language plpgsql as
      $$ begin raise exception 'the work ends here'; end $$`.execute(db)
    await sql`create trigger falls before insert on company_report for each row execute function fall()`.execute(
      db,
    )
    const files = () =>
      db
        .selectFrom('stored_file')
        .select(['id', 'is_used'])
        .where('owner_id', '=', company.id)
        .where('purpose', '=', 'REPORT')
        .execute()
    try {
      await expect(run(id)).rejects.toThrow('the work ends here')
    } finally {
      await sql`drop trigger falls on company_report`.execute(db)
      await sql`drop function fall`.execute(db)
    }
    expect(await stateOf(company, id)).toBe('MAKING')
    expect(await files()).toMatchObject([{ is_used: false }])

    await Promise.all([run(id), run(id)])
    await run(id)
    expect(await stateOf(company, id)).toBe('ANSWERED')
    expect(await reportsOf(company)).toHaveLength(1)
    expect((await files()).filter(({ is_used: isUsed }) => isUsed)).toHaveLength(1)
    const { content } = await done(calls.messages.page, company)
    expect(content.filter(({ link }) => link === '/usercenter/download')).toHaveLength(1)
  })

  test('that cannot be made fails after some tries, and is made again when its company or the desk asks', async () => {
    const company = await addCompany()
    const id = await request(company)
    const { db } = portal.services
    const profile = await db
      .deleteFrom('company')
      .where('account_id', '=', company.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    for (let tries = 1; tries < 5; tries++) await expect(run(id)).rejects.toThrow('no profile')
    await run(id)
    expect((await done(own.requests, company)).content).toMatchObject([
      { state: 'FAILED', abilities: ['retry'] },
    ])
    const told = await done(calls.messages.page, company)
    expect(told.content[0]!.title).toBe('Your company report could not be made')
    const atDesk = async () =>
      (await done(own.allRequests, desk, { query: { state: 'FAILED', size: '50' } })).content.find(
        (row) => row.id === id,
      )
    expect(await atDesk()).toMatchObject({ abilities: ['answer', 'retry'], language: 'en', text: null })

    expectCode(await ask(own.retry, await addCompany(), { params: { id } }), 'notForYou')
    await done(own.retryRequest, desk, { params: { id } })
    expect(await stateOf(company, id)).toBe('OPEN')
    expect(expectCode(await ask(own.retry, company, { params: { id } }), 'wrongState')).toEqual({
      state: 'OPEN',
    })
    for (let tries = 1; tries < 5; tries++) await expect(run(id)).rejects.toThrow('no profile')
    await run(id)
    await done(own.retry, company, { params: { id } })
    await db.insertInto('company').values(profile).execute()
    await run(id)
    expect(await stateOf(company, id)).toBe('ANSWERED')
    expect(await reportsOf(company)).toHaveLength(1)
  })

  test('that the desk answered by hand is not made any more', async () => {
    const company = await addCompany()
    const id = await request(company)
    const file = await addFile(portal.services, desk.id, 'REPORT')
    await done(own.hand, desk, { body: { accountId: company.id, name: '合规报告', file, request: id } })
    await run(id)
    expect(await reportsOf(company)).toMatchObject([{ name: '合规报告', language: null, number: null }])
  })

  test('of a company that has left is gone, and its number still says that it was made', async () => {
    const company = await addCompany()
    await run(await request(company))
    const [report] = await reportsOf(company)
    await portal.services.db.deleteFrom('account').where('id', '=', company.id).execute()
    const verified = await makeCall(portal.app, events.verifyCertificate, {
      params: { number: report!.number! },
    })
    expect(expectCode(verified, 'done')).toMatchObject({ isValid: true, report: { number: report!.number } })
    await run(randomUUID())
  })

  test('under a number that nobody was given is none', async () => {
    const verified = await makeCall(portal.app, events.verifyCertificate, {
      params: { number: 'BG-2026-AAAA-AAAA' },
    })
    expect(expectCode(verified, 'done')).toEqual({ isValid: false, certificate: null, report: null })
  })
})
