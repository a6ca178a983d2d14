import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../kernel/database/store.ts'
import { openTestStore } from '../testing/store.ts'
import { saveCases } from './actions/save-cases.ts'
import { makeDocument } from './fixtures.ts'
import { caseNamesOf } from './names.ts'

let store: Store
beforeAll(async () => (store = await openTestStore()))
afterAll(() => store.close())

test('a court and a cause are called as the case says that names them in most languages, as soon as that is held', async () => {
  const { courts, causes } = caseNamesOf(store.db)
  const called = async (court: { en?: string; ru?: string }, cause: { en?: string; ru?: string }) => {
    await saveCases(store.db, [
      makeDocument({ court: { zh: '骆驼法院', ...court }, cause: { zh: '骆驼纠纷', ...cause } }),
    ])
    await Promise.all([courts.load(['骆驼法院']), causes.load(['骆驼纠纷'])])
    return [courts.in('骆驼法院', 'en'), causes.in('骆驼纠纷', 'en')]
  }
  expect(await called({}, {})).toEqual(['骆驼法院', '骆驼纠纷'])
  const named = ['Camel Court', 'Dispute over camels']
  expect(
    await called({ en: named[0]!, ru: 'Суд верблюдов' }, { en: named[1]!, ru: 'Спор о верблюдах' }),
  ).toEqual(named)
  expect(await called({ en: 'Court of Camels' }, { en: 'Camel dispute' })).toEqual(named)
})
