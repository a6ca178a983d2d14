import { Server as TcpServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells of another socket that listens for it, which stops with it. */
    addDoor(door: TcpServer): void
    /** Whether it has been told to stop. */
    isStopping(): boolean
    /** Begins to stop: for so many seconds it serves as before, and says that it is not ready. */
    takeLeave(seconds: number): Promise<void>
    /** Takes nobody new, and waits until whoever is connected has been answered, unless that takes too long. */
    letGo(): Promise<void>
  }
}

/** Whoever has asked nothing for so long is not about to. */
const quietMilliseconds = 500
/** Who neither sends the rest of a request nor reads the answer within so long does not hold a stop up. */
const leaveMilliseconds = 10_000
const lookMilliseconds = 20

/**
 * Lets a server stop without cutting anybody off. A connection that is closed while its reader sends the next request
 * looks to it like a crash; so each answer says that it is the last on its connection, and only one on which nobody has
 * asked anything for a while is closed without a word.
 */
export function decorateStopping(app: FastifyInstance): void {
  const { server } = app
  const doors: TcpServer[] = [server]
  /** Of each connection, the requests under way and when it was last of use. */
  const open = new Map<Socket, { requests: number; since: number }>()
  let isStopping = false
  let taken = 0
  server.on('connection', (socket: Socket) => {
    taken += 1
    open.set(socket, { requests: 0, since: performance.now() })
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    const state = open.get(socket)
    if (!state) return
    state.requests += 1
    response.once('close', () => {
      state.requests -= 1
      state.since = performance.now()
    })
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })

  function closeQuiet(): void {
    const now = performance.now()
    for (const [socket, { requests, since }] of open) {
      if (requests === 0 && now - since > quietMilliseconds) socket.destroySoon()
    }
  }

  app.decorate('addDoor', (door: TcpServer) => doors.push(door))
  app.decorate('isStopping', () => isStopping)
  app.decorate('takeLeave', async (seconds: number) => {
    isStopping = true
    await delay(seconds * 1000)
    const told = performance.now()
    // Whoever asks again within that time is told that it is the last time on this connection.
    while (open.size > 0 && performance.now() - told < quietMilliseconds) await delay(lookMilliseconds)
  })
  app.decorate('letGo', async () => {
    isStopping = true
    if (!server.listening) return
    // One that waits at the door would be cut off: all of them have come in when a turn has brought nobody.
    let before: number
    do {
      before = taken
      await nextTurn()
    } while (taken > before)
    // Node's own `close` of HTTP also closes connections on which a first request is under way to it.
    for (const door of doors) TcpServer.prototype.close.call(door)
    const closed = performance.now()
    while (open.size > 0 && performance.now() - closed < leaveMilliseconds) {
      await delay(lookMilliseconds)
      // After what has arrived meanwhile has been read.
      await nextTurn()
      closeQuiet()
    }
    server.closeAllConnections()
  })
}
