import { calls } from '@portal/protocol/calls.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { at } from '../app/fixtures.ts'
import { expireRequirements, remindOwners } from './clock.ts'
import { openSides, signUpGiven } from './fixtures/market.ts'

const own = calls.requirements
const { portal, market, owner } = await openSides()
afterAll(() => portal.close())

const done = codes.done.code
const wrongState = codes.wrongState.code

async function negotiated(count: number) {
  const id = await market.show(owner)
  const providers = await Promise.all(Array.from({ length: count }, () => market.person('LAWYER')))
  const signUps: string[] = []
  for (const provider of providers) {
    const signUp = await market.signUp(provider, id)
    await market.negotiate(owner, signUp)
    signUps.push(signUp)
  }
  return { id, providers, signUps }
}

describe('at once', () => {
  test('fifty sign-ups are fifty, and the same one sent many times is one', async () => {
    const id = await market.show(owner)
    const providers = await Promise.all(Array.from({ length: 50 }, () => market.person('LAWYER')))
    const all = providers.map((one) => [own.signUp, one, at(id, signUpGiven)] as const)
    expect(new Set(await market.together(all))).toEqual(new Set([done]))
    expect((await market.own(owner, id)).signUps).toBe(50)
    const other = await market.show(owner)
    const same = Array.from(
      { length: 10 },
      () => [own.signUp, providers[0]!, at(other, signUpGiven)] as const,
    )
    expect(await market.together(same)).toEqual([done, ...Array<string>(9).fill(codes.doneAlready.code)])
  })

  test('of two cooperations one is set', async () => {
    const { id, signUps } = await negotiated(2)
    const asked = signUps.map((signUp) => [own.cooperation, owner, at(signUp)] as const)
    expect(await market.together(asked)).toEqual([done, wrongState])
    const { state, signUps: states } = await market.states(owner, id)
    expect(state).toBe('CLOSED')
    expect(states.toSorted()).toEqual(['COOPERATING', 'NO_COOPERATION'])
    for (const signUp of signUps) expect(await market.isConsistent('cooperation', signUp)).toBe(true)
    expect(await market.isConsistent('requirement', id)).toBe(true)
  })

  test('of cancelling and completing one is done', async () => {
    const { id, providers, signUps } = await negotiated(1)
    await market.cooperate(owner, signUps[0]!)
    const codesNow = await market.together([
      [own.cancelCooperation, providers[0]!, at(signUps[0]!, { reason: 'No time' })],
      [own.completed, owner, at(signUps[0]!)],
      [own.cancelCooperation, owner, at(signUps[0]!, { reason: 'No need' })],
    ])
    expect(codesNow).toEqual([done, wrongState, wrongState])
    expect(await market.isConsistent('cooperation', signUps[0]!)).toBe(true)
    expect(await market.isConsistent('requirement', id)).toBe(true)
  })

  test('of the deadline and a cooperation both leave one story', async () => {
    const { id, signUps } = await negotiated(1)
    await portal.services.db
      .updateTable('requirement')
      .set({ deadline: '2026-01-01' })
      .where('id', '=', id)
      .execute()
    const [codesNow] = await Promise.all([
      market.together([[own.cooperation, owner, at(signUps[0]!)]]),
      expireRequirements(portal.services),
      expireRequirements(portal.services),
    ])
    expect(codesNow).toEqual([done])
    expect((await market.states(owner, id)).state).toBe('CLOSED')
    expect(await market.isConsistent('requirement', id)).toBe(true)
  })
})

