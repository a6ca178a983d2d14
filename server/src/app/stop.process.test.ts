import { Agent, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { json } from 'node:stream/consumers'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { builtPortal, startPortalProcess, startProcess, until } from '../testing/processes.ts'
import { makeTestPlace, type TestPlace } from '../testing/store.ts'

/** What has nothing to do with the kind of store is tested once. */
const isAgain = Boolean(process.env.TEST_DATABASE_URL)

const places: TestPlace[] = []
async function newPlace(): Promise<TestPlace> {
  const place = await makeTestPlace()
  places.push(place)
  return place
}
afterEach(async () => {
  for (const place of places.splice(0)) await place.remove()
})

function isListening(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

test('SIGTERM finishes the request under way, then ends with 0', async () => {
  const portal = await startPortalProcess(await newPlace())
  const body = JSON.stringify({ keyword: '合同', unit: 'law' })
  const open = request(`${portal.address}/api/frLegalPlatform/web/lawRegulations/page`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  })
  const answered = once(open, 'response') as Promise<[IncomingMessage]>
  open.flushHeaders()
  // The portal has taken the request and waits for its body.
  await once(open, 'continue')
  portal.child.kill('SIGTERM')
  await until(async () => !(await isListening(portal.address)))
  open.end(body)
  const [answer] = await answered
  expect(await json(answer)).toMatchObject({ code: '000000' })
  expect(await portal.ended).toBe(0)
})

/** Asks again and again over one connection, until an answer says that it is the last one there; how many came. */
async function askToTheLast(address: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let answers = 1; ; answers += 1) {
    const open = request(`${address}/api/frLegalPlatform/web/home/statistics`, { agent }).end()
    const [answer] = (await once(open, 'response')) as [IncomingMessage]
    expect(await json(answer)).toMatchObject({ code: '000000' })
    if (answer.headers.connection === 'close') return answers
  }
}

test('SIGTERM under load tells that the portal is not ready, and cuts nobody off', async () => {
  const place = await newPlace()
  const environment = { ...place.environment, DRAIN_SECONDS: '1' }
  const portal = await startPortalProcess({ ...place, environment })
  const readiness = async () => (await fetch(`${portal.address}/api/health/ready`)).status
  await until(async () => (await readiness()) === 200)
  const readers = Array.from({ length: 40 }, () => askToTheLast(portal.address))
  portal.child.kill('SIGTERM')
  await until(async () => (await readiness()) === 503)
  expect(Math.min(...(await Promise.all(readers)))).toBeGreaterThan(0)
  expect(await portal.ended).toBe(0)
})

test.skipIf(isAgain)(
  'SIGTERM ends a portal whose readers neither send what they began nor read the answer',
  async () => {
    const portal = await startPortalProcess(await newPlace())
    const unread = await fetch(`${portal.address}/legal/query`)
    const unsent = request(`${portal.address}/api/frLegalPlatform/web/lawRegulations/page`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' },
    })
    unsent.on('error', () => {})
    unsent.flushHeaders()
    await once(unsent, 'continue')
    portal.child.kill('SIGTERM')
    expect(await portal.ended).toBe(0)
    expect(unread.bodyUsed).toBe(false)
  },
)

test.skipIf(isAgain).each(['SIGTERM', 'SIGINT'] as const)(
  '%s that arrives by two ways stops as cleanly',
  async (signal) => {
    const portal = await startPortalProcess(await newPlace())
    portal.child.kill(signal)
    portal.child.kill(signal)
    expect(await portal.ended).toBe(0)
  },
)

test.skipIf(isAgain)('a second portal on the data folder is refused, and the first goes on', async () => {
  const place = await newPlace()
  const portal = await startPortalProcess(place)
  const second = startProcess(builtPortal, [], { ...place.environment, PORT: '0' })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`${place.environment.DATA_DIR} is in use by another portal`)
  await until(async () => (await fetch(`${portal.address}/api/health/ready`)).status === 200)
  portal.child.kill('SIGTERM')
  expect(await portal.ended).toBe(0)
})

test.skipIf(isAgain).each([
  ['PORT', '70000'],
  ['PORT', 'three'],
  ['PUBLIC_URL', 'portal.example.org'],
  ['DATABASE_URL', 'mysql://localhost/portal'],
  ['DEMO', 'perhaps'],
  ['SECRET_KEY', 'short'],
  ['RATE_LIMIT', '0'],
  ['NODE_ENV', 'staging'],
  ['TRUST_PROXY', 'true'],
])('a malformed setting stops the start and is named: %s=%s', async (name, value) => {
  const portal = startProcess(builtPortal, [], { DATA_DIR: join(tmpdir(), 'never-made'), [name]: value })
  expect(await portal.ended).toBe(1)
  expect(portal.output()).toContain(name)
  expect(portal.output()).not.toContain('    at ')
})

test.skipIf(isAgain)('a port in use stops the start with a line that says so', async () => {
  const portal = await startPortalProcess(await newPlace())
  const { environment } = await newPlace()
  const second = startProcess(builtPortal, [], { ...environment, PORT: new URL(portal.address).port })
  expect(await second.ended).toBe(1)
  expect(second.output()).toMatch(/^PORT or HOST cannot be used: .*EADDRINUSE.*\n$/)
  portal.child.kill('SIGTERM')
  await portal.ended
})
