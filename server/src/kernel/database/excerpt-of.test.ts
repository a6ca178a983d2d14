import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore } from '../../testing/store.ts'
import { excerptOf } from './excerpt-of.ts'
import type { Store } from './store.ts'

let store: Store

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

test.each([
  ['Whole as it is.', 'Whole as it is.'],
  ['Two lines\n\nin one.', 'Two lines in one.'],
  ['An answer of which the last word', 'An answer of which…'],
  ['Ответ, последнее слово', 'Ответ, последнее…'],
  ['Ответ, последнее слово не влезло', 'Ответ, последнее…'],
  ['An authority, whatever it is', 'An authority…'],
  ['Ответ — последнее; и ещё', 'Ответ — последнее…'],
  ['没有空格的答复在逗号的前面就从中间断开，后面还有', '没有空格的答复在逗号的前面就从中间断开…'],
  ['没有空格的答复从中间断开，后面应当依照《合同法》', '没有空格的答复从中间断开，后面应当依照…'],
  ['Подписывая договор «О поставке товара»', 'Подписывая договор…'],
  ['An annex to the act (“the annex”)', 'An annex to the act…'],
  ['没有空格的答复从中间断开，后面还有很多文字没有显示', '没有空格的答复从中间断开，后面还有很多文…'],
])('%s begins with %s', async (text, begin) => {
  const { rows } = await sql<{ begin: string }>`
    select ${excerptOf('text', 20)} as begin from (values (${text}::text)) as held (text)`.execute(store.db)
  expect(rows[0]!.begin).toBe(begin)
})
