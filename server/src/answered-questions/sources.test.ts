import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { storeFormatted } from '../citations/door.ts'
import { consultationGiven, offerGiven, replyGiven } from '../consultations/fixtures/rows.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument, searchArticles, searchLaws, textIn } from '../laws/fixtures.ts'
import { addPublication, setState } from '../publications/fixtures/add-publication.ts'
import { openPeople } from '../testing/people.ts'
import { openTestPortal } from '../testing/store.ts'

let portal: Portal
let people: ReturnType<typeof openPeople>

beforeAll(async () => {
  portal = await openTestPortal()
  people = openPeople(portal)
  const articles = Array.from({ length: 4 }, (_, at) => `驼队文件第${at}号由牧场保存。`)
  const zh = textIn('zh', '驼队登记条例', [...articles, '须提交章程。'], { original: true })
  await saveLaw(portal.services.db, makeDocument({ country: 'CN', effectLevel: 'LAW', texts: [zh] }))
  await portal.follower.caughtUp()
})
afterAll(() => portal.close())

const cited = '<p>请看《驼队登记条例》第五条。</p>'

async function placeOf(keyword: string): Promise<number> {
  await portal.follower.caughtUp()
  const found = await searchArticles(portal, { keyword })
  const place = found.findIndex(({ articleKey }) => articleKey === '5')
  return place === -1 ? Infinity : place
}

const askedBefore = async (keyword: string) => (await searchLaws(portal, { keyword })).askedBefore

test('a consultation teaches search while it is published, and is linked', async () => {
  const [asker, desk] = [await people.person(), await people.administrator('DESK')]
  const own = calls.consultations
  const body = { ...consultationGiven(), allowsPublication: true }
  const { id } = await people.done<{ id: string }>(own.add, asker, { body })
  const at = (given?: object) => ({ params: { id }, ...(given && { body: given }) })
  const keyword = '驼队登记需要哪些文件'
  const before = await placeOf(keyword)
  await people.done(own.reply, desk, at(replyGiven))
  const title = '驼队登记的文件'
  const text = { title, question: '驼队登记需要哪些文件？', answer: cited }
  await people.done(own.offer, desk, at({ ...offerGiven, ...text }))
  expect(await placeOf(keyword)).toBe(before)
  const { own: seen } = await people.done<OutputOf<typeof own.read>>(own.read, asker, at())
  await people.done(own.agree, asker, at({ offeredAt: seen!.offer!.offeredAt }))
  expect(await placeOf(keyword)).toBeLessThan(before)
  expect(await askedBefore(keyword)).toEqual([{ question: title, path: `/business/detail?id=${id}` }])

  await people.done(own.withdraw, asker, at())
  expect(await askedBefore(keyword)).toEqual([])
  expect(await placeOf(keyword)).toBe(before)
})

test('an answer of the zone teaches search in the languages that it is held in, until it is withdrawn', async () => {
  const { services } = portal
  const titles = { zh: { title: '驼队迁徙要交什么' }, ru: { title: 'Что подать при кочёвке каравана' } }
  const { id, versionId } = await addPublication(services, { kind: 'ask', state: 'DRAFT', texts: titles })
  const { id: textId } = await services.db
    .selectFrom('publication_text')
    .select('id')
    .where('version_id', '=', versionId)
    .where('language', '=', 'zh')
    .executeTakeFirstOrThrow()
  await services.db
    .transaction()
    .execute((trx) => storeFormatted(trx, { id: textId, html: cited, language: 'zh', day: null }))
  const keyword = '驼队迁徙要交什么'
  const before = await placeOf(keyword)
  expect(await askedBefore(keyword)).toEqual([])
  await setState(services, { [versionId]: 'PUBLISHED' })
  expect(await placeOf(keyword)).toBeLessThan(before)
  const path = `/communication/ask/detail?id=${id}`
  expect(await askedBefore(keyword)).toEqual([{ question: keyword, path }])
  const russian = await searchLaws(portal, { keyword: titles.ru.title }, { language: 'ru' })
  expect(russian.askedBefore).toEqual([{ question: titles.ru.title, path }])
  expect(russian.content.map(({ title }) => title)).toEqual(['驼队登记条例'])

  await setState(services, { [versionId]: 'WITHDRAWN' })
  expect(await placeOf(keyword)).toBe(before)
  expect(await askedBefore(keyword)).toEqual([])
})
