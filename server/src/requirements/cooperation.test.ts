import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { at, readEnvelope } from '../app/fixtures.ts'
import { ownMessage } from '../kernel/words.ts'
import type { Reader } from '../messages/fixtures.ts'
import { admitAbroad } from '../testing/details.ts'
import { openSides } from './fixtures/market.ts'
import { requirementGiven } from './fixtures/rows.ts'

const own = calls.requirements
const { portal, market, owner, lawyer, office } = await openSides()
afterAll(() => portal.close())

describe('from sign-up to the end', () => {
  test('contacts open at negotiation, one cooperation closes the requirement, and each side is told', async () => {
    const id = await market.show(owner)
    const first = await market.signUp(lawyer, id, { feeFrom: 3000, feeTo: 5000.5, days: 5 })
    const second = await market.signUp(office, id)
    const before = await market.own(owner, id)
    expect(before.cooperations).toMatchObject([
      {
        id: first,
        state: 'SIGNED_UP',
        contacts: null,
        feeTo: 5000.5,
        abilities: ['communicated', 'decline'],
      },
      { id: second, state: 'SIGNED_UP', firm: '样例律师事务所' },
    ])
    expect((await market.read(lawyer, id)).contacts).toBeNull()

    await market.negotiate(owner, first)
    expect((await market.own(owner, id)).cooperations[0]!.contacts).toMatchObject({ phone: lawyer.phone })
    expect((await market.read(lawyer, id)).contacts).toMatchObject({ name: '王样例' })
    expect((await market.read(office, id)).contacts).toBeNull()

    await market.cooperate(owner, first)
    expect(await market.states(owner, id)).toEqual({
      state: 'CLOSED',
      signUps: ['COOPERATING', 'NO_COOPERATION'],
    })
    await market.refused(own.signedUp, await market.person('LAWYER'), at(id), 'notForYou')
    await market.done(own.completed, owner, at(first))
    const { history } = (await market.own(owner, id)).cooperations.find((one) => one.id === first)!
    expect(history.map(({ action, to, side }) => [action, to, side])).toEqual([
      ['signUp', 'SIGNED_UP', 'provider'],
      ['communicated', 'IN_NEGOTIATION', 'demander'],
      ['cooperation', 'COOPERATING', 'demander'],
      ['completed', 'COMPLETED', 'demander'],
    ])
    expect(await market.told(lawyer)).toEqual(['negotiationBegun', 'cooperationSet', 'cooperationCompleted'])
    expect(await market.told(office)).toEqual(['signUpEnded'])
    expect((await market.told(owner)).filter((event) => event === 'signUpNew')).toHaveLength(2)
  })

  test('a cooperation that is terminated opens its requirement again, and who ended can sign up anew', async () => {
    const id = await market.show(owner)
    const signUp = await market.signUp(lawyer, id)
    await market.negotiate(owner, signUp)
    await market.cooperate(owner, signUp)
    const none = await market.ask(own.cancelCooperation, lawyer, at(signUp, { reason: ' ' }))
    expect(readEnvelope<{ fields: object[] }>(none).data.fields).toMatchObject([{ field: 'reason' }])
    await market.done(own.cancelCooperation, lawyer, at(signUp, { reason: 'Illness' }))
    expect(await market.states(owner, id)).toEqual({
      state: 'DISPLAYED',
      signUps: ['TERMINATED_BY_PROVIDER'],
    })
    expect(await market.signUp(lawyer, id)).toBe(signUp)
    expect(await market.states(owner, id)).toEqual({ state: 'DISPLAYED', signUps: ['SIGNED_UP'] })
  })

  test('an edit keeps open sign-ups; closing ends them', async () => {
    const id = await market.show(owner)
    const signUp = await market.signUp(lawyer, id)
    await market.edit(owner, id)
    expect(await market.states(owner, id)).toEqual({ state: 'REVIEWING', signUps: ['SIGNED_UP'] })
    await market.refused(own.communicated, owner, at(signUp, {}), 'wrongState')
    await market.approve(id)
    await market.done(own.cancel, owner, at(id))
    expect(await market.states(owner, id)).toEqual({ state: 'CLOSED', signUps: ['NO_COOPERATION'] })
    const { deadline } = requirementGiven()
    await market.done(own.republish, owner, at(id, { deadline }))
    expect((await market.own(owner, id)).history.at(-1)).toMatchObject({ action: 'republish' })
  })

  test('a take-down ends them too, and a sign-up can be declined and taken back', async () => {
    const id = await market.show(owner)
    const declined = await market.signUp(lawyer, id)
    const taken = await market.signUp(office, id)
    await market.done(own.decline, owner, at(declined, {}))
    await market.done(own.cancelSignUp, office, at(taken))
    expect((await market.states(owner, id)).signUps).toEqual(['NO_COOPERATION', 'ABANDONED'])
    const again = await market.signUp(office, id)
    const reason = 'Contacts of others in the text'
    await market.done(own.takeDown, await market.moderator(), at(id, { reason }))
    expect(again).toBe(taken)
    expect(await market.states(owner, id)).toEqual({
      state: 'REJECTED',
      signUps: ['NO_COOPERATION', 'NO_COOPERATION'],
    })
  })
})

