import { once } from 'node:events'
import { createServer, type AddressInfo, type ListenOptions, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Sockets that listen at one address. In a turn of the event loop libuv takes one connection from each, and in a turn of
 * a busy process hundreds may come: at one door they would wait longer than for their answers.
 */
const doors = 32

/** Whether several sockets may listen at one address, and the system deals out who comes. */
const mayShare = process.platform === 'linux'

/** @throws where something else listens there, which sockets that may be shared would not tell */
async function tryAlone(options: ListenOptions): Promise<void> {
  const probe = createServer((socket) => socket.destroy()).listen(options)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

/** Has an app listen, and take many who come at once; its address. */
export async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<string> {
  const at = { port, host }
  if (!mayShare) return app.listen(at)
  await tryAlone(at)
  const shared = { ...at, reusePort: true }
  const address = await app.listen(shared)
  const taken = app.server.address() as AddressInfo
  for (let door = 1; door < doors; door += 1) {
    // As Node's own server of HTTP takes its connections.
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket: Socket) =>
      app.server.emit('connection', socket),
    )
    other.listen({ host: taken.address, port: taken.port, reusePort: true })
    await once(other, 'listening')
    app.addDoor(other)
  }
  return address
}
