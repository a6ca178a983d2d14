import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestStore } from '../../testing/store.ts'
import { statement } from './statement.ts'

const sum = statement((db, { one, other, two }: { one: number; other: number | null; two: number }) =>
  db
    .selectNoFrom(sql<number | null>`${one}::int + ${other}::int`.as('sum'))
    .select(sql<number>`${two}::int`.as('two'))
    .where(sql<boolean>`${one}::int <> 0`),
)

const addEvent = statement((db, { event }: { event: string }) =>
  db.insertInto('audit_log').values({ event, outcome: 'done', request_id: 'statement', account_id: null }),
)

test('a statement is built once and asked with other values each time, on any connection', async () => {
  const store = await openTestStore()
  try {
    expect(await sum(store.db, { two: 2, one: 3, other: 4 })).toEqual([{ sum: 7, two: 2 }])
    expect(await sum(store.db, { one: 5, other: 6, two: 7 })).toEqual([{ sum: 11, two: 7 }])
    expect(await sum(store.db, { one: 5, other: null, two: 7 })).toEqual([{ sum: null, two: 7 }])
    expect(await sum(store.db, { one: 0, other: 6, two: 7 })).toEqual([])

    const events = () =>
      store.db.selectFrom('audit_log').select('event').where('request_id', '=', 'statement').execute()
    const failing = store.db.transaction().execute(async (transaction) => {
      await addEvent(transaction, { event: 'undone' })
      throw new Error('not to be kept')
    })
    await expect(failing).rejects.toThrow('not to be kept')
    expect(await events()).toEqual([])
    await addEvent(store.db, { event: 'kept' })
    expect(await events()).toEqual([{ event: 'kept' }])
  } finally {
    await store.close()
  }
})
