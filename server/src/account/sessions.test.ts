import { calls } from '@portal/protocol/calls.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectCode, makeCall, type Sender } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { tokenHash } from '../kernel/crypto.ts'
import { openTestPortal } from '../testing/store.ts'
import { addPerson, logIn, type Person } from './fixtures.ts'
import { openSession, purgeExpired } from './sessions.ts'

let portal: Portal
let person: Person
let token: string

beforeAll(async () => {
  portal = await openTestPortal()
  person = await addPerson(portal.services.db)
})
beforeEach(async () => {
  token = await openSession(portal.services.db, person.id)
})
afterAll(() => portal.close())

const db = () => portal.services.db

async function viewerOf(from: Sender): Promise<unknown> {
  return expectCode(await makeCall(portal.app, calls.account.current, {}, from), 'done')
}

function logOut(from: Sender) {
  return makeCall(portal.app, calls.account.logOut, {}, from)
}

const viewer = () => ({ id: person.id, userType: 'PERSON', username: person.username, picture: null })

describe('a session', () => {
  test('is known by its cookie and by its header', async () => {
    expect(await viewerOf({ token })).toEqual(viewer())
    expect(await viewerOf({ cookies: { accessToken: token } })).toEqual(viewer())
  })

  test('goes by the header where both are there', async () => {
    const other = await addPerson(db())
    const cookies = { accessToken: await openSession(db(), other.id) }
    expect(await viewerOf({ token, cookies })).toEqual(viewer())
  })

  test('has a token of at least 128 random bits of which the database knows the hash alone', async () => {
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16)
    const { rows } = await portal.services.store.executeSql(`select session::text as row from session`)
    expect(rows.length).toBeGreaterThan(0)
    const stored = rows.map(({ row }) => String(row)).join('\n')
    expect(stored).toContain(tokenHash(token).toString('hex'))
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(Buffer.from(token).toString('hex'))
    expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  })

  test.each(['', 'x', 'undefined', 'null', '=='.repeat(22)])('is not opened by %j', async (wrong) => {
    expect(await viewerOf({ headers: { accesstoken: wrong } })).toBeNull()
    expect(await viewerOf({ cookies: { accessToken: wrong } })).toBeNull()
  })

  test('is not opened by the hash of its token', async () => {
    for (const encoding of ['hex', 'base64', 'base64url'] as const) {
      expect(await viewerOf({ token: tokenHash(token).toString(encoding) })).toBeNull()
    }
  })

  test('ends at log-out, everywhere', async () => {
    const response = await logOut({ token })
    expect(expectCode(response, 'done')).toBeNull()
    expect(await viewerOf({ token })).toBeNull()
    expect(await viewerOf({ cookies: { accessToken: token } })).toBeNull()
    expectCode(await logOut({ token }), 'sessionEnded')
  })

  test('ends alone: the others of the same person go on', async () => {
    const other = await openSession(db(), person.id)
    await logOut({ token })
    expect(await viewerOf({ token: other })).toEqual(viewer())
  })

  async function age(days: string): Promise<void> {
    await db()
      .updateTable('session')
      .set({ last_used_at: sql`now() - ${days}::interval` as never })
      .where('token_hash', '=', tokenHash(token))
      .execute()
  }

  async function isFresh(): Promise<boolean> {
    const { fresh } = await db()
      .selectFrom('session')
      .select(sql<boolean>`last_used_at > now() - interval '1 minute'`.as('fresh'))
      .where('token_hash', '=', tokenHash(token))
      .executeTakeFirstOrThrow()
    return fresh
  }

  test('lives while it is used, and ends after seven days without use', async () => {
    await age('6 days 23 hours')
    expect(await viewerOf({ token })).toEqual(viewer())
    expect(await isFresh()).toBe(true)
    await age('7 days 1 minute')
    expect(await viewerOf({ token })).toBeNull()
    expectCode(await logOut({ token }), 'sessionEnded')
  })

  test('does not write a row at every look', async () => {
    await age('9 minutes')
    await viewerOf({ token })
    expect(await isFresh()).toBe(false)
  })

  test('is removed by the cleaning once it has ended, and not before', async () => {
    const living = await openSession(db(), person.id)
    await age('8 days')
    await purgeExpired(db())
    const left = await db().selectFrom('session').select('token_hash').execute()
    const hashes = left.map((row) => Buffer.from(row.token_hash).toString('hex'))
    expect(hashes).toContain(tokenHash(living).toString('hex'))
    expect(hashes).not.toContain(tokenHash(token).toString('hex'))
  })
})

