import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPublication } from '../consultations/fixtures/rows.ts'
import { publishedLink } from '../consultations/links.ts'
import { readsOf as readsOfConsultations } from '../consultations/reads.ts'
import { addPost } from '../forum/fixtures/rows.ts'
import { postLink } from '../forum/links.ts'
import { readsOf as readsOfPosts } from '../forum/reads.ts'
import { addReader } from '../messages/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { freshAddress } from './fixtures.ts'
import type { Portal } from './open-portal.ts'

let portal: Portal
let behindProxy: Portal

beforeAll(async () => {
  portal = await openTestPortal({ rateLimit: 20 }, { withPages: true })
  behindProxy = await openTestPortal({ trustProxy: 1 }, { withPages: true })
})
afterAll(async () => {
  await portal.close()
  await behindProxy.close()
})

/** What counts its readers: a row of it with the page that shows it, and how often it was read. */
const things = {
  post: {
    add: async ({ services }: Portal, ownerId: string) => {
      const id = await addPost(services.db, ownerId)
      return { id, path: postLink(id) }
    },
    reads: async ({ services: { db } }: Portal, id: string) => {
      await readsOfPosts(db).write()
      return db.selectFrom('forum_post').select('reads').where('id', '=', id).executeTakeFirstOrThrow()
    },
  },
  consultation: {
    add: async ({ services }: Portal, ownerId: string) => {
      const id = await addPublication(services.db, ownerId)
      return { id, path: publishedLink(id) }
    },
    reads: async ({ services: { db } }: Portal, id: string) => {
      await readsOfConsultations(db).write()
      const all = db.selectFrom('consultation_publication')
      return all.select('reads').where('id', '=', id).executeTakeFirstOrThrow()
    },
  },
}

interface Visit {
  address: string
  headers?: Record<string, string>
  token?: string
}

async function open(path: string, { address, headers = {}, token }: Visit, from = portal): Promise<number> {
  const cookies: Record<string, string> = token === undefined ? {} : { accessToken: token }
  const response = await from.app.inject({ url: path, remoteAddress: address, headers, cookies })
  return response.statusCode
}

describe.each(['post', 'consultation'] as const)('the page of a %s', (name) => {
  const { add, reads } = things[name]

  async function addThing(to = portal) {
    const owner = await addReader(to)
    const { id, path } = await add(to, owner.id)
    return { owner, path, counted: async () => (await reads(to, id)).reads }
  }

  test('counts each visitor once, by the address that asked for it', async () => {
    const { path, counted } = await addThing()
    const addresses = [freshAddress(), freshAddress(), freshAddress()]
    for (const address of [...addresses, addresses[0]!]) expect(await open(path, { address })).toBe(200)
    expect(await counted()).toBe(3)
  })

  test('counts all for whom it is made at once', async () => {
    const { path, counted } = await addThing()
    const addresses = [freshAddress(), freshAddress(), freshAddress()]
    await Promise.all([...addresses, addresses[0]!].map((address) => open(path, { address })))
    expect(await counted()).toBe(3)
  })

  test('counts who is signed in by their account, and not whose it is', async () => {
    const { owner, path, counted } = await addThing()
    const reader = await addReader(portal)
    for (const { token } of [reader, owner, reader]) await open(path, { address: freshAddress(), token })
    expect(await counted()).toBe(1)
  })

  test('believes what forwarded a request as the portal is told to, and no sender', async () => {
    const forwarded = (visitor: string) => ({ 'x-forwarded-for': visitor })
    const alone = await addThing()
    const address = freshAddress()
    for (const visitor of [freshAddress(), freshAddress()]) {
      await open(alone.path, { address, headers: forwarded(visitor) })
    }
    expect(await alone.counted()).toBe(1)
    const behind = await addThing(behindProxy)
    const visitors = [freshAddress(), freshAddress()]
    for (const visitor of [...visitors, `${freshAddress()}, ${visitors[0]!}`]) {
      await open(behind.path, { address, headers: forwarded(visitor) }, behindProxy)
    }
    expect(await behind.counted()).toBe(2)
  })

  test('takes one request of what its reader may make in a minute, whatever calls it is made of', async () => {
    const { path } = await addThing()
    const address = freshAddress()
    const statuses: number[] = []
    for (let turn = 0; turn < 20; turn++) statuses.push(await open(path, { address }))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await open(path, { address })).toBe(429)
  })
})
