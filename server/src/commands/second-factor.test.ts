import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '../account/sessions.ts'
import { addAccount } from '../app/fixtures.ts'
import type { Store } from '../kernel/database/store.ts'
import { openTestStore } from '../testing/store.ts'
import { listAdministrators, resetSecondFactor } from './administrators.ts'
import { CommandRefused } from './command-refused.ts'

let store: Store
beforeAll(async () => (store = await openTestStore()))
afterAll(() => store.close())

test('a lost second factor is taken away, with its recovery codes and open sessions', async () => {
  const { db } = store
  const [lost, kept] = await Promise.all(
    ['admin_lost', 'admin_kept'].map(async (username) => {
      const id = await addAccount(db, username, 'ADMIN', { roles: ['SUPER'] })
      const sealed = Buffer.from('sealed')
      const confirmed = { account_id: id, secret_sealed: sealed, confirmed_at: new Date() }
      await db.insertInto('second_factor').values(confirmed).execute()
      await db.insertInto('recovery_code').values({ account_id: id, code_hash: sealed }).execute()
      await openSession(db, id)
      return id
    }),
  )
  await resetSecondFactor(db, 'Admin_LOST')
  for (const table of ['second_factor', 'recovery_code', 'session'] as const) {
    const rows = await db.selectFrom(table).select('account_id').execute()
    expect([table, rows.map((row) => row.account_id)]).toEqual([table, [kept]])
  }
  expect(await listAdministrators(db)).toEqual([
    { username: 'admin_kept', roles: ['SUPER'], state: 'ACTIVE', hasSecondFactor: true },
    { username: 'admin_lost', roles: ['SUPER'], state: 'ACTIVE', hasSecondFactor: false },
  ])
  const lines = await db.selectFrom('audit_log').select(['event', 'target']).execute()
  expect(lines).toEqual([{ event: 'administrator.reset-second-factor', target: lost }])
})

test('of somebody who is no administrator there is none to take away', async () => {
  await addAccount(store.db, 'person_1', 'PERSON')
  for (const username of ['person_1', 'nobody_1']) {
    await expect(resetSecondFactor(store.db, username)).rejects.toThrow(CommandRefused)
  }
})
