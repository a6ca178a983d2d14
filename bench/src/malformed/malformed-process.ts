import { openCallPortal, wholeRequest, declaredCalls } from '@portal/server/app/fixtures.ts'
import type { Portal } from '@portal/server/app/open-portal.ts'
import { giveBackMemory } from '@portal/server/threads/give-back-memory.ts'
import { serveParent } from '../measure/child.ts'

/** A portal in a process of its own that is sent what is malformed. */

let portal: Portal | null = null

const duties = {
  /** Opens it in a new database of a server, on a free port of the loopback; each sender comes from the address that it names. */
  open: async (serverUrl: string) => {
    process.env.TEST_DATABASE_URL = serverUrl
    portal = await openCallPortal({ trustProxy: 1 })
    await portal.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = portal.app.server.address() as { port: number }
    return { port, names: declaredCalls.map(({ name }) => name) }
  },

  /** A request of a call by somebody who may make it. */
  whole: async (name: string) => {
    if (!portal) throw new Error('no portal is open')
    return wholeRequest(portal, name)
  },

  /** Bytes: of the whole process, and of the heap once what nobody holds is gone. */
  memory: async () => {
    giveBackMemory()
    const { rss, heapUsed } = process.memoryUsage()
    return { rss, heapUsed }
  },
}

export type MalformedDuties = typeof duties

serveParent(duties)
