import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openPortal, type Portal } from '../app/open-portal.ts'
import { readConfig } from '../kernel/config.ts'
import { makeTestPlace, type TestPlace } from '../testing/store.ts'
import { saveLaw } from './actions/save-law.ts'
import { makeDocument, searchLaws, textIn } from './fixtures.ts'
import { tellBegun } from './wordings-begun.ts'

let place: TestPlace

beforeAll(async () => (place = await makeTestPlace()))
afterEach(() => vi.useRealTimers())
afterAll(() => place.remove())

const dayLong = 86_400_000
const open = (withJobs: boolean) => openPortal(readConfig(place.environment), { withPages: false, withJobs })

const isFound = async (portal: Portal, keyword: string) =>
  (await searchLaws(portal, { keyword })).content.length > 0

test('a wording that began while no portal ran is found after the next start, and told once', async () => {
  const wording = (text: string, day: string) =>
    makeDocument({
      number: '驼政令第1号',
      versionOn: day,
      inForceFrom: day,
      texts: [textIn('zh', '驼峰丈量条例', [text])],
    })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - dayLong })
  const yesterday = await open(false)
  const today = zoneToday(new Date(Date.now() + dayLong))
  await saveLaw(yesterday.services.db, wording('以绳索丈量。', '2021-01-01'))
  await saveLaw(yesterday.services.db, wording('以激光丈量。', today))
  await sql`update search_change set at = at - interval '1 day'`.execute(yesterday.services.db)
  await yesterday.follower.caughtUp()
  expect([await isFound(yesterday, '绳索'), await isFound(yesterday, '激光')]).toEqual([true, false])
  await yesterday.close()

  vi.useRealTimers()
  const portal = await open(true)
  await portal.follower.caughtUp()
  expect(await isFound(portal, '激光')).toBe(false)
  await portal.startJobs()
  await vi.waitFor(async () => expect(await isFound(portal, '激光')).toBe(true), {
    timeout: 30_000,
    interval: 250,
  })
  expect(await isFound(portal, '绳索')).toBe(false)

  const logged = () => sql`select from search_change`.execute(portal.services.db)
  const { rows: before } = await logged()
  await tellBegun(portal.services.db)
  expect((await logged()).rows).toHaveLength(before.length)
  await portal.close()
})
