import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { setHistoryBack } from '../kernel/history.ts'
import type { Reader } from '../messages/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { certifyAttended, followEvents, remindApplicants } from './clock.ts'
import { addEvent, inHours } from './fixtures/rows.ts'
import { openStage } from './fixtures/stage.ts'

const own = calls.events

let portal: Portal
let stage: ReturnType<typeof openStage>

beforeAll(async () => {
  portal = await openTestPortal()
  stage = openStage(portal)
})
afterAll(() => portal.close())

/** Several processes see to events, each twice. */
async function follow() {
  for (const _ of [0, 1]) await Promise.all([0, 1].map(() => followEvents(portal.services)))
}

const whenIn = (hours: number) => ({ starts_at: inHours(hours), ends_at: inHours(hours + 2) })

const ownList = (reader: Reader, query: Record<string, string> = {}) =>
  stage.done<OutputOf<typeof own.ownPage>>(own.ownPage, reader, { query })

describe('another version', () => {
  test('with more seats moves up those who wait, in turn, each once', async () => {
    const when = whenIn(100)
    const event = await addEvent(portal.services, { version: { ...when, seats: 1 } })
    const crowd = await stage.crowd(4)
    for (const one of crowd) await stage.apply(one, event.id)
    const texts = { zh: { place: '示范区二楼' } }
    await stage.publishAnew(event, { ...when, seats: 3 }, texts)
    await follow()
    const states = await Promise.all(crowd.map((one) => stage.state(one, event.id)))
    expect(states).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'WAITING'])
    expect(await stage.told(crowd[1]!)).toEqual(['eventWaiting', 'eventMovedUp'])
    expect(await stage.told(crowd[0]!)).toEqual(['eventConfirmed'])
  })

  test('with fewer seats takes none away', async () => {
    const when = whenIn(100)
    const event = await addEvent(portal.services, { version: { ...when, seats: 2 } })
    const [one, other, late] = await stage.crowd(3)
    for (const reader of [one!, other!]) await stage.apply(reader, event.id)
    await stage.publishAnew(event, { ...when, seats: 1 }, { zh: { place: '示范区二楼' } })
    await follow()
    expect((await stage.live(null, event.id)).taken).toBe(2)
    await stage.apply(late!, event.id)
    await stage.withdraw(one!, event.id)
    expect(await stage.state(late!, event.id)).toBe('WAITING')
    await stage.withdraw(other!, event.id)
    expect(await stage.state(late!, event.id)).toBe('CONFIRMED')
  })

  test('at another time or place is told to who applied, once, also to who waits', async () => {
    const event = await addEvent(portal.services, { version: { ...whenIn(100), seats: 1 } })
    const [one, waiting, gone] = await stage.crowd(3)
    for (const reader of [one!, waiting!, gone!]) await stage.apply(reader, event.id)
    await stage.withdraw(gone!, event.id)
    const when = whenIn(200)
    const texts = { zh: { place: '示范区二楼' } }
    const moved = await stage.publishAnew(event, { ...when, seats: 1 }, texts)
    await follow()
    expect(await stage.told(one!)).toEqual(['eventConfirmed', 'eventChanged'])
    expect(await stage.told(waiting!)).toEqual(['eventWaiting', 'eventChanged'])
    expect(await stage.told(gone!)).toEqual(['eventWaiting'])
    const renamed = { id: event.id, versionId: moved.versionId }
    const same = await stage.publishAnew(
      renamed,
      { ...when, seats: 1 },
      { zh: { place: '示范区二楼', title: '新名' } },
    )
    await follow()
    expect(await stage.told(one!)).toHaveLength(2)
    expect((await ownList(one!)).content[0]).toMatchObject({ title: '新名' })
    await stage.publishAnew(
      { id: event.id, versionId: same.versionId },
      { ...when, seats: 1 },
      { zh: { place: '三楼' } },
    )
    await follow()
    expect(await stage.told(one!)).toEqual(['eventConfirmed', 'eventChanged', 'eventChanged'])
  })

  test('that ends at another time is told, though it begins when it did', async () => {
    const when = whenIn(100)
    const event = await addEvent(portal.services, { version: when })
    const [one] = await stage.crowd(1)
    await stage.apply(one!, event.id)
    const texts = { zh: { place: '示范区二楼' } }
    await stage.publishAnew(event, { ...when, ends_at: inHours(109) }, texts)
    await follow()
    expect(await stage.told(one!)).toEqual(['eventConfirmed', 'eventChanged'])
  })
})

