import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../../kernel/database/store.ts'
import { openTestStore } from '../../testing/store.ts'
import { makeDocument } from '../fixtures.ts'
import { refreshWordings, saveLaw } from './save-law.ts'

let store: Store
beforeAll(async () => (store = await openTestStore()))
afterAll(() => store.close())

async function firstDays(number: string | null) {
  const rows = await store.db
    .selectFrom('law_version')
    .innerJoin('law', 'law.id', 'law_version.law_id')
    .select('in_force_from')
    .where('number', '=', number)
    .orderBy('version_on')
    .execute()
  return rows.map(({ in_force_from: day }) => day)
}

test.each([
  ['given', { inForceFrom: '2021-05-05', effectiveOn: '2020-07-01', versionOn: '2021-01-01' }, '2021-05-05'],
  ['the first wording', { effectiveOn: '2020-07-01', versionOn: '2020-02-29' }, '2020-07-01'],
  [
    'the first wording, in force before it was made',
    { effectiveOn: '2020-01-01', versionOn: '2020-02-29' },
    '2020-01-01',
  ],
  ['an undated wording', { effectiveOn: '2020-07-01', versionOn: null }, '2020-07-01'],
  [
    'a revision dated by its effective day',
    { effectiveOn: '2024-07-01', versionOn: '2023-12-29' },
    '2024-07-01',
  ],
  ['an amendment of a law in force', { effectiveOn: '2020-07-01', versionOn: '2022-03-03' }, '2022-03-03'],
  ['a wording of no known effective day', { effectiveOn: null, versionOn: '2022-03-03' }, '2022-03-03'],
  ['nothing known', { effectiveOn: null, versionOn: null }, null],
])('first day in force of %s', async (_, dates, expected) => {
  const document = makeDocument({ adoptedOn: '2020-02-29', ...dates })
  await saveLaw(store.db, document)
  expect(await firstDays(document.number)).toEqual([expected])
})

test('the same wording from a source that knows the day better changes the day alone', async () => {
  const document = makeDocument({ versionOn: '2022-03-03' })
  expect(await saveLaw(store.db, document)).toBe('added')
  expect(await saveLaw(store.db, { ...document, inForceFrom: '2022-09-01' })).toBe('updated')
  expect(await saveLaw(store.db, { ...document, inForceFrom: '2022-09-01' })).toBe('unchanged')
  expect(await firstDays(document.number)).toEqual(['2022-09-01'])
})

test('search is told of wordings whose first day has come', async () => {
  const document = makeDocument({ versionOn: '2022-03-03', inForceFrom: '2030-01-01' })
  await saveLaw(store.db, document)
  const logged = async (today: string) => {
    await sql`truncate search_change`.execute(store.db)
    await refreshWordings(store.db, today)
    const { rows } = await sql<{ number: string }>`
      select number from search_change join law on law.id = subject`.execute(store.db)
    return rows.map(({ number }) => number)
  }
  expect(await logged('2029-12-31')).not.toContain(document.number)
  expect(await logged('2030-01-01')).toContain(document.number)
  expect(await logged('2030-01-20')).toContain(document.number)
  expect(await logged('2030-03-01')).not.toContain(document.number)
})