describe('what bars a provider', () => {
  const litigation = { type: 'LITIGATION', disputeType: 'CONTRACT', regions: ['CN'] }
  const edited = async (id: string, changed: object) => {
    await market.edit(owner, id, changed)
    await market.approve(id)
  }
  /** The words of a refusal that leaves the sign-up in its state. */
  const refusedIn = async (
    state: string,
    id: string,
    call: typeof own.communicated | typeof own.cooperation,
    input: object,
  ) => {
    const { code, message } = readEnvelope(await market.ask(call, owner, input))
    expect(code).toBe(codes.notNow.code)
    expect((await market.states(owner, id)).signUps).toEqual([state])
    return message
  }

  test('is asked of the requirement as it is now, before the two negotiate and before they cooperate', async () => {
    const id = await market.show(owner)
    const signUp = await market.signUp(await market.person('TRANSLATE'), id)
    await edited(id, litigation)
    const open = at(signUp, { consentsToAbroad: true })
    expect(await refusedIn('SIGNED_UP', id, own.communicated, open)).toBe(ownMessage('lawyersAlone', 'en'))
    await edited(id, {})
    await market.negotiate(owner, signUp)
    await edited(id, litigation)
    expect(await refusedIn('IN_NEGOTIATION', id, own.cooperation, at(signUp))).toBe(
      ownMessage('lawyersAlone', 'en'),
    )
    await edited(id, {})
    await market.cooperate(owner, signUp)
  })

  test('is asked of where the provider is admitted now', async () => {
    const provider = await market.person('LAWYER')
    const id = await market.show(owner, litigation)
    const signUp = await market.signUp(provider, id)
    await admitAbroad(portal.services.db, provider.id)
    const open = at(signUp, { consentsToAbroad: true })
    expect(await refusedIn('SIGNED_UP', id, own.communicated, open)).toBe(ownMessage('notInChina', 'en'))
  })
})

describe('the day of publication', () => {
  test('stays through edits and their reviews; what is published once more has a new one', async () => {
    const id = await market.show(owner)
    const earlier = new Date('2026-02-03T04:05:06Z')
    await portal.services.db
      .updateTable('requirement')
      .set({ published_at: earlier })
      .where('id', '=', id)
      .execute()
    const publishedAt = async () => (await market.own(owner, id)).publishedAt!
    const edit = async () => {
      await market.edit(owner, id)
      await market.approve(id)
    }
    await edit()
    expect(await publishedAt()).toBe(earlier.toISOString())
    await market.done(own.cancel, owner, at(id))
    await market.done(own.republish, owner, at(id, { deadline: requirementGiven().deadline }))
    expect(await publishedAt()).toBe(earlier.toISOString())
    await market.approve(id)
    const anew = await publishedAt()
    expect(anew > earlier.toISOString()).toBe(true)
    await edit()
    expect(await publishedAt()).toBe(anew)
  })
})

describe('whom the owner has in mind', () => {
  test('is marked and stands first among the sign-ups that run', async () => {
    const id = await market.show(owner, { partners: [office.id] })
    const first = await market.signUp(lawyer, id)
    const meant = await market.signUp(office, id)
    expect((await market.own(owner, id)).cooperations).toMatchObject([
      { id: meant, isIntended: true },
      { id: first, isIntended: false },
    ])
    await market.done(own.decline, owner, at(meant, {}))
    expect((await market.own(owner, id)).cooperations.map((one) => one.id)).toEqual([first, meant])
  })
})

describe('whoever is not of a sign-up', () => {
  test('moves nothing, on either side', async () => {
    const id = await market.show(owner)
    const signUp = await market.signUp(lawyer, id)
    const stranger = await market.person()
    for (const call of [own.communicated, own.decline]) {
      await market.refused(call, stranger, at(signUp, {}), 'notForYou')
      await market.refused(call, lawyer, at(signUp, {}), 'notForYou')
    }
    for (const call of [own.cooperation, own.completed]) {
      await market.refused(call, stranger, at(signUp), 'notForYou')
      await market.refused(call, lawyer, at(signUp), 'notForYou')
    }
    await market.refused(own.cancelSignUp, office, at(signUp), 'notForYou')
    await market.refused(own.cancelCooperation, office, at(signUp, { reason: 'No' }), 'notForYou')
    expect(await market.states(owner, id)).toEqual({ state: 'DISPLAYED', signUps: ['SIGNED_UP'] })
  })
})

describe('what waits', () => {
  test('is with whoever must act, and goes when they have', async () => {
    const person = await market.person('PERSON')
    const waiting = async (reader: Reader) =>
      (await market.done<OutputOf<typeof calls.pending.page>>(calls.pending.page, reader)).content.map(
        ({ kind, count }) => [kind, count],
      )
    const id = await market.show(person, { partners: [office.id] })
    expect(await waiting(office)).toContainEqual(['invitations', 1])
    const signUp = await market.signUp(office, id)
    await market.signUp(lawyer, id)
    expect(await waiting(office)).not.toContainEqual(['invitations', 1])
    expect(await waiting(person)).toEqual([['signUps', 2]])
    await market.negotiate(person, signUp)
    expect(await waiting(person)).toEqual(
      expect.arrayContaining([
        ['signUps', 1],
        ['negotiations', 1],
      ]),
    )
    await market.cooperate(person, signUp)
    expect(await waiting(person)).toEqual([])
    const { content } = await market.done<OutputOf<typeof calls.pending.page>>(calls.pending.page, office)
    const link = `/content/request/cooperation_detail?id=${id}`
    expect(content).toMatchObject([{ kind: 'cooperations', count: 1, link }])
    const { history } = (await market.own(person, id)).cooperations.find((one) => one.id === signUp)!
    expect(content[0]!.since).toBe(history.find(({ action }) => action === 'cooperation')!.at)
    await market.done(own.completed, person, at(signUp))
    expect(await waiting(office)).toEqual([])
  })
})
