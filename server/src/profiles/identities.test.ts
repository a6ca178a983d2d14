import { calls } from '@portal/protocol/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { isSealedWith, unseal } from '../kernel/crypto.ts'
import { freshResidentId, newLawyer } from '../testing/account-inputs.ts'
import { openTestPortal } from '../testing/store.ts'
import { registerLawyer } from './fixtures.ts'
import { resealIdentities } from './identities.ts'
import { sealIdentity } from './seal-identity.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

test('after SECRET_KEY was changed, identity numbers are sealed anew and still taken', async () => {
  const { db, secretKey } = portal.services
  const given = await newLawyer(portal.services)
  expectCode(await makeCall(portal.app, calls.account.registerLawyer, { body: given }), 'done')
  const stored = () =>
    db.selectFrom('lawyer').select(['identity_sealed', 'identity_hash']).executeTakeFirstOrThrow()
  const before = await stored()

  const strange = { current: 'n'.repeat(32), previous: null, next: null }
  expect(await resealIdentities(db, strange)).toBe(1)
  expect(await stored()).toEqual(before)

  const renewed = { current: 'n'.repeat(32), previous: secretKey, next: null }
  expect(await resealIdentities(db, renewed)).toBe(0)
  const after = await stored()
  expect(isSealedWith(renewed.current, after.identity_sealed)).toBe(true)
  expect(unseal(strange, 'identity', after.identity_sealed)).toBe(given.identity.number)

  expect(await resealIdentities(db, { current: secretKey, previous: renewed.current, next: null })).toBe(0)
  expect((await stored()).identity_hash).toEqual(before.identity_hash)
  const again = { ...(await newLawyer(portal.services)), identity: given.identity }
  expectCode(await makeCall(portal.app, calls.account.registerLawyer, { body: again }), 'identityTaken')
})

test('an identity that two hold, one under each key, ends no start: it stays with the old one, and counts', async () => {
  const { db, secretKey } = portal.services
  const identity = { kind: 'RESIDENT_ID' as const, number: freshResidentId() }
  const renewed = { current: 'n'.repeat(32), previous: secretKey, next: null }
  const [one, other] = [await registerLawyer(portal), await registerLawyer(portal)]
  const give = (id: string, key: string) =>
    db.updateTable('lawyer').set(sealIdentity(key, identity)).where('account_id', '=', id).execute()
  await give(one.id, secretKey)
  await give(other.id, renewed.current)

  expect(await resealIdentities(db, renewed)).toBe(1)
  const sealed = await db.selectFrom('lawyer').select(['account_id', 'identity_sealed']).execute()
  const old = sealed.filter((row) => isSealedWith(secretKey, row.identity_sealed))
  expect(old.map(({ account_id: id }) => id)).toEqual([one.id])
})
