import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { addReader } from '../messages/fixtures.ts'
import { moving } from '../kernel/mover.ts'
import { openTestPortal } from '../testing/store.ts'
import { addEvent, applicationGiven, inHours } from './fixtures/rows.ts'
import { openStage } from './fixtures/stage.ts'
import { moveUp } from './follow-up.ts'
import { holdEvent } from './hold.ts'

const own = calls.events

let portal: Portal
let stage: ReturnType<typeof openStage>

beforeAll(async () => {
  portal = await openTestPortal()
  stage = openStage(portal)
})
afterAll(() => portal.close())

const seats = (count: number) => ({ version: { seats: count } })

describe('applying', () => {
  test('gives a seat, then a place among those who wait, and tells both', async () => {
    const { id } = await addEvent(portal.services, seats(1))
    const [first, second, third] = await stage.crowd(3)
    expect(await stage.live(null, id)).toMatchObject({
      kind: 'training',
      state: 'NOT_STARTED',
      seats: 1,
      taken: 0,
      waiting: 0,
      isOpen: true,
      mine: null,
    })
    expect((await stage.live(first!, id)).mine).toMatchObject({ state: null, abilities: ['apply'] })
    expect(await stage.apply(first!, id)).toEqual({ state: 'CONFIRMED', waitingPlace: null })
    expect(await stage.apply(second!, id)).toEqual({ state: 'WAITING', waitingPlace: 1 })
    expect(await stage.apply(third!, id)).toEqual({ state: 'WAITING', waitingPlace: 2 })
    expect(await stage.live(third!, id)).toMatchObject({ taken: 1, waiting: 2, mine: { waitingPlace: 2 } })
    expect(await stage.told(first!)).toEqual(['eventConfirmed'])
    expect(await stage.told(second!)).toEqual(['eventWaiting'])
    expect(await stage.told(third!)).toEqual(['eventWaiting'])
  })

  test('is told in the reader’s language, with the time of the zone', async () => {
    const texts = { zh: { title: '仲裁' }, ru: { title: 'Арбитраж' } }
    const version = { starts_at: new Date('2031-03-04T17:30:00Z'), ends_at: new Date('2031-03-04T19:00:00Z') }
    const { id } = await addEvent(portal.services, { texts, version })
    const [one] = await stage.crowd(1)
    await stage.apply(one!, id)
    const said = [
      ['zh', '“仲裁”', '2031年3月5日 01:30（北京时间）'],
      ['en', '“仲裁”', '01:30 on 5 March 2031 (Beijing time)'],
      ['ru', '«Арбитраж»', '05.03.2031 в 01:30 (пекинское время)'],
    ] as const
    for (const [language, title, time] of said) {
      const response = await makeCall(portal.app, calls.messages.page, {}, { token: one!.token, language })
      const { content } = expectCode<OutputOf<typeof calls.messages.page>>(response, 'done')
      expect(content[0]!.text).toContain(title)
      expect(content[0]!.text).toContain(time)
    }
  })

  test('is done once, until it is withdrawn; then anew, behind the others', async () => {
    const { id } = await addEvent(portal.services, seats(1))
    const [one, other] = await stage.crowd(2)
    await stage.apply(one!, id, { name: '旧名' })
    await stage.refused(own.applyTraining, one!, at(id, applicationGiven), 'doneAlready')
    await stage.apply(other!, id)
    await stage.withdraw(one!, id)
    expect(await stage.state(other!, id)).toBe('CONFIRMED')
    expect(await stage.apply(one!, id, { name: '新名' })).toEqual({ state: 'WAITING', waitingPlace: 1 })
    const { content } = await stage.applications(id)
    expect(content.map(({ name, state }) => [name, state])).toEqual([
      ['李小明', 'CONFIRMED'],
      ['新名', 'WAITING'],
    ])
  })

  test('has no bound where none is said', async () => {
    const { id } = await addEvent(portal.services)
    for (const one of await stage.crowd(3)) expect((await stage.apply(one, id)).state).toBe('CONFIRMED')
    expect(await stage.live(null, id)).toMatchObject({ seats: null, taken: 3 })
  })

  test('ends with its deadline, else when it begins', async () => {
    const [one] = await stage.crowd(1)
    const closed = await addEvent(portal.services, { version: { apply_until: inHours(-0.01) } })
    const begun = await addEvent(portal.services, { starts: -0.01 })
    const over = await addEvent(portal.services, { starts: -5 })
    for (const { id } of [closed, begun, over]) {
      await stage.refused(own.applyTraining, one!, at(id, applicationGiven), 'wrongState')
      expect(await stage.live(one!, id)).toMatchObject({ isOpen: false, mine: { abilities: [] } })
    }
    const open = await addEvent(portal.services, { version: { apply_until: inHours(0.1) } })
    expect((await stage.apply(one!, open.id)).state).toBe('CONFIRMED')
  })

  test('finds nothing that is of another kind, not published or taken back', async () => {
    const [one] = await stage.crowd(1)
    const activity = await addEvent(portal.services, { kind: 'activity' })
    const taken = await addEvent(portal.services)
    await stage.takeBack(taken.versionId)
    const none = '00000000-0000-4000-8000-000000000000'
    for (const id of [activity.id, taken.id, none]) {
      await stage.refused(own.applyTraining, one!, at(id, applicationGiven), 'notFound')
      await stage.refused(own.withdrawTraining, one!, at(id), 'notFound')
    }
    await stage.refused(own.live, one!, at(taken.id), 'notFound')
    const answer = await stage.done(own.applyActivity, one!, at(activity.id, applicationGiven))
    expect(answer).toMatchObject({ state: 'CONFIRMED' })
    await stage.done(own.withdrawActivity, one!, at(activity.id))
    await stage.refused(own.withdrawTraining, one!, at(activity.id), 'notFound')
  })

  test('is open to who is not verified, not to who is frozen or of the platform', async () => {
    const { id } = await addEvent(portal.services)
    const body = at(id, applicationGiven)
    const pending = await addReader(portal, 'LAWYER', { verification: 'PENDING' })
    expect(await stage.done(own.applyTraining, pending, body)).toMatchObject({ state: 'CONFIRMED' })
    const frozen = await addReader(portal, 'PERSON', { state: 'FROZEN' })
    await stage.refused(own.applyTraining, frozen, body, 'notNow')
    await stage.refused(own.applyTraining, await stage.editor(), body, 'notForYou')
    expect((await stage.live(await stage.editor(), id)).mine).toBeNull()
  })

  test.each([
    ['name', { name: '李' }],
    ['name', { name: '名'.repeat(61) }],
    ['company', { company: ' ' }],
    ['note', { note: '字'.repeat(501) }],
  ])('says at the field %s what is wrong', async (field, changed) => {
    const { id } = await addEvent(portal.services)
    const [one] = await stage.crowd(1)
    const body = { ...applicationGiven, ...changed }
    expect(await stage.fieldsRefused(own.applyTraining, one!, at(id, body))).toEqual([field])
  })

  test('of fifty at once for the last seat gives it to one, and the others wait in turn', async () => {
    const { id } = await addEvent(portal.services, seats(3))
    const [first, second, ...crowd] = await stage.crowd(52)
    await stage.apply(first!, id)
    await stage.apply(second!, id)
    const asked = crowd.map((one) => [own.applyTraining, one, at(id, applicationGiven)] as const)
    expect(new Set(await stage.together(asked))).toEqual(new Set([codes.done.code]))
    const { content, counts } = await stage.applications(id, { size: '100' })
    expect(counts).toMatchObject({ CONFIRMED: 3, WAITING: 49 })
    const places = content.flatMap(({ waitingPlace }) => waitingPlace ?? [])
    expect(places).toEqual(Array.from({ length: 49 }, (_, index) => index + 1))
  })

  test('of one sent many times at once is one', async () => {
    const { id } = await addEvent(portal.services)
    const [one] = await stage.crowd(1)
    const same = Array.from({ length: 8 }, () => [own.applyTraining, one!, at(id, applicationGiven)] as const)
    const refused = Array<string>(7).fill(codes.doneAlready.code)
    expect(await stage.together(same)).toEqual([codes.done.code, ...refused])
    expect((await stage.live(null, id)).taken).toBe(1)
  })
})