describe('an event online', () => {
  test('that is joined at another address says so to those who have a seat', async () => {
    const version = { ...whenIn(100), seats: 1, is_online: true, join_url: 'https://meet.example/one' }
    const event = await addEvent(portal.services, { version, texts: { zh: {} } })
    const [one, waiting] = await stage.crowd(2)
    for (const reader of [one!, waiting!]) await stage.apply(reader, event.id)
    await stage.publishAnew(event, { ...version, join_url: 'https://meet.example/other' })
    await follow()
    expect(await stage.told(one!)).toEqual(['eventConfirmed', 'eventChanged'])
    expect(await stage.told(waiting!)).toEqual(['eventWaiting'])
  })
})

describe('another version, of who has come already,', () => {
  const certified = { certificate_hours: 2 }

  /** An event that begins in half an hour, with somebody who is there. */
  async function attended() {
    const event = await addEvent(portal.services, { starts: 0.5, version: certified })
    const [one] = await stage.crowd(1)
    await stage.apply(one!, event.id)
    await stage.mark(event.id, [one!], true)
    return { event, one: one! }
  }

  test('that is put off takes the mark back: they are told and reminded, and have no certificate', async () => {
    const { event, one } = await attended()
    await stage.publishAnew(event, { ...whenIn(20), ...certified })
    await follow()
    expect(await stage.told(one)).toEqual(['eventConfirmed', 'eventChanged'])
    const { mine, taken } = await stage.live(one, event.id)
    expect(mine).toMatchObject({ state: 'CONFIRMED', abilities: ['withdraw'] })
    expect(mine?.history.map(({ action }) => action)).toEqual(['apply', 'attend', 'absent'])
    expect(taken).toBe(1)
    expect(await stage.isConsistent('eventApplication', await stage.idOf(one, event.id))).toBe(true)
    await remindApplicants(portal.services)
    expect(await stage.told(one)).toEqual(['eventConfirmed', 'eventChanged', 'eventReminder'])
    await stage.takesPlace(event.id, -3)
    await certifyAttended(portal.services)
    expect((await stage.live(one, event.id)).mine?.certificate).toBeNull()
  })

  test('that is put off certifies who comes again', async () => {
    const { event, one } = await attended()
    await stage.publishAnew(event, { ...whenIn(20), ...certified })
    await follow()
    await stage.takesPlace(event.id, 0.5)
    await stage.mark(event.id, [one], true)
    await stage.takesPlace(event.id, -3)
    await certifyAttended(portal.services)
    expect((await stage.live(one, event.id)).mine?.certificate).not.toBeNull()
  })

  test('that begins a little later leaves the mark, and is told', async () => {
    const { event, one } = await attended()
    await stage.publishAnew(event, { ...whenIn(0.9), ...certified })
    await follow()
    expect(await stage.told(one)).toEqual(['eventConfirmed', 'eventChanged'])
    expect(await stage.state(one, event.id)).toBe('ATTENDED')
  })

  test('that takes place once more after it is over leaves the mark and the certificate', async () => {
    const { event, one } = await attended()
    await stage.takesPlace(event.id, -3)
    await certifyAttended(portal.services)
    const again = { ...whenIn(100), ...certified }
    const { versionId } = await stage.publishAnew(event, again)
    await follow()
    await stage.publishAnew({ id: event.id, versionId }, again, { zh: { title: '新名' } })
    await follow()
    const { mine } = await stage.live(one, event.id)
    expect(mine?.state).toBe('ATTENDED')
    expect(mine?.certificate).not.toBeNull()
  })
})

