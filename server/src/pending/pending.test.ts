import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
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

test('what waits comes page by page, the longest first, and every page says how much there is', async () => {
  const author = await people.person()
  await portal.services.db
    .insertInto('forum_post')
    .values(
      Array.from({ length: 25 }, (_, at) => ({
        author_id: author.id,
        category: 'LAW',
        language: 'zh' as const,
        title: `第 ${25 - at} 帖`,
        content: '<p>内容</p>',
        content_text: '内容',
        state: 'REJECTED' as const,
        reason: '不合规',
        submitted_at: new Date(Date.UTC(2026, 0, 25 - at)),
      })),
    )
    .execute()
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
