import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** How a service behaves that has gone wrong. */
export const lies = ['says nothing', 'says garbage', 'closes midway', 'dribbles', 'does not end'] as const
export type Lie = (typeof lies)[number]

export interface LyingServer {
  port: number
  /** What whoever connects from now on is done to. */
  lieWith(lie: Lie): void
  /** How many are connected. */
  open(): number
  /** Bytes that were taken from it. */
  said(): number
  close(): Promise<void>
}

const dribble = 20
const lump = Buffer.alloc(65_536, 'x')

/**
 * A service that takes connections and does none of what it should.
 *
 * @param opening what its protocol begins an answer with, so that whoever asks believes in it
 * @param isFirst it speaks first
 */
export async function openLyingServer(opening: string, isFirst = false): Promise<LyingServer> {
  const open = new Set<Socket>()
  let lie: Lie = 'says nothing'
  let said = 0

  function pour(socket: Socket): void {
    while (socket.writable && socket.write(lump)) said += lump.length
    socket.once('drain', () => pour(socket))
  }

  function speak(socket: Socket): void {
    if (lie === 'says nothing') return
    if (lie === 'says garbage') {
      socket.end(Buffer.from(Array.from({ length: 300 }, (_, at) => (at * 37) % 256)))
      return
    }
    socket.write(opening)
    if (lie === 'closes midway') socket.end()
    if (lie === 'does not end') pour(socket)
    if (lie === 'dribbles') {
      const timer = setInterval(() => socket.write('x'), dribble)
      socket.once('close', () => clearInterval(timer))
    }
  }

  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {}).once('close', () => open.delete(socket))
    if (isFirst) speak(socket)
    else socket.once('data', () => speak(socket))
    socket.resume()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    lieWith: (next) => {
      lie = next
    },
    open: () => open.size,
    said: () => said,
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
