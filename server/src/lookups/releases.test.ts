import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { codes, type CodeName } from '@portal/protocol/kernel/codes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, readEnvelope } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { lawAddress } from '../laws/address.ts'
import { makeDocument, searchArticles, searchLaws, textIn } from '../laws/fixtures.ts'
import { findLawByAddress } from '../laws/queries.ts'
import type { Reader } from '../messages/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { openOffice } from './fixtures/office.ts'
import { lookupGiven, resultGiven } from './fixtures/rows.ts'

const own = calls.lookups

let portal: Portal
let office: ReturnType<typeof openOffice>
let desk: Reader
let lawId: string

beforeAll(async () => {
  portal = await openTestPortal()
  office = openOffice(portal)
  desk = await office.administrator('DESK')
  const articles = Array.from({ length: 4 }, (_, place) => `驼绒文件第${place}号由牧场保存。`)
  const zh = textIn('zh', '驼绒登记条例', [...articles, '须提交章程。'], { original: true })
  const law = makeDocument({ country: 'CN', effectLevel: 'LAW', texts: [zh] })
  await saveLaw(portal.services.db, law)
  lawId = (await findLawByAddress(portal.services.db, lawAddress(law)))!.id
})
afterAll(() => portal.close())

const question = '驼绒登记需要哪些文件？'

/** A completed lookup whose result quotes the fifth article. */
async function completed(applicant: Reader, allowsRelease = true): Promise<string> {
  const { id } = await office.done<{ id: string }>(own.add, applicant, {
    body: { ...lookupGiven(), company: '驼队商贸公司', allowsRelease },
  })
  await office.done(own.accept, desk, at(id))
  const provisions = [{ lawId, article: '5', relevance: '规定了须提交的文件。' }]
  await office.done(own.write, desk, at(id, { ...resultGiven(), provisions }))
  await office.complete(desk, id)
  return id
}

async function placeOf(): Promise<number> {
  await portal.follower.caughtUp()
  const found = await searchArticles(portal, { keyword: question })
  const place = found.findIndex(({ articleKey }) => articleKey === '5')
  return place === -1 ? Infinity : place
}

async function askedBefore() {
  await portal.follower.caughtUp()
  return (await searchLaws(portal, { keyword: question })).askedBefore
}

/** Has search learn a question in the place of the one that it has learned. */
async function release(id: string, given: object = {}): Promise<void> {
  const { released } = await office.show(desk, id)
  await office.done(own.release, desk, at(id, { question, releasedAt: released?.at ?? null, ...given }))
}

test('search learns from a completed lookup until its applicant, the desk or leaving takes it back', async () => {
  const applicant = await office.person()
  const id = await completed(applicant)
  const before = await placeOf()
  const ways: (() => Promise<unknown>)[] = [
    () => office.done(own.takeBack, desk, at(id)),
    () => office.done(own.allowRelease, applicant, at(id, { allows: false })),
    () => office.done(own.remove, applicant, at(id)),
  ]
  for (const takeBack of ways) {
    await office.done(own.allowRelease, applicant, at(id, { allows: true }))
    await release(id)
    expect(await placeOf()).toBeLessThan(before)
    expect(await askedBefore()).toEqual([{ question, path: null }])
    const read = await office.done<OutputOf<typeof own.read>>(own.read, applicant, at(id))
    expect(read).toMatchObject({ allowsRelease: true, released: { question } })
    await takeBack()
    expect(await placeOf()).toBe(before)
    expect(await askedBefore()).toEqual([])
  }
})

test('nothing is learned without consent, before the result, or with personal data', async () => {
  const applicant = await office.person()
  const refused = (id: string, code: CodeName, given: object = {}) =>
    office.refused(own.release, desk, at(id, { question, releasedAt: null, ...given }), code)
  await refused(await completed(applicant, false), 'wrongState')
  const { id: open } = await office.done<{ id: string }>(own.add, applicant, {
    body: { ...lookupGiven(), allowsRelease: true },
  })
  await refused(open, 'wrongState')
  const id = await completed(applicant)
  for (const personal of ['驼队商贸公司登记需要哪些文件？', '请致电 138 0013 8000 登记需要哪些文件？']) {
    await refused(id, 'invalid', { question: personal })
    await release(id, { question: personal, hasNoPersonalData: true })
    await office.done(own.takeBack, desk, at(id))
  }
  await release(id)
  expect(await askedBefore()).toHaveLength(1)
})

test('of two of the desk at one question one is taken, the other reads what was learned, or that nothing is', async () => {
  const colleague = await office.colleague()
  const id = await completed(await office.person())
  const ask = (who: Reader, text: string, releasedAt: string | null) =>
    office.ask(own.release, who, at(id, { question: text, releasedAt }))
  const told = (
    await Promise.all([ask(desk, '甲：需要哪些文件？', null), ask(colleague, '乙：需要哪些文件？', null)])
  ).map((one) => readEnvelope(one))
  expect(told.map(({ code }) => code).toSorted()).toEqual([codes.done.code, codes.changedMeanwhile.code])
  const { released } = await office.show(desk, id)
  expect(told.find(({ code }) => code === codes.changedMeanwhile.code)!.data).toEqual(released)
  await office.done(own.takeBack, colleague, at(id))
  expect(readEnvelope(await ask(desk, question, released!.at))).toMatchObject({
    code: codes.changedMeanwhile.code,
    data: null,
  })
})
