import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeded } from '../testing/malformed.ts'
import { sendMalformed } from '../testing/send-malformed.ts'
import { declaredCalls, openCallPortal, wholeRequest } from './fixtures.ts'
import type { Portal } from './open-portal.ts'

const metricsToken = 'of this test'
let portal: Portal

beforeAll(async () => {
  portal = await openCallPortal({ trustProxy: 1, metricsToken })
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => portal.close())

const perCall = 48
/** Some twenty thousand, over sockets; a million in other ways are `npm run bench -- malformed`. */
const count = declaredCalls.length * perCall

test('whatever is sent to a call in the place of a request, no answer is our fault, and none is missing', async () => {
  const { port } = portal.app.server.address() as { port: number }
  const { statuses, faults } = await sendMalformed({
    port,
    names: declaredCalls.map(({ name }) => name),
    wholeOf: (name) => wholeRequest(portal, name),
    count,
    random: seeded(16),
    atOnce: 8,
    perWhole: perCall,
  })
  expect(faults).toEqual([])
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400', '401', '404']))
  expect((await portal.app.inject({ url: '/api/health/ready' })).statusCode).toBe(200)
  // None is thought to be waited for still, as whoever sent nonsense after it is gone; this one is.
  const headers = { authorization: `Bearer ${metricsToken}` }
  const { body } = await portal.app.inject({ url: '/api/metrics', headers })
  expect(body).toMatch(/^http_requests_under_way 1$/m)
}, 600_000)
