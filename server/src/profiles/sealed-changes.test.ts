import { calls } from '@portal/protocol/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { isSealedWith } from '../kernel/crypto.ts'
import { freshResidentId } from '../testing/account-inputs.ts'
import { openTestPortal } from '../testing/store.ts'
import {
  addSomebody,
  approve,
  readProfile,
  registerAgency,
  registerLawyer,
  update,
  waitingId,
  type Somebody,
} from './fixtures.ts'
import { resealSubmissions } from '../verification/reseal-submissions.ts'

let portal: Portal
let verifier: Somebody

beforeAll(async () => {
  portal = await openTestPortal()
  verifier = await addSomebody(portal, 'ADMIN', ['VERIFIER'])
})
afterAll(() => portal.close())

const { updateAgency, updateLawyer } = calls.profiles

test('an identity number that waits stands in no column of any table', async () => {
  const owner = await registerLawyer(portal)
  await approve(portal, verifier, owner)
  const { number } = { number: freshResidentId() }
  const identity = { kind: 'RESIDENT_ID', number }
  await update(portal, owner, updateLawyer, { ...owner.data, identity })
  const { rows: tables } = await portal.services.store.executeSql(
    `select table_name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  expect(tables.length).toBeGreaterThan(20)
  for (const { table_name: table } of tables) {
    const { rows } = await portal.services.store.executeSql(
      `select 1 from "${String(table)}" as r where r::text like '%${number}%'
         or r::text like '%${Buffer.from(number).toString('hex')}%'`,
    )
    expect(rows, String(table)).toEqual([])
  }
  expect((await readProfile(portal, owner, 'lawyer')).submission?.data).toMatchObject({ identity })
})

test('after SECRET_KEY was changed, what waits is sealed anew', async () => {
  const { db, secretKey } = portal.services
  const owner = await registerAgency(portal)
  await approve(portal, verifier, owner)
  await update(portal, owner, updateAgency, { ...owner.data, responsiblePerson: '赵改名' })
  const id = await waitingId(portal, owner)
  const sealed = async () => {
    const row = await db
      .selectFrom('submission')
      .select('sealed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return row.sealed!
  }
  const strange = 'n'.repeat(32)
  const before = await sealed()
  expect(await resealSubmissions(db, { current: strange, previous: null, next: null })).toBeGreaterThan(0)
  expect(await sealed()).toEqual(before)
  expect(await resealSubmissions(db, { current: strange, previous: secretKey, next: null })).toBe(0)
  expect(isSealedWith(strange, await sealed())).toBe(true)
  expect(await resealSubmissions(db, { current: secretKey, previous: strange, next: null })).toBe(0)
  await approve(portal, verifier, owner)
  expect((await readProfile(portal, owner, 'agency')).data).toMatchObject({ responsiblePerson: '赵改名' })
})