describe('withdrawing', () => {
  test('gives the seat to the first who waits, who is told', async () => {
    const { id } = await addEvent(portal.services, seats(1))
    const [one, second, third] = await stage.crowd(3)
    for (const reader of [one!, second!, third!]) await stage.apply(reader, id)
    await stage.withdraw(one!, id)
    expect(await stage.state(one!, id)).toBe('WITHDRAWN')
    expect(await stage.state(second!, id)).toBe('CONFIRMED')
    expect((await stage.live(third!, id)).mine).toMatchObject({ state: 'WAITING', waitingPlace: 1 })
    expect(await stage.told(second!)).toEqual(['eventWaiting', 'eventMovedUp'])
    expect(await stage.told(third!)).toEqual(['eventWaiting'])
    const { history } = (await stage.live(second!, id)).mine!
    expect(history.map(({ action, from, to }) => [action, from, to])).toEqual([
      ['apply', null, 'WAITING'],
      ['moveUp', 'WAITING', 'CONFIRMED'],
    ])
    const { content } = await stage.applications(id)
    expect(content.map((row) => row.history.map(({ action }) => action))).toEqual([
      ['apply', 'withdraw'],
      ['apply', 'moveUp'],
      ['apply'],
    ])
    expect((await stage.live(await stage.person('PERSON'), id)).mine?.history).toEqual([])
    expect(await stage.isConsistent('eventApplication', await stage.idOf(second!, id))).toBe(true)
  })

  test('from the waiting list frees no seat', async () => {
    const { id } = await addEvent(portal.services, seats(1))
    const [one, second, third] = await stage.crowd(3)
    for (const reader of [one!, second!, third!]) await stage.apply(reader, id)
    await stage.withdraw(second!, id)
    expect((await stage.live(third!, id)).mine).toMatchObject({ state: 'WAITING', waitingPlace: 1 })
    expect((await stage.live(null, id)).taken).toBe(1)
  })

  test('at once with applying leaves no seat empty while somebody waits, and none given twice', async () => {
    const { id } = await addEvent(portal.services, seats(5))
    const crowd = await stage.crowd(20)
    const leaving = crowd.slice(0, 5)
    for (const one of leaving) await stage.apply(one, id)
    await stage.together([
      ...crowd.slice(5).map((one) => [own.applyTraining, one, at(id, applicationGiven)] as const),
      ...leaving.map((one) => [own.withdrawTraining, one, at(id)] as const),
    ])
    const { counts } = await stage.applications(id)
    expect(counts).toMatchObject({ CONFIRMED: 5, WAITING: 10, WITHDRAWN: 5 })
  })

  test('is over when it begins', async () => {
    const { id } = await addEvent(portal.services)
    const [one] = await stage.crowd(1)
    await stage.apply(one!, id)
    expect((await stage.live(one!, id)).mine?.abilities).toEqual(['withdraw'])
    await stage.takesPlace(id, -0.01)
    await stage.refused(own.withdrawTraining, one!, at(id), 'wrongState')
    expect((await stage.live(one!, id)).mine?.abilities).toEqual(['checkIn'])
  })
})

