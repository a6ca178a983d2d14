import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../kernel/database/store.ts'
import { openTestStore } from '../testing/store.ts'
import { saveLaw } from './actions/save-law.ts'
import { departmentsOf } from './departments.ts'
import { makeDocument } from './fixtures.ts'

let store: Store
beforeAll(async () => (store = await openTestStore()))
afterAll(() => store.close())

test('a department is called as the law says that names it in most languages, as soon as that is held', async () => {
  const departments = departmentsOf(store.db)
  const called = async (words: { en?: string; ru?: string }) => {
    await saveLaw(store.db, makeDocument({ publishDepartment: { zh: '骆驼部', ...words } }))
    await departments.load(['骆驼部'])
    return departments.in('骆驼部', 'en')
  }
  expect(await called({})).toBe('骆驼部')
  expect(await called({ en: 'Ministry of Camels', ru: 'Министерство верблюдов' })).toBe('Ministry of Camels')
  expect(await called({ en: 'Camel Ministry' })).toBe('Ministry of Camels')
})