describe('an event that is taken back', () => {
  test('before it begins ends what was applied for, and says so; published again it may be applied for', async () => {
    const event = await addEvent(portal.services, { version: { seats: 1 } })
    const [one, waiting] = await stage.crowd(2)
    for (const reader of [one!, waiting!]) await stage.apply(reader, event.id)
    await stage.takeBack(event.versionId)
    await follow()
    expect(await stage.told(one!)).toEqual(['eventConfirmed', 'eventCancelled'])
    expect(await stage.told(waiting!)).toEqual(['eventWaiting', 'eventCancelled'])
    const { content, counts } = await ownList(one!)
    expect(content).toMatchObject([{ id: event.id, state: 'CANCELLED', isOff: true, abilities: [] }])
    expect(counts).toEqual({ COMING: 1, OVER: 0 })
    await stage.publishAnew({ id: event.id, versionId: event.versionId }, { ...whenIn(100), seats: 1 })
    await follow()
    expect(await stage.state(one!, event.id)).toBe('CANCELLED')
    expect((await stage.apply(waiting!, event.id)).state).toBe('CONFIRMED')
    expect((await stage.apply(one!, event.id)).state).toBe('WAITING')
  })

  test('before it begins is told also where nobody followed until it would have begun', async () => {
    const event = await addEvent(portal.services, { starts: 0.5 })
    const [one] = await stage.crowd(1)
    await stage.apply(one!, event.id)
    await stage.takeBack(event.versionId)
    await stage.takesPlace(event.id, -1)
    await setHistoryBack(portal.services.db, 'publication', [event.versionId], 1)
    await follow()
    expect(await stage.told(one!)).toEqual(['eventConfirmed', 'eventCancelled'])
  })

  test('and published again for another time, before anybody followed, is told as put off', async () => {
    const event = await addEvent(portal.services, { version: whenIn(100) })
    const [one] = await stage.crowd(1)
    await stage.apply(one!, event.id)
    await stage.takeBack(event.versionId)
    await stage.publishAgain(event.versionId, whenIn(200))
    await follow()
    expect(await stage.told(one!)).toEqual(['eventConfirmed', 'eventChanged'])
  })

  test('before it begins ends what was applied for of who has come already too, who has no certificate', async () => {
    const event = await addEvent(portal.services, { starts: 0.5, version: { certificate_hours: 2 } })
    const [one] = await stage.crowd(1)
    await stage.apply(one!, event.id)
    await stage.mark(event.id, [one!], true)
    await stage.takeBack(event.versionId)
    await follow()
    expect(await stage.told(one!)).toEqual(['eventConfirmed', 'eventCancelled'])
    expect(await stage.isConsistent('eventApplication', await stage.idOf(one!, event.id))).toBe(true)
    await stage.takesPlace(event.id, -3)
    await certifyAttended(portal.services)
    expect((await ownList(one!)).content).toMatchObject([{ state: 'CANCELLED', certificate: null }])
  })

  test('after it was held leaves what was', async () => {
    const event = await addEvent(portal.services, { starts: 0.5 })
    const [one] = await stage.crowd(1)
    await stage.apply(one!, event.id)
    await stage.mark(event.id, [one!], true)
    await stage.takesPlace(event.id, -3)
    await stage.takeBack(event.versionId)
    await follow()
    expect(await stage.told(one!)).toEqual(['eventConfirmed'])
    expect(await stage.state(one!, event.id)).toBe('ATTENDED')
    expect((await ownList(one!, { time: 'OVER' })).content).toMatchObject([{ state: 'ATTENDED' }])
  })
})

