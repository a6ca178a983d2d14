import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { boundWaiting } from './bound-waiting.ts'
import { openTurns } from './turns.ts'

/** An app whose answers take their turns, as those of a database with one connection. */
function openSlow(isAwaited: () => boolean) {
  const app = Fastify()
  boundWaiting(app, 300, ({ url }) => url === '/light')
  app.waitsAlsoWhile(isAwaited)
  const { take } = openTurns({ atOnce: 1, longestWait: 60_000 })
  app.setErrorHandler((_error, _request, reply) => reply.code(503).send())
  app.get('/', () => take(() => delay(50, 'done')))
  app.get('/light', () => 'light')
  let neverAnswered = 0
  app.post('/never', () => new Promise(() => (neverAnswered += 1)))
  const ask = async (url = '/') => (await app.inject({ url })).statusCode
  return {
    app,
    ask,
    neverAnswered: () => neverAnswered,
    askMany: (many: number) => Promise.all(Array.from({ length: many }, () => ask())),
  }
}

test('while requests wait for the database, those that would wait too long are refused before anything is done', async () => {
  const { app, ask, askMany } = openSlow(() => true)
  // Some that wait for each other tell how long one takes.
  await askMany(4)
  const codes = await askMany(40)
  expect(codes.filter((code) => code === 503).length).toBeGreaterThanOrEqual(30)
  expect(codes).toContain(200)
  expect(await ask('/light')).toBe(200)
  expect(await ask()).toBe(200)
  await app.close()
})

test('what takes long by itself is no reason to refuse others', async () => {
  const { app, askMany } = openSlow(() => false)
  await askMany(4)
  expect(new Set(await askMany(20))).toEqual(new Set([200]))
  await app.close()
})

const never =
  'POST /never HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}'
test.for([
  ['left', never],
  ['asked more at once and left', never.repeat(3)],
  ['says nonsense after it', `${never}\0`],
] as const)('who %s is not waited for', async ([, bytes]) => {
  const { app, ask, askMany, neverAnswered } = openSlow(() => true)
  await askMany(4)
  const origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  for (let asked = 1; asked <= 20; asked += 1) {
    const socket = connect(Number(origin.port), origin.hostname)
    socket.on('error', () => {})
    socket.write(bytes)
    await expect.poll(neverAnswered).toBeGreaterThanOrEqual(asked)
    socket.destroy()
  }
  await expect.poll(() => ask()).toBe(200)
  await app.close()
})
