import { randomUUID } from 'node:crypto'
import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvelope } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import type { Reader } from '../messages/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { openTalking } from './fixtures/talking.ts'
import { postGroups } from './search-collection.ts'

const { forum } = calls

let portal: Portal
let talking: ReturnType<typeof openTalking>

beforeAll(async () => {
  portal = await openTestPortal()
  talking = openTalking(portal)
})
afterAll(() => portal.close())

const own = (who: Reader, query: Record<string, string> = {}) =>
  talking.done<OutputOf<typeof forum.ownPage>>(forum.ownPage, who, { query })

test('the lists are narrowed by category and language, and one’s own has tabs', async () => {
  const writer = await talking.person('PERSON')
  const shown = await talking.post(writer, {
    title: 'Апостиль',
    category: 'TRANSLATION',
    language: 'ru',
    content: '<p>Нужен ли апостиль?</p>',
  })
  await talking.add(writer)
  const ids = async (query: Record<string, string>) => (await talking.list(query)).content.map(({ id }) => id)
  expect(await ids({ category: 'TRANSLATION' })).toContain(shown)
  expect(await ids({ language: 'ru' })).toContain(shown)
  expect(await ids({ category: 'LABOUR' })).not.toContain(shown)
  const call = forum.thinkTankPage
  const { content } = await talking.done<OutputOf<typeof call>>(call, null, { query: { language: 'ru' } })
  expect(content.map(({ id }) => id)).toContain(shown)
  const mine = await own(writer)
  expect(mine.counts).toEqual({ REVIEWING: 1, DISPLAYED: 1, REJECTED: 0 })
  expect(readEnvelope(await talking.ask(forum.ownPage, null, {})).code).not.toBe('000000')
})

test('a list is looked through whole, however much fits a text better', async () => {
  const { db, engine } = portal.services
  const id = await talking.post(await talking.person('PERSON'), {
    title: 'Storage',
    language: 'en',
    content: `<p>${'Of the fruit that is stored here, '.repeat(20)} persimmon too.</p>`,
  })
  await portal.follower.caughtUp()
  const [group] = await postGroups(db, [id])
  const titles = [{ language: 'en' as const, title: 'Persimmon', shortTitles: [] }]
  const upserts = Array.from({ length: 600 }, () => ({ ...group!, id: randomUUID(), titles }))
  await engine.apply({ sequence: 0, upserts, removals: [] })
  const { content } = await talking.list({ keyword: 'persimmon' })
  expect(content.map((row) => row.id)).toEqual([id])
})