describe('the clock', () => {
  const deadlineIn = (days: number) =>
    new Date(Date.parse(zoneToday()) + days * 86_400_000).toISOString().slice(0, 10)

  test('a deadline that has passed makes overdue once, also with several processes', async () => {
    const id = await market.show(owner)
    await portal.services.db
      .updateTable('requirement')
      .set({ deadline: deadlineIn(-1) })
      .where('id', '=', id)
      .execute()
    await Promise.all([0, 1, 2].map(() => expireRequirements(portal.services)))
    const { state, history } = await market.own(owner, id)
    expect(state).toBe('OVERDUE')
    expect(history.filter(({ action }) => action === 'expire')).toHaveLength(1)
  })

  test('of more than are read at once all become overdue, and who signed up is told with the owner', async () => {
    const [person, provider, declined] = [
      await market.person('PERSON'),
      await market.person('LAWYER'),
      await market.person('LAWYER'),
    ]
    const ids = [await market.show(person), await market.show(person), await market.show(person)]
    await market.signUp(provider, ids[2]!)
    await market.done(own.decline, person, at(await market.signUp(declined, ids[2]!), {}))
    await portal.services.db
      .updateTable('requirement')
      .set({ deadline: deadlineIn(-1) })
      .where('id', 'in', ids)
      .execute()
    const before = await market.told(declined)
    await expireRequirements(portal.services, 1)
    const states = await Promise.all(ids.map(async (id) => (await market.own(person, id)).state))
    expect(states).toEqual(['OVERDUE', 'OVERDUE', 'OVERDUE'])
    expect((await market.told(provider)).at(-1)).toBe('signUpOverdue')
    expect((await market.told(person)).at(-1)).toBe('requirementOverdue')
    expect(await market.told(declined)).toEqual(before)
  })

  test('nobody signs up past a deadline that the clock has not seen yet', async () => {
    const [early, late] = [await market.person('LAWYER'), await market.person('LAWYER')]
    const id = await market.show(owner)
    const signUp = await market.signUp(early, id)
    await market.done(own.cancelSignUp, early, at(signUp))
    await portal.services.db
      .updateTable('requirement')
      .set({ deadline: deadlineIn(-1) })
      .where('id', '=', id)
      .execute()
    for (const provider of [early, late]) {
      expect((await market.read(provider, id)).abilities).toEqual([])
      await market.refused(own.signUp, provider, at(id, signUpGiven), 'wrongState')
    }
    expect((await market.states(owner, id)).state).toBe('DISPLAYED')
  })

  test('one that ends today is shown still', async () => {
    const id = await market.show(owner, { deadline: zoneToday() })
    await expireRequirements(portal.services)
    expect((await market.own(owner, id)).state).toBe('DISPLAYED')
  })

  test('reminders come three days and one day before, each once', async () => {
    const person = await market.person('PERSON')
    const id = await market.show(person, { deadline: deadlineIn(3) })
    const reminders = async () =>
      (await market.told(person)).filter((event) => event === 'requirementDueSoon').length
    for (const _ of [0, 1]) await Promise.all([0, 1].map(() => remindOwners(portal.services)))
    expect(await reminders()).toBe(1)
    await portal.services.db
      .updateTable('requirement')
      .set({ deadline: deadlineIn(1) })
      .where('id', '=', id)
      .execute()
    for (const _ of [0, 1]) await remindOwners(portal.services)
    expect(await reminders()).toBe(2)
  })

  test('one whose day was missed still comes, and both never at once', async () => {
    const person = await market.person('PERSON')
    const reminders = async () =>
      (await market.told(person)).filter((event) => event === 'requirementDueSoon').length
    const id = await market.show(person, { deadline: deadlineIn(2) })
    const { db } = portal.services
    // As though days had passed.
    const endsIn = async (days: number) => {
      const deadline = deadlineIn(days)
      await db
        .updateTable('requirement_reminder')
        .set({ deadline })
        .where('requirement_id', '=', id)
        .execute()
      await db.updateTable('requirement').set({ deadline }).where('id', '=', id).execute()
    }
    for (const _ of [0, 1]) await remindOwners(portal.services)
    expect(await reminders()).toBe(1)
    await endsIn(0)
    for (const _ of [0, 1]) await remindOwners(portal.services)
    expect(await reminders()).toBe(2)
    await market.show(person, { deadline: deadlineIn(1) })
    for (const _ of [0, 1]) await remindOwners(portal.services)
    expect(await reminders()).toBe(3)
  })
})
