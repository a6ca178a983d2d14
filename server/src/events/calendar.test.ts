import { calls } from '@portal/protocol/calls.ts'
import { publicationPath } from '@portal/protocol/publications/kinds.ts'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { testSite } from '../testing/settings.ts'
import { openTestPortal } from '../testing/store.ts'
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

/** The events of a calendar, as a program that follows it reads them. */
function readCalendar(answer: Awaited<ReturnType<typeof makeCall>>) {
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  const calendar = ICAL.Component.fromString(answer.body)
  return calendar.getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one)
    return {
      uid: event.uid,
      title: event.summary,
      place: event.location,
      text: event.description,
      starts: event.startDate.toJSDate().toISOString(),
      ends: event.endDate.toJSDate().toISOString(),
      url: String(one.getFirstPropertyValue('url')),
    }
  })
}

const startsAt = new Date('2031-03-04T01:30:00Z')
const endsAt = new Date('2031-03-04T03:00:00Z')

test('one event is a file that calendars read, in the language asked for', async () => {
  const texts = {
    zh: { title: '仲裁；实务, 与“执行”', summary: '第一行\n第二行', place: '二楼, 大厅' },
    ru: { title: 'Арбитраж' },
  }
  const { id } = await addEvent(portal.services, { texts, version: { starts_at: startsAt, ends_at: endsAt } })
  const read = async (lang: string) =>
    readCalendar(await makeCall(portal.app, own.calendar, { ...at(id), query: { lang } }))
  const address = `${testSite}${publicationPath('training', id)}`
  expect(await read('zh')).toEqual([
    {
      uid: `${id}@localhost`,
      title: '仲裁；实务, 与“执行”',
      place: '二楼, 大厅',
      text: `第一行\n第二行\n${address}`,
      starts: startsAt.toISOString(),
      ends: endsAt.toISOString(),
      url: address,
    },
  ])
  expect(await read('ru')).toMatchObject([
    { title: 'Арбитраж', place: '二楼, 大厅', url: `${address}&lang=ru` },
  ])
  expect(await read('en')).toMatchObject([{ title: '仲裁；实务, 与“执行”' }])
})

test('there is none of what is not published', async () => {
  const { id, versionId } = await addEvent(portal.services)
  await stage.takeBack(versionId)
  await stage.refused(own.calendar, null, { ...at(id), query: {} }, 'notFound')
  await stage.refused(own.calendarFeed, null, { params: { kind: 'news' }, query: {} }, 'invalid')
})

test('the calendar of a kind has what is not over, the first to begin first', async () => {
  const kind = 'activity'
  const later = await addEvent(portal.services, { kind, starts: 48 })
  const sooner = await addEvent(portal.services, { kind, starts: 24 })
  const now = await addEvent(portal.services, { kind, starts: -1 })
  await addEvent(portal.services, { kind, starts: -5 })
  await addEvent(portal.services, { kind: 'training' })
  const gone = await addEvent(portal.services, { kind })
  await stage.takeBack(gone.versionId)
  const secret = { is_online: true, join_url: 'https://example.org/room-4b', ends_at: inHours(73) }
  const online = await addEvent(portal.services, { kind, starts: 72, version: secret })
  const answer = await makeCall(portal.app, own.calendarFeed, { params: { kind }, query: {} })
  const uids = readCalendar(answer).map(({ uid }) => uid.split('@')[0])
  expect(uids).toEqual([now, sooner, later, online].map(({ id }) => id))
  expect(answer.body).not.toContain('room-4b')
})
