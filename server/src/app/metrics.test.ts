import { readFileSync } from 'node:fs'
import { calls } from '@portal/protocol/calls.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../kernel/config.ts'
import { makeTestPlace, openTestPortal, type TestPlace } from '../testing/store.ts'
import { makeCall } from './fixtures.ts'
import { openPortal, type Portal } from './open-portal.ts'

const token = 'a-token-that-prometheus-knows-too'

let place: TestPlace
let portal: Portal

beforeAll(async () => {
  place = await makeTestPlace()
  const config = readConfig({ ...place.environment, METRICS_TOKEN: token })
  portal = await openPortal(config, { withPages: false })
  await portal.startJobs()
})
afterAll(async () => {
  await portal.close()
  await place.remove()
})

function read(authorization?: string, { app }: Portal = portal) {
  return app.inject({ url: '/api/metrics', headers: authorization === undefined ? {} : { authorization } })
}

/** The values of a metric by their labels, in Prometheus’ text format. */
async function valuesOf(name: string, of: Portal = portal): Promise<Map<string, number>> {
  const { body } = await read(`Bearer ${token}`, of)
  const lines = body.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)
  return new Map(
    [...lines].flatMap(([, metric, labels = '', value]) =>
      metric === name ? [[labels, Number(value)]] : [],
    ),
  )
}

describe('whoever does not show the token', () => {
  test.each([undefined, '', 'Bearer', 'Bearer wrong', `Basic ${token}`, token, `Bearer ${token}x`])(
    'finds nothing: %j',
    async (authorization) => {
      const response = await read(authorization)
      expect(response.statusCode).toBe(404)
      expect(response.body).not.toContain('process_')
    },
  )

  test('nor does anybody where none is set', async () => {
    const other = await openTestPortal()
    try {
      expect((await read(`Bearer ${token}`, other)).statusCode).toBe(404)
    } finally {
      await other.close()
    }
  })
})

test('requests are counted by their route, without what an address says of a person', async () => {
  await makeCall(portal.app, calls.laws.search, { body: { keyword: 'secretword' } })
  await portal.app.inject({ url: '/api/frLegalPlatform/web/lawRegulations/secretid?keyword=secretword' })
  const counts = await valuesOf('http_request_duration_seconds_count')
  const { method, path } = calls.laws.search
  const asked = [...counts].filter(([labels]) => labels.includes(`route="/api/frLegalPlatform${path}"`))
  expect(asked).toEqual([[expect.stringContaining(`method="${method}"`), 1]])
  expect([...counts.keys()].join('\n')).not.toContain('secret')
  expect([...(await valuesOf('http_requests_under_way')).values()]).toEqual([1])
})

test('a portal beside which others may serve has made pages before anybody asks it', async () => {
  const opened = await openTestPortal({ metricsToken: token }, { withPages: true })
  try {
    const counts = await valuesOf('http_request_duration_seconds_count', opened)
    const pages = [...counts].filter(([labels]) => !labels.includes('route="/api/'))
    expect(pages.length > 0).toBe(opened.services.store.kind === 'postgres')
  } finally {
    await opened.close()
  }
})

test('what is to be done and how far search is can be read', async () => {
  await portal.follower.caughtUp()
  expect([...(await valuesOf('portal_search_lag_changes')).values()]).toEqual([0])
  expect([...(await valuesOf('portal_search_complete')).values()]).toEqual([1])
  expect([...(await valuesOf('portal_messages_waiting')).values()]).toEqual([0])
  expect([...(await valuesOf('portal_meaning_vectors')).values()]).toEqual([0])
  const jobs = await valuesOf('portal_jobs')
  expect([...jobs.keys()].some((labels) => labels.includes('state="waiting"'))).toBe(true)
  const connections = [...(await valuesOf('portal_database_connections')).keys()]
  const { kind } = portal.services.store
  expect(connections).toEqual(kind === 'pglite' ? [] : ['state="open"', 'state="idle"', 'state="waiting"'])
})

test('a database that does not answer is not asked twice at once, and what it is asked for is left out', async () => {
  const { db, store } = portal.services
  const holder = await db.startTransaction().execute()
  await sql`lock table outgoing_message in access exclusive mode`.execute(holder)
  const answers = await Promise.all([1, 2, 3].map(() => read(`Bearer ${token}`)))
  const waiting = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%count%outgoing_message%'`.execute(
    holder,
  )
  await holder.rollback().execute()
  if (store.kind === 'postgres') expect(waiting.rows).toEqual([{ count: 1 }])
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(200)
    expect(body).toContain('process_cpu_seconds_total')
    expect(body).not.toMatch(/^portal_messages_waiting /m)
  }
  expect([...(await valuesOf('portal_messages_waiting')).values()]).toEqual([0])
})

test('the dashboard that comes with the portal names nothing that is not measured', async () => {
  const { body } = await read(`Bearer ${token}`)
  const dashboard = readFileSync(new URL('../../../deploy/grafana.json', import.meta.url), 'utf8')
  const names = new Set(
    [...dashboard.matchAll(/\b(?:http|nodejs|portal|process)_\w+/g)].map(([name]) => name),
  )
  expect(names.size).toBeGreaterThan(8)
  const measured = (name: string) => body.includes(`# TYPE ${name.replace(/_(?:bucket|count)$/, '')} `)
  expect([...names].filter((name) => !measured(name))).toEqual([])
})
