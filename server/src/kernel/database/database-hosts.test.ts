import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeTestPlace, type TestPlace } from '../../testing/store.ts'
import { openPostgres } from './open-postgres.ts'
import type { Database, Store } from './store.ts'

const serverUrl = process.env.TEST_DATABASE_URL
const patience = { timeout: 10_000, interval: 50 }

/** A way to a database that can be cut off, and opened again. */
async function openWay(to: string) {
  const target = new URL(to)
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname)
    for (const [from, into] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(from)
      from.pipe(into)
      from.on('error', () => into.destroy())
      from.on('close', () => open.delete(from) && into.destroy())
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(to)
  url.port = String(port)
  const cut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of open) socket.destroy()
    await closed
  }
  return { url: url.href, cut, reopen: () => listen(port) }
}

async function nameOf(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return rows[0]!.name
}

describe.runIf(serverUrl)('of several servers', () => {
  const places: TestPlace[] = []
  const ways: Awaited<ReturnType<typeof openWay>>[] = []
  let store: Store | null = null

  const place = async () => {
    const made = await makeTestPlace(serverUrl)
    places.push(made)
    return made.environment['DATABASE_URL']!
  }
  const way = async (to: string) => {
    const made = await openWay(to)
    ways.push(made)
    return made
  }
  const databaseOf = (url: string) => new URL(url).pathname.slice(1)

  beforeEach(() => void places.splice(0))
  afterEach(async () => {
    await store?.close()
    store = null
    for (const made of ways.splice(0)) await made.cut()
    for (const made of places) await made.remove()
  })

  test('a replica is read while it answers and knows what is known, and again when it is back', async () => {
    const [own, copy] = [await place(), await place()]
    const replica = await way(copy)
    store = await openPostgres(own, [replica.url], () => {})
    const { reader, readersKnow } = store
    const read = async () => nameOf(reader())
    await vi.waitFor(async () => expect(await read()).toBe(databaseOf(copy)), patience)
    const current = reader()
    await replica.cut()
    // What was begun there is answered by the primary.
    expect(await nameOf(current)).toBe(databaseOf(own))
    expect(await read()).toBe(databaseOf(own))
    await replica.reopen()
    await vi.waitFor(async () => expect(await read()).toBe(databaseOf(copy)), patience)
    readersKnow!(1_000_000_000)
    expect(await read()).toBe(databaseOf(own))
  })

  test('the one that takes writes is found, also when it becomes another', async () => {
    const own = await place()
    const [gone, first, second] = [await way(own), await way(own), await way(own)]
    await gone.cut()
    const standbyUrls = [first.url, second.url]
    store = await openPostgres(gone.url, [], () => {}, { standbyUrls })
    const { db } = store
    expect(await nameOf(db)).toBe(databaseOf(own))
    await first.cut()
    await vi.waitFor(async () => expect(await nameOf(db)).toBe(databaseOf(own)), patience)
    await second.cut()
    await first.reopen()
    await vi.waitFor(async () => expect(await nameOf(db)).toBe(databaseOf(own)), patience)
  })
})