test('of those who wait as many are read as seats are free', async () => {
  const { id, versionId } = await addEvent(portal.services, seats(1))
  const crowd = await stage.crowd(4)
  for (const one of crowd) await stage.apply(one, id)
  const { db } = portal.services
  await db.updateTable('publication_version').set({ seats: 2 }).where('id', '=', versionId).execute()
  const read: number[] = []
  await moving(portal.services, async (mover) => {
    const transaction = mover.transaction.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        read.push(result.rows.length)
        return result
      },
    })
    await moveUp({ ...mover, transaction }, await holdEvent(mover, id))
  })
  expect(read[0]).toBe(1)
  const states = await Promise.all(crowd.map((one) => stage.state(one, id)))
  expect(states).toEqual(['CONFIRMED', 'CONFIRMED', 'WAITING', 'WAITING'])
})

describe('where it is joined online', () => {
  test('is read by who has a seat alone', async () => {
    const joinUrl = 'https://example.org/room-9c1e'
    const version = { seats: 1, is_online: true, join_url: joinUrl }
    const { id } = await addEvent(portal.services, { version })
    const [seated, waiting, stranger] = await stage.crowd(3)
    await stage.apply(seated!, id)
    await stage.apply(waiting!, id)
    const joinOf = async (reader: Parameters<typeof stage.live>[0]) =>
      (await stage.live(reader, id)).mine?.joinUrl ?? null
    expect(await joinOf(seated!)).toBe(joinUrl)
    for (const one of [waiting!, stranger!, await stage.editor(), null]) expect(await joinOf(one)).toBeNull()
    const answers = [
      await stage.ask(own.live, null, at(id)),
      await stage.ask(own.calendar, null, { ...at(id), query: {} }),
      await stage.ask(own.ownPage, waiting!),
      await stage.ask(calls.publications.training, seated!, at(id)),
    ]
    for (const { body } of answers) expect(body).not.toContain('room-9c1e')
    await stage.withdraw(seated!, id)
    expect(await joinOf(seated!)).toBeNull()
    expect(await joinOf(waiting!)).toBe(joinUrl)
  })
})

test('seats taken are told of what is published, of several at once', async () => {
  const [one, other] = [await addEvent(portal.services), await addEvent(portal.services)]
  const taken = await addEvent(portal.services)
  const [reader] = await stage.crowd(1)
  await stage.apply(reader!, one.id)
  await stage.takeBack(taken.versionId)
  const ask = (ids: string | string[]) =>
    stage.done<{ id: string; taken: number }[]>(own.taken, null, { query: { ids } })
  const told = await ask([one.id, other.id, taken.id])
  expect(new Map(told.map(({ id, taken: seatsTaken }) => [id, seatsTaken]))).toEqual(
    new Map([
      [one.id, 1],
      [other.id, 0],
    ]),
  )
  expect(await ask(one.id)).toEqual([{ id: one.id, taken: 1 }])
  const many = Array.from({ length: 51 }, () => one.id)
  await stage.refused(own.taken, null, { query: { ids: many } }, 'invalid')
})
