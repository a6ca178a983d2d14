import { calls } from '@portal/protocol/calls.ts'
import { evaluatedKinds } from '@portal/protocol/evaluations/constants.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { addWork } from '../evaluations/fixtures/rows.ts'
import type { Reader } from '../messages/fixtures.ts'
import { openMarket } from '../requirements/fixtures/market.ts'
import { openPeople } from '../testing/people.ts'
import { openTestPortal } from '../testing/store.ts'

type Page = OutputOf<typeof calls.pending.page>

let portal: Portal
let people: ReturnType<typeof openPeople>

beforeAll(async () => {
  portal = await openTestPortal()
  people = openPeople(portal)
})
afterAll(() => portal.close())

/** Posts of an author that were refused, one a day, all of them before today. */
async function refusedPosts(author: Reader, many: number): Promise<void> {
  await portal.services.db
    .insertInto('forum_post')
    .values(
      Array.from({ length: many }, (_, at) => ({
        author_id: author.id,
        category: 'LAW',
        language: 'zh' as const,
        title: `第 ${many - at} 帖`,
        content: '<p>内容</p>',
        content_text: '内容',
        state: 'REJECTED' as const,
        reason: '不合规',
        submitted_at: new Date(Date.UTC(2026, 0, many - at)),
      })),
    )
    .execute()
}

test('what waits comes page by page, the longest first, and every page says how much there is', async () => {
  const author = await people.person()
  await refusedPosts(author, 25)
  const page = (number: number) => people.done<Page>(calls.pending.page, author, { query: { page: number } })

  const first = await page(1)
  expect(first.content.map(({ title }) => title)).toEqual(
    Array.from({ length: 20 }, (_, at) => `第 ${at + 1} 帖`),
  )
  expect(first.page.totalElements).toBe(25)
  const second = await page(2)
  expect(second.content.map(({ title }) => title)).toEqual([
    '第 21 帖',
    '第 22 帖',
    '第 23 帖',
    '第 24 帖',
    '第 25 帖',
  ])
  expect(second.page.totalElements).toBe(25)
  const past = await page(3)
  expect(past).toMatchObject({ content: [], page: { totalElements: 25 } })
})

test('what waits is asked for by kinds, whatever else has waited longer, and counted so', async () => {
  const market = openMarket(portal)
  const [owner, lawyer] = [await people.person(), await people.person('LAWYER')]
  await refusedPosts(owner, 25)
  await market.signUp(lawyer, await market.show(owner))
  const ask = (query: object) => people.done<Page>(calls.pending.page, owner, { query: { ...query } })

  const signUps = await ask({ kind: 'signUps' })
  expect(signUps.content.map(({ kind, count }) => [kind, count])).toEqual([['signUps', 1]])
  expect(signUps.page.totalElements).toBe(1)

  const both = await ask({ kind: ['signUps', 'refusedPosts'], sort: 'kind', size: '1' })
  expect(both.content.map(({ kind }) => kind)).toEqual(['signUps'])
  expect(both.page.totalElements).toBe(26)
  const turned = await ask({ kind: ['refusedPosts', 'signUps'], sort: 'kind' })
  expect(turned.content.map(({ title }) => title)).toEqual(
    Array.from({ length: 20 }, (_, at) => `第 ${at + 1} 帖`),
  )
  const last = await ask({ kind: ['refusedPosts', 'signUps'], sort: 'kind', page: '2' })
  expect(last.content.at(-1)?.kind).toBe('signUps')

  for (const kind of ['negotiations', 'ofNobody']) {
    expect(await ask({ kind })).toMatchObject({ content: [], page: { totalElements: 0 } })
  }
})

test('what is to be evaluated is asked for by what it is, so that a list of one names none of the other', async () => {
  const [owner, lawyer] = [await people.person(), await people.person('LAWYER')]
  for (const kind of evaluatedKinds) await addWork(portal.services.db, kind, [owner.id, lawyer.id])
  const sections = { cooperation: '/content/request/', order: '/content/service/' }
  for (const kind of evaluatedKinds) {
    const query = { kind: `${kind}Evaluations` }
    const { content, page } = await people.done<Page>(calls.pending.page, owner, { query })
    expect(content).toMatchObject([{ ...query, link: expect.stringContaining(sections[kind]) }])
    expect(page.totalElements).toBe(1)
  }
  const { page } = await people.done<Page>(calls.pending.page, owner)
  expect(page.totalElements).toBe(evaluatedKinds.length)
})

test('what waits is planned once for all who ask, however much more waits for one of them', async () => {
  const { executeSql } = portal.services.store
  const [author, reader] = [await people.person(), await people.person()]
  await refusedPosts(author, 3000)
  await executeSql('analyze forum_post')
  for (let turn = 0; turn < 20; turn += 1) {
    expect(await people.done<Page>(calls.pending.page, reader)).toMatchObject({ content: [] })
  }
  const { rows } = await executeSql(
    `select generic_plans::int as once, custom_plans::int as anew from pg_prepared_statements
      where statement like '%quoted_at as since%' and statement like '%limit 20'`,
  )
  expect(rows).toEqual([{ once: expect.any(Number), anew: 5 }])
})
