import { calls } from '@portal/protocol/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { isSealedWith, unseal } from '../kernel/crypto.ts'
import { newLawyer } from '../testing/account-inputs.ts'
import { openTestPortal } from '../testing/store.ts'
import { resealIdentities } from './identities.ts'

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

  const strange = { current: 'n'.repeat(32), previous: null }
  expect(await resealIdentities(db, strange)).toBe(1)
  expect(await stored()).toEqual(before)

  const renewed = { current: 'n'.repeat(32), previous: secretKey }
  expect(await resealIdentities(db, renewed)).toBe(0)
  const after = await stored()
  expect(isSealedWith(renewed.current, after.identity_sealed)).toBe(true)
  expect(unseal(strange, 'identity', after.identity_sealed)).toBe(given.identity.number)

  expect(await resealIdentities(db, { current: secretKey, previous: renewed.current })).toBe(0)
  expect((await stored()).identity_hash).toEqual(before.identity_hash)
  const again = { ...(await newLawyer(portal.services)), identity: given.identity }
  expectCode(await makeCall(portal.app, calls.account.registerLawyer, { body: again }), 'identityTaken')
})
