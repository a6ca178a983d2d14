import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { mostCertificateHours, mostSeats } from '@portal/protocol/publications/constants.ts'
import { eventState, eventStates } from '@portal/protocol/publications/event-state.ts'
import { eventKinds } from '@portal/protocol/publications/kinds.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { addPublication } from './fixtures/add-publication.ts'
import { openEditing } from './fixtures/editing.ts'
import { publicationGiven } from './fixtures/given.ts'
import { openReading } from './fixtures/reading.ts'

const own = calls.publications

let portal: Portal
let editing: Awaited<ReturnType<typeof openEditing>>
let reading: ReturnType<typeof openReading>

beforeAll(async () => {
  portal = await openTestPortal()
  editing = await openEditing(portal)
  reading = openReading(portal)
})
afterAll(() => portal.close())

const hour = 60 * 60 * 1000
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds)
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

describe.each(eventKinds)('what takes place, of the kind %s,', (kind) => {
  const startsAt = '2030-05-14T06:00:00.000Z'

  const faulty: [what: string, changed: object, fields: string[]][] = [
    ['has a seat', { seats: 0 }, ['seats']],
    ['has whole seats', { seats: 1.5 }, ['seats']],
    ['has so many seats', { seats: mostSeats + 1 }, ['seats']],
    ['certifies half hours', { certificateHours: 1.3 }, ['certificateHours']],
    ['certifies so many hours', { certificateHours: mostCertificateHours + 0.5 }, ['certificateHours']],
    ['is joined at a safe address', { isOnline: true, joinUrl: 'http://example.org/room' }, ['joinUrl']],
    ['is held in languages of the portal', { heldIn: ['fr'] }, ['heldIn.0']],
    ['begins at an instant', { startsAt: '2030-05-14' }, ['startsAt']],
  ]
  test.each(faulty)('%s', async (_what, changed, fields) => {
    const body = { ...publicationGiven(kind), ...changed }
    expect(await editing.people.fieldsRefused(own.add, editing.writer, { body })).toEqual(fields)
  })

  const unfinished: [what: string, changed: object, fields: string[]][] = [
    ['says when it begins', { startsAt: undefined }, ['startsAt']],
    ['says when it ends', { endsAt: undefined }, ['endsAt']],
    ['does not end before it begins', { endsAt: '2030-05-14T05:59:59.000Z' }, ['endsAt']],
    ['does not end when it begins', { endsAt: startsAt }, ['endsAt']],
    ['is not applied for after it begins', { applyUntil: '2030-05-14T06:00:01.000Z' }, ['applyUntil']],
    ['appears while it can be applied for', { publishAt: startsAt }, ['publishAt']],
    ['appears before it begins', { applyUntil: undefined, publishAt: startsAt }, ['publishAt']],
    ['has a place', { place: undefined }, ['place.zh']],
  ]
  test.each(unfinished)('%s once it is handed in', async (_what, changed, fields) => {
    const { versionId } = await editing.add(kind, changed)
    const read = { params: { id: versionId }, body: { revision: 1 } }
    expect(await editing.people.fieldsRefused(own.submit, editing.writer, read)).toEqual(fields)
    expect((await editing.version(versionId)).state).toBe('DRAFT')
  })

  test('may be online without a place, closed when it begins, and certified by the half hour', async () => {
    const { place: _place, ...given } = publicationGiven(kind)
    const changed = {
      isOnline: true,
      applyUntil: startsAt,
      certificateHours: 2.5,
      seats: 1,
      place: undefined,
    }
    const { id } = await editing.publish(kind, { ...given, ...changed })
    expect((await reading.shown(kind, id)).event).toEqual({
      startsAt,
      endsAt: '2030-05-14T08:30:00.000Z',
      applyUntil: startsAt,
      seats: 1,
      isOnline: true,
      place: null,
      heldIn: [],
      certificateHours: 2.5,
    })
  })

  test('tells nobody where it is joined', async () => {
    const secret = 'https://example.org/room-7f3a'
    const changed = { isOnline: true, joinUrl: secret, title: { zh: `线上斑马课堂${kind}` } }
    const { id, versionId } = await editing.add(kind, changed)
    const { link } = await editing.people.done<OutputOf<typeof own.previewLink>>(
      own.previewLink,
      editing.writer,
      { params: { id: versionId } },
    )
    const { id: _id, ...query } = Object.fromEntries(new URL(link).searchParams)
    const preview = await makeCall(portal.app, own.preview, { params: { id: versionId }, query })
    expectCode(preview, 'done')
    await editing.submit(versionId)
    await editing.approve(versionId)
    await portal.follower.caughtUp()
    const answers = [
      preview,
      await reading.read(kind, id),
      await makeCall(portal.app, own[`${kind}Page`], { query: { keyword: '斑马课堂' } }),
      await reading.feed(kind),
      await makeCall(portal.app, calls.find.page, { query: { kind: 'publication', keyword: '斑马课堂' } }),
    ]
    for (const { body } of answers) {
      expect(body).toContain(id)
      expect(body).not.toContain('room-7f3a')
    }
    expect((await editing.desk(id)).latest.joinUrl).toBe(secret)
  })

  test('keeps nowhere to join where it is not online', async () => {
    const { id } = await editing.add(kind, { joinUrl: 'https://example.org/room' })
    expect((await editing.desk(id)).latest.joinUrl).toBeUndefined()
  })

  test('is listed by where it stands', async () => {
    const category = 'LABOUR'
    const spans = {
      NOT_STARTED: [2 * hour, 3 * hour],
      IN_PROGRESS: [-hour, hour],
      OVER: [-3 * hour, -2 * hour],
    } as const
    for (const state of eventStates) {
      const [starts, ends] = spans[state]
      const version = { category, starts_at: fromNow(starts), ends_at: fromNow(ends) }
      const { id } = await addPublication(portal.services, { kind, version })
      expect(idsOf(await reading.list(kind, { category, state }))).toEqual([id])
      const { event } = await reading.shown(kind, id)
      expect(eventState(event!, Date.now())).toBe(state)
    }
    expect(await reading.list(kind, { category })).toHaveLength(eventStates.length)
  })

  test('has begun at the instant it begins, and is over at the one it ends', async () => {
    const category = 'IP'
    const now = fromNow(0)
    const begun = { category, starts_at: now, ends_at: fromNow(hour) }
    const ended = { category, starts_at: fromNow(-hour), ends_at: now }
    const running = await addPublication(portal.services, { kind, version: begun })
    const over = await addPublication(portal.services, { kind, version: ended })
    expect(idsOf(await reading.list(kind, { category, state: 'IN_PROGRESS' }))).toEqual([running.id])
    expect(idsOf(await reading.list(kind, { category, state: 'OVER' }))).toEqual([over.id])
    expect(await reading.list(kind, { category, state: 'NOT_STARTED' })).toEqual([])
    const span = { startsAt: '2030-01-01T00:00:00Z', endsAt: '2030-01-01T01:00:00Z' }
    const at = (instant: string) => eventState(span, Date.parse(instant))
    expect(at('2029-12-31T23:59:59.999Z')).toBe('NOT_STARTED')
    expect(at('2030-01-01T00:00:00Z')).toBe('IN_PROGRESS')
    expect(at('2030-01-01T00:59:59.999Z')).toBe('IN_PROGRESS')
    expect(at('2030-01-01T01:00:00Z')).toBe('OVER')
  })
})

test('nothing else has a time, whatever is sent', async () => {
  const when = { startsAt: '2030-05-14T06:00:00.000Z', endsAt: '2030-05-14T08:30:00.000Z', seats: 3 }
  const { id } = await editing.publish('notice', when)
  expect((await reading.shown('notice', id)).event).toBeNull()
})