describe('a reminder', () => {
  const remind = async () => {
    for (const _ of [0, 1]) await Promise.all([0, 1].map(() => remindApplicants(portal.services)))
  }
  const reminders = async (reader: Reader) =>
    (await stage.told(reader)).filter((event) => event === 'eventReminder').length

  test('comes a day before to who has a seat, once; anew where it is put off', async () => {
    const { id } = await addEvent(portal.services, { version: { seats: 1 } })
    const [one, waiting] = await stage.crowd(2)
    for (const reader of [one!, waiting!]) await stage.apply(reader, id)
    await stage.takesPlace(id, 25)
    await remind()
    expect(await reminders(one!)).toBe(0)
    await stage.takesPlace(id, 23)
    await remind()
    expect([await reminders(one!), await reminders(waiting!)]).toEqual([1, 0])
    await stage.takesPlace(id, 22)
    await remind()
    expect(await reminders(one!)).toBe(2)
    await stage.takesPlace(id, -1)
    await remind()
    expect(await reminders(one!)).toBe(2)
  })

  test('waits where it was put off before anybody followed, and comes a day before', async () => {
    const event = await addEvent(portal.services, { version: whenIn(100) })
    const [one] = await stage.crowd(1)
    await stage.apply(one!, event.id)
    await stage.takesPlace(event.id, 23)
    await stage.publishAnew(event, whenIn(100))
    await remind()
    expect(await stage.told(one!)).toEqual(['eventConfirmed', 'eventChanged'])
    await stage.takesPlace(event.id, 23)
    await remind()
    expect(await reminders(one!)).toBe(1)
  })

  test('does not follow on the heels of the seat', async () => {
    const { id } = await addEvent(portal.services, { starts: 20, version: { seats: 1 } })
    const [one, other] = await stage.crowd(2)
    for (const reader of [one!, other!]) await stage.apply(reader, id)
    await stage.withdraw(one!, id)
    await remind()
    expect([await reminders(one!), await reminders(other!)]).toEqual([0, 0])
  })
})

describe('what becomes of an account', () => {
  test('whoever leaves gives the seat to the first who waits, and takes the place in the list along', async () => {
    const { id } = await addEvent(portal.services, { version: { seats: 1 } })
    const [one, waiting, last] = await stage.crowd(3)
    for (const reader of [one!, waiting!, last!]) await stage.apply(reader, id)
    const admin = await stage.administrator('SUPER')
    const leave = ({ id: accountId }: Reader) =>
      stage.done(calls.admin.cancel, admin, at(accountId, { reason: 'Asked for' }))
    await leave(one!)
    expect(await stage.state(waiting!, id)).toBe('CONFIRMED')
    expect((await stage.live(last!, id)).mine).toMatchObject({ state: 'WAITING', waitingPlace: 1 })
    await leave(last!)
    const { content } = await stage.applications(id)
    expect(content.map(({ accountId }) => accountId)).toEqual([waiting!.id])
  })

  test('whoever leaves before it begins gives the seat on though they had come already', async () => {
    const { id } = await addEvent(portal.services, { starts: 0.5, version: { seats: 1 } })
    const [one, waiting] = await stage.crowd(2)
    for (const reader of [one!, waiting!]) await stage.apply(reader, id)
    await stage.mark(id, [one!], true)
    const admin = await stage.administrator('SUPER')
    await stage.done(calls.admin.cancel, admin, at(one!.id, { reason: 'Asked for' }))
    expect(await stage.state(waiting!, id)).toBe('CONFIRMED')
    expect(await stage.told(waiting!)).toEqual(['eventWaiting', 'eventMovedUp'])
  })

  test('whoever is suspended keeps the seat', async () => {
    const { id } = await addEvent(portal.services, { version: { seats: 1 } })
    const [one, waiting] = await stage.crowd(2)
    for (const reader of [one!, waiting!]) await stage.apply(reader, id)
    const admin = await stage.administrator('SUPER')
    await stage.done(calls.admin.suspend, admin, at(one!.id, { reason: 'Check' }))
    await follow()
    expect(await stage.state(waiting!, id)).toBe('WAITING')
  })
})

test('one’s own list tells what is to come from what is over', async () => {
  const [one, other] = await stage.crowd(2)
  const coming = await addEvent(portal.services, { starts: 30 })
  const later = await addEvent(portal.services, { kind: 'activity', starts: 60 })
  const past = await addEvent(portal.services, { starts: 1 })
  for (const { id } of [coming, past]) await stage.apply(one!, id)
  await stage.done(own.applyActivity, one!, at(later.id, { name: 'Li Xiaoming' }))
  await stage.apply(other!, coming.id)
  await stage.takesPlace(past.id, -3)
  const { content, counts } = await ownList(one!, { time: 'COMING' })
  expect(counts).toEqual({ COMING: 2, OVER: 1 })
  expect(content.map(({ id }) => id)).toEqual([later.id, coming.id])
  expect((await ownList(one!, { time: 'OVER' })).content.map(({ id }) => id)).toEqual([past.id])
  const sooner = await ownList(one!, { sort: 'soonest' })
  expect(sooner.content.map(({ id }) => id)).toEqual([past.id, coming.id, later.id])
})
