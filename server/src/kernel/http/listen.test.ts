import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { listen } from './listen.ts'
import { decorateStopping } from './stop.ts'

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function openApp() {
  const app = Fastify()
  decorateStopping(app)
  app.addHook('preClose', () => app.letGo())
  app.get('/', () => 'here')
  const at = { port: await freePort(), host: '127.0.0.1' }
  return { app, at, address: await listen(app, at) }
}

test.runIf(process.platform === 'linux')('many who come at once are taken in few turns', async () => {
  const { app, at } = await openApp()
  let taken = 0
  app.server.on('connection', () => (taken += 1))
  const many = 128
  for (let one = 0; one < many; one += 1) sockets.push(connect(at.port, at.host).on('error', () => {}))
  let turns = 0
  for (; taken < many; turns += 1) await nextTurn()
  // One socket takes one in a turn.
  expect(turns).toBeLessThan(many / 3)
  for (const socket of sockets) socket.destroy()
  await app.close()
})

test('a second one at the same address is refused, and stops of the first leave nobody listening', async () => {
  const { app, at, address } = await openApp()
  const second = Fastify()
  decorateStopping(second)
  await expect(listen(second, at)).rejects.toMatchObject({ code: 'EADDRINUSE', syscall: 'listen' })
  // Each comes in at a door of its own.
  const answers = await Promise.all(
    Array.from({ length: 40 }, async () =>
      (await fetch(address, { headers: { connection: 'close' } })).text(),
    ),
  )
  expect(new Set(answers)).toEqual(new Set(['here']))
  await app.close()
  await expect(fetch(address)).rejects.toThrow()
  expect(await listen(second, at)).toBe(address)
  second.server.close()
})
