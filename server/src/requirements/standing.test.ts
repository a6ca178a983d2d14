import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { at, openSides, signUpGiven } from './fixtures/market.ts'

const own = calls.requirements
const { portal, market, owner, lawyer } = await openSides()
afterAll(() => portal.close())

/** Search follows what was written, at once or when it has opened. */

describe('a provider who is suspended', () => {
  test('is not negotiated or cooperated with, and nothing has changed', async () => {
    const { db } = portal.services
    const provider = await market.person('LAWYER')
    const stateTo = (state: 'ACTIVE' | 'SUSPENDED') =>
      db.updateTable('account').set({ state }).where('id', '=', provider.id).execute()
    const id = await market.show(owner)
    const signUp = await market.signUp(provider, id)
    await stateTo('SUSPENDED')
    await market.refused(own.communicated, owner, at(signUp, {}), 'notNow')
    expect(await market.states(owner, id)).toEqual({ state: 'DISPLAYED', signUps: ['SIGNED_UP'] })
    await stateTo('ACTIVE')
    await market.negotiate(owner, signUp)
    await stateTo('SUSPENDED')
    await market.refused(own.cooperation, owner, at(signUp), 'notNow')
    expect(await market.states(owner, id)).toEqual({ state: 'DISPLAYED', signUps: ['IN_NEGOTIATION'] })
  })
})

describe('what becomes of an account', () => {
  test('whoever is suspended is not seen until restored, and search does not find it', async () => {
    const person = await market.person()
    const id = await market.show(person, { title: 'Quinoa shipment' })
    const admin = await market.person('ADMIN')
    await portal.services.db
      .updateTable('account')
      .set({ admin_roles: ['SUPER'] })
      .where('id', '=', admin.id)
      .execute()
    const find = async () => {
      const page = await market.done<OutputOf<typeof own.page>>(own.page, lawyer, {
        query: { keyword: 'quinoa' },
      })
      return page.content.map((row) => row.id)
    }
    await portal.follower.caughtUp()
    expect(await find()).toEqual([id])
    await market.done(calls.admin.suspend, admin, at(person.id, { reason: 'Check' }))
    await portal.follower.caughtUp()
    expect(await find()).toEqual([])
    await market.refused(own.read, lawyer, at(id), 'notForYou')
    await market.done(calls.admin.restore, admin, at(person.id, { reason: 'Checked' }))
    await portal.follower.caughtUp()
    expect(await find()).toEqual([id])
  })

  test('a provider who is verified no more gives up open sign-ups; running work goes on, and both are told', async () => {
    const { db } = portal.services
    const provider = await market.person('LAWYER')
    await db.insertInto('submission').values({ account_id: provider.id, state: 'APPROVED' }).execute()
    const open = await market.show(owner)
    const running = await market.show(owner)
    await market.signUp(provider, open)
    const signUp = await market.signUp(provider, running)
    await market.negotiate(owner, signUp)
    await market.cooperate(owner, signUp)
    const verifier = await market.person('ADMIN')
    await db
      .updateTable('account')
      .set({ admin_roles: ['VERIFIER'] })
      .where('id', '=', verifier.id)
      .execute()
    const revoke = calls.verification.revoke
    await market.done(revoke, verifier, at(provider.id, { reason: 'The licence has ended' }))
    expect((await market.states(owner, open)).signUps).toEqual(['ABANDONED'])
    expect((await market.states(owner, running)).signUps).toEqual(['COOPERATING'])
    expect((await market.told(owner)).slice(-2).toSorted()).toEqual([
      'providerNotVerified',
      'signUpCancelled',
    ])
    expect((await market.told(provider)).at(-1)).toBe('verificationRevoked')
    await market.refused(revoke, verifier, at(provider.id, { reason: 'Again' }), 'notFound')
    await market.refused(own.signUp, provider, at(open, signUpGiven), 'notNow')
  })

  test('whoever leaves ends what they have begun, and the other side is told', async () => {
    const person = await market.person('PERSON')
    const leaving = await market.person('LAWYER')
    const admin = await market.person('ADMIN')
    const { db } = portal.services
    await db
      .updateTable('account')
      .set({ admin_roles: ['SUPER'] })
      .where('id', '=', admin.id)
      .execute()
    const worked = await market.show(person)
    const signUp = await market.signUp(leaving, worked)
    await market.negotiate(person, signUp)
    await market.cooperate(person, signUp)
    const open = await market.show(person)
    await market.signUp(leaving, open)
    await market.done(calls.admin.cancel, admin, at(leaving.id, { reason: 'Asked for' }))
    expect(await market.states(person, worked)).toEqual({
      state: 'DISPLAYED',
      signUps: ['TERMINATED_BY_PROVIDER'],
    })
    expect((await market.states(person, open)).signUps).toEqual(['ABANDONED'])
    expect((await market.told(person)).slice(-2).toSorted()).toEqual(['otherSideLeft', 'signUpCancelled'])

    const second = await market.signUp(lawyer, open)
    await market.negotiate(person, second)
    await market.done(calls.admin.cancel, admin, at(person.id, { reason: 'Asked for' }))
    const left = await market.done<OutputOf<typeof own.signedUp>>(own.signedUp, lawyer, at(open))
    expect(left.cooperation.state).toBe('NO_COOPERATION')
    const row = await db
      .selectFrom('requirement')
      .select(['state', 'contact', 'phone'])
      .where('id', '=', open)
      .executeTakeFirst()
    expect(row).toEqual({ state: 'CLOSED', contact: '', phone: '' })
  })
})
