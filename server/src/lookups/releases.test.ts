import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { lawAddress } from '../laws/address.ts'
import { makeDocument, searchArticles, searchLaws, textIn } from '../laws/fixtures.ts'
import { findLawByAddress } from '../laws/queries.ts'
import type { Reader } from '../messages/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { at, openOffice } from './fixtures/office.ts'
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
  await office.done(own.complete, desk, at(id))
  return id
}

async function placeOf(): Promise<number> {
  await portal.follower.caughtUp()
  const found = await searchArticles(portal, { keyword: question })
  const place = found.findIndex(({ articleKey }) => articleKey === '5')
  return place === -1 ? Infinity : place
}

const askedBefore = async () => (await searchLaws(portal, { keyword: question })).askedBefore

const release = (id: string, given: object = {}) =>
  office.done(own.release, desk, at(id, { question, ...given }))

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
  const refused = (id: string, given: object = {}) =>
    office.make(own.release, desk, at(id, { question, ...given }))
  expect((await refused(await completed(applicant, false))).json()).toMatchObject({ code: '795409' })
  const { id: open } = await office.done<{ id: string }>(own.add, applicant, {
    body: { ...lookupGiven(), allowsRelease: true },
  })
  expect((await refused(open)).json()).toMatchObject({ code: '795409' })
  const id = await completed(applicant)
  for (const personal of ['驼队商贸公司登记需要哪些文件？', '请致电 138 0013 8000 登记需要哪些文件？']) {
    expect((await refused(id, { question: personal })).json()).toMatchObject({ code: '795400' })
    await release(id, { question: personal, hasNoPersonalData: true })
  }
  expect(await askedBefore()).toHaveLength(1)
})