describe('the cookies of a session', () => {
  test('hide the token from scripts and stay on this site', async () => {
    const response = await logIn(portal.app, person.username)
    const { accessToken } = expectCode<{ accessToken: string }>(response, 'done')
    const [session, menu, ...others] = response.cookies
    expect(others).toEqual([])
    const week = 7 * 24 * 3600
    expect(session).toEqual({
      name: 'accessToken',
      value: accessToken,
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: week,
    })
    expect(menu).toMatchObject({ name: 'userInfo', sameSite: 'Lax', path: '/', maxAge: week })
    expect(menu!.httpOnly).toBeUndefined()
    expect(JSON.parse(menu!.value)).toEqual(viewer())
  })

  test('are cleared at log-out', async () => {
    const response = await logOut({ cookies: { accessToken: token } })
    expectCode(response, 'done')
    for (const name of ['accessToken', 'userInfo']) {
      const cookie = response.cookies.find((one) => one.name === name)
      expect(cookie).toMatchObject({ value: '', path: '/' })
      expect(cookie!.expires!.getTime()).toBeLessThan(Date.now())
    }
  })

  test('are secure over https, as a trusted proxy tells it', async () => {
    const behindProxy = await openTestPortal({ trustProxy: 1 })
    const { username } = await addPerson(behindProxy.services.db)
    const over = async (protocol: string) => {
      const response = await logIn(
        behindProxy.app,
        username,
        {},
        { headers: { 'x-forwarded-proto': protocol } },
      )
      return response.cookies.map(({ secure }) => secure ?? false)
    }
    expect(await over('https')).toEqual([true, true])
    expect(await over('http')).toEqual([false, false])
    await behindProxy.close()
  })
})

test('cookies are secure wherever the public address is, however a request came', async () => {
  const known = await openTestPortal({ publicUrl: 'https://portal.example' })
  const { username } = await addPerson(known.services.db)
  const response = await logIn(known.app, username)
  expect(response.cookies.map(({ secure }) => secure ?? false)).toEqual([true, true])
  const { accessToken } = expectCode<{ accessToken: string }>(response, 'done')
  const leaving = await makeCall(known.app, calls.account.logOut, {}, { token: accessToken })
  expect(leaving.cookies.map(({ secure }) => secure ?? false)).toEqual([true, true])
  await known.close()
})

describe('a write that came by cookie', () => {
  const fromHere: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:80', host: 'localhost:80' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ]
  const fromElsewhere: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80', host: 'localhost:80' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example', host: 'localhost' },
    { origin: 'https://localhost:80', host: 'localhost:80' },
  ]

  test.each(fromElsewhere)('is refused from elsewhere: %j', async (headers) => {
    const cookies = { accessToken: token }
    expectCode(await logOut({ cookies, headers }), 'notForYou')
    expect(await viewerOf({ token })).toEqual(viewer())
  })

  test.each(fromHere.slice(0, 4))('is done from this site: %j', async (headers) => {
    expectCode(await logOut({ cookies: { accessToken: token }, headers }), 'done')
  })

  test.each(fromElsewhere)('is read all the same: %j', async (headers) => {
    expect(await viewerOf({ cookies: { accessToken: token }, headers })).toEqual(viewer())
  })

  test.each(fromElsewhere)(
    'is done where the header brings the token, which no other site can send: %j',
    async (headers) => {
      expectCode(await logOut({ token, headers }), 'done')
    },
  )

  test('is measured by the public address where one is set', async () => {
    const known = await openTestPortal({ publicUrl: 'https://portal.example' })
    const { id } = await addPerson(known.services.db)
    const send = async (origin: string) => {
      const cookies = { accessToken: await openSession(known.services.db, id) }
      return makeCall(
        known.app,
        calls.account.logOut,
        {},
        { cookies, headers: { origin, host: 'localhost:80' } },
      )
    }
    expectCode(await send('https://portal.example'), 'done')
    expectCode(await send('http://localhost:80'), 'notForYou')
    await known.close()
  })

  test('is measured by the address asked where none is set: the portal may have several names', async () => {
    const local = await openTestPortal({ isPublicUrlAssumed: true })
    const { id } = await addPerson(local.services.db)
    const send = async (origin: string, host: string) => {
      const cookies = { accessToken: await openSession(local.services.db, id) }
      return makeCall(local.app, calls.account.logOut, {}, { cookies, headers: { origin, host } })
    }
    expectCode(await send('http://192.0.2.7:3000', '192.0.2.7:3000'), 'done')
    expectCode(await send('http://localhost', '192.0.2.7:3000'), 'notForYou')
    await local.close()
  })
})
