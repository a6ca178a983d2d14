import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { note, whole } from '../measure/table.ts'
import { makeNode, type PortalNode } from './node.ts'
import { addPeople, type People } from './people.ts'
import { freePort } from './programs.ts'
import { startProxy, type Proxy } from './proxy.ts'

/** Portals behind the proxy. */
const portals = 2
const writers = 4

/** Portals on one database, behind a proxy, with people who use them. */
export interface Cluster {
  people: People
  nodes: PortalNode[]
  proxy: Proxy
  stop(): Promise<void>
}

/** Settings of a portal among several, whose readers come through a proxy on this port. */
function settingsOf(port: number, more: Record<string, string>): Record<string, string> {
  return {
    NODE_ENV: 'test',
    SECRET_KEY: randomBytes(32).toString('hex'),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY: '127.0.0.1',
    DEMO: 'false',
    SECOND_FACTOR: 'false',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
    // The machine does other work, which is none of the portal's.
    LONGEST_DELAY: '60000',
    CONNECTIONS_PER_ADDRESS: '5000',
    DRAIN_SECONDS: '5',
    ...more,
  }
}

/** @param more settings that lead to the database */
export async function openCluster(more: Record<string, string>): Promise<Cluster> {
  const port = await freePort()
  const environment = settingsOf(port, more)
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-people-'))
  const people = await addPeople({ ...environment, DATA_DIR: folder }, writers)
  const ports = await Promise.all(Array.from({ length: portals }, freePort))
  const nodes = await Promise.all(ports.map((at) => makeNode(at, environment)))
  let proxy: Proxy | null = null
  const stop = async () => {
    await proxy?.stop()
    await Promise.all(nodes.map((node) => node.remove()))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    for (const node of nodes) note(`a portal is ready after ${whole(await node.start())} ms`)
    proxy = await startProxy(port, ports)
    return { people, nodes, proxy, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
