import type { Server, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../config.ts'
import { countedAddress } from './client-address.ts'

/** What says who it is takes no longer than this, whatever a body may take. */
const mostHeaderMilliseconds = 20_000

/** Bytes of a request's line and headers: the longest address of a search, and it again as the page that asks. */
const largestHead = 64 * 1024

/** How long a connection may take to say what it wants, and how much that may be: Node looks at them in turns. */
export function connectionBounds({ requestSeconds }: Config) {
  const requestTimeout = requestSeconds * 1000
  const http: ServerOptions = {
    headersTimeout: Math.min(mostHeaderMilliseconds, requestTimeout),
    connectionsCheckingInterval: Math.min(5000, requestTimeout / 2),
    maxHeaderSize: largestHead,
  }
  return { requestTimeout, http }
}

/**
 * Bounds how many connections are open at once, in all and from one address; those beyond are closed before they are
 * read. Behind a proxy all come from its address, and it bounds its readers itself.
 */
export function boundConnections(server: Server, { connections, connectionsPerAddress, trustProxy }: Config) {
  const mostOfAddress = trustProxy === false ? connectionsPerAddress : connections
  const open = new Map<string, number>()
  let all = 0
  // Node's own most number is counted at each socket that listens.
  server.on('connection', (socket: Socket) => {
    const address = countedAddress(socket.remoteAddress ?? '')
    const others = open.get(address) ?? 0
    if (all >= connections || others >= mostOfAddress) {
      socket.destroy()
      return
    }
    all += 1
    open.set(address, others + 1)
    socket.once('close', () => {
      all -= 1
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
