import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { at, expectCode } from '../app/fixtures.ts'
import type { Mover } from '../kernel/mover.ts'
import type { Reader } from '../messages/fixtures.ts'
import { askedMeanwhile } from '../testing/meanwhile.ts'
import { cooperationMoves } from './cooperation-moves.ts'
import { openSides, signUpGiven } from './fixtures/market.ts'
import { endSignUps } from './follow-up.ts'
import { holdCooperation, holdRequirement } from './hold.ts'
import { requirementMoves } from './requirement-moves.ts'

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
  /** Whether each who signed up is shown as verified. */
  const sealsOf = async (reader: Reader, id: string) =>
    (await market.own(reader, id)).cooperations.map(({ provider }) => provider.isVerified)

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

  test('what is approved while its owner is suspended is published, and told to whom it is meant for, once it is shown', async () => {
    const [person, partner] = [await market.person(), await market.person('LAWYER')]
    const admin = await market.administrator('SUPER')
    const stand = (call: typeof calls.admin.suspend) =>
      market.done(call, admin, at(person.id, { reason: 'Check' }))
    const id = await market.publish(person, { partners: [partner.id] })
    await stand(calls.admin.suspend)
    await market.approve(id)
    expect(await market.told(partner)).toEqual([])
    await market.refused(own.read, partner, at(id), 'notForYou')

    const restored = new Date().toISOString()
    await stand(calls.admin.restore)
    expect(await market.told(partner)).toEqual(['requirementIntended'])
    const { publishedAt } = await market.read(partner, id)
    expect(publishedAt! > restored).toBe(true)

    // Told and published once: what was shown before it was hidden stays as it is.
    await stand(calls.admin.suspend)
    await stand(calls.admin.restore)
    expect(await market.told(partner)).toEqual(['requirementIntended'])
    expect((await market.read(partner, id)).publishedAt).toBe(publishedAt)
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
    expect(await sealsOf(owner, running)).toEqual([true])
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
    expect(await sealsOf(owner, running)).toEqual([false])
    expect((await market.told(owner)).slice(-2).toSorted()).toEqual([
      'providerNotVerified',
      'signUpCancelled',
    ])
    expect((await market.told(provider)).at(-1)).toBe('verificationRevoked')
    await market.refused(revoke, verifier, at(provider.id, { reason: 'Again' }), 'notFound')
    await market.refused(own.signUp, provider, at(open, signUpGiven), 'notNow')
  })

  test('of who is suspended, and restored, the other side of all that is open is told, once each', async () => {
    const [person, provider] = [await market.person(), await market.person('LAWYER')]
    const admin = await market.administrator('SUPER')
    const open = await market.show(person)
    const running = await market.show(person)
    await market.signUp(provider, open)
    const signUp = await market.signUp(provider, running)
    await market.negotiate(person, signUp)
    await market.cooperate(person, signUp)
    for (const [who, other] of [
      [provider, person],
      [person, provider],
    ] as const) {
      const before = await market.told(other)
      await market.done(calls.admin.suspend, admin, at(who.id, { reason: 'Check' }))
      await market.done(calls.admin.restore, admin, at(who.id, { reason: 'Checked' }))
      expect((await market.told(other)).slice(before.length)).toEqual([
        'otherSideSuspended',
        'otherSideSuspended',
        'otherSideRestored',
        'otherSideRestored',
      ])
    }
    const { db } = portal.services
    const { state } = await db
      .selectFrom('cooperation')
      .select('state')
      .where('id', '=', signUp)
      .executeTakeFirstOrThrow()
    expect(state).toBe('COOPERATING')
    const before = await market.told(person)
    await market.done(calls.admin.freeze, admin, at(provider.id, { reason: 'Check' }))
    await market.done(calls.admin.restore, admin, at(provider.id, { reason: 'Checked' }))
    expect(await market.told(person)).toEqual(before)
  })

  test('who works for a company that is verified no more is told', async () => {
    const [company, provider] = [await market.person(), await market.person('LAWYER')]
    const submission = { account_id: company.id, state: 'APPROVED' } as const
    await portal.services.db.insertInto('submission').values(submission).execute()
    const signUp = await market.signUp(provider, await market.show(company))
    await market.negotiate(company, signUp)
    const reason = { reason: 'The licence has ended' }
    const verifier = await market.administrator('VERIFIER')
    await market.done(calls.verification.revoke, verifier, at(company.id, reason))
    expect((await market.told(provider)).at(-1)).toBe('demanderNotVerified')
  })

  test('who is verified no more is told of once, however often what they submit again is refused', async () => {
    const { db } = portal.services
    const provider = await market.person('LAWYER')
    await db.insertInto('submission').values({ account_id: provider.id, state: 'APPROVED' }).execute()
    const signUp = await market.signUp(provider, await market.show(owner))
    await market.negotiate(owner, signUp)
    await market.cooperate(owner, signUp)
    const verifier = await market.administrator('VERIFIER')
    const because = { reason: 'The licence has ended' }
    await market.done(calls.verification.revoke, verifier, at(provider.id, because))
    const told = await market.told(owner)
    expect(told.at(-1)).toBe('providerNotVerified')
    const { id } = await db
      .insertInto('submission')
      .values({ account_id: provider.id, state: 'PENDING' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await market.done(calls.verification.reject, verifier, at(id, because))
    expect(await market.told(owner)).toEqual(told)
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
    expect(await sealsOf(person, worked)).toEqual([false])
    expect((await market.own(person, worked)).cooperations).toMatchObject([{ firm: null }])
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

describe('what the other side ends at the same moment is ended by it', () => {
  const reason = { reason: 'The licence has ended' }
  const end = (signUp: string, action: 'decline' | 'completed') => async (mover: Mover) => {
    const { cooperation } = await holdCooperation(mover.transaction, signUp)
    await mover.move(cooperationMoves, cooperation, { action, as: 'demander', by: owner.id })
  }
  const stateOf = async (table: 'cooperation' | 'requirement', id: string) =>
    (
      await portal.services.db
        .selectFrom(table)
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state

  test.each(['is revoked', 'leaves'] as const)(
    'a sign-up that is declined while its provider %s',
    async (what) => {
      const provider = await market.person('LAWYER')
      const submission = { account_id: provider.id, state: 'APPROVED' } as const
      await portal.services.db.insertInto('submission').values(submission).execute()
      const signUp = await market.signUp(provider, await market.show(owner))
      const other = await market.signUp(provider, await market.show(owner))
      const [call, role] =
        what === 'leaves'
          ? ([calls.admin.cancel, 'SUPER'] as const)
          : ([calls.verification.revoke, 'VERIFIER'] as const)
      const admin = await market.administrator(role)
      const asked = () => market.ask(call, admin, at(provider.id, reason))
      expectCode(await askedMeanwhile(portal.services, end(signUp, 'decline'), asked), 'done')
      expect(await stateOf('cooperation', signUp)).toBe('NO_COOPERATION')
      expect(await stateOf('cooperation', other)).toBe('ABANDONED')
    },
  )

  test('work that is completed while its provider leaves', async () => {
    const provider = await market.person('LAWYER')
    const id = await market.show(owner)
    const signUp = await market.signUp(provider, id)
    await market.negotiate(owner, signUp)
    await market.cooperate(owner, signUp)
    const admin = await market.administrator('SUPER')
    const asked = () => market.ask(calls.admin.cancel, admin, at(provider.id, reason))
    expectCode(await askedMeanwhile(portal.services, end(signUp, 'completed'), asked), 'done')
    expect(await market.states(owner, id)).toEqual({ state: 'CLOSED', signUps: ['COMPLETED'] })
  })

  test('a requirement that its owner deletes while the owner or who signed up for it leaves', async () => {
    const [person, provider] = [await market.person(), await market.person('LAWYER')]
    const admin = await market.administrator('SUPER')
    for (const leaver of [provider, person]) {
      const id = await market.show(person)
      const signUp = leaver === provider ? await market.signUp(provider, id) : null
      await portal.services.db
        .updateTable('requirement')
        .set({ state: 'OVERDUE' })
        .where('id', '=', id)
        .execute()
      const remove = async (mover: Mover) => {
        const row = await holdRequirement(mover.transaction, id)
        await mover.move(requirementMoves, row, { action: 'delete', as: 'owner', by: person.id })
        await endSignUps(mover, id)
      }
      const asked = () => market.ask(calls.admin.cancel, admin, at(leaver.id, reason))
      expectCode(await askedMeanwhile(portal.services, remove, asked), 'done')
      expect(await stateOf('requirement', id)).toBe('DELETED')
      if (signUp) expect(await stateOf('cooperation', signUp)).toBe('NO_COOPERATION')
    }
  })
})
