import { calls } from '@portal/protocol/calls.ts'
import { apiPrefix, type Call } from '@portal/protocol/kernel/call.ts'
import { verify } from '@node-rs/argon2'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { freshPhone, takeCode } from '../testing/account-inputs.ts'
import { openTestPortal } from '../testing/store.ts'
import { addPerson, logIn, password } from './fixtures.ts'
import { openSession } from './sessions.ts'

/** The real thing, counted: how often it runs tells what an attacker could time. */
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return { ...real, verify: vi.fn<typeof real.verify>(real.verify) }
})

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const { account: own } = calls
const db = () => portal.services.db

describe('a hundred guesses at once from two connections', () => {
  let port: number

  beforeAll(async () => {
    await portal.app.listen({ port: 0, host: '127.0.0.1' })
    port = (portal.app.server.address() as AddressInfo).port
  })

  function post(agent: Agent, { path }: Call, body: object): Promise<string> {
    return new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json' }
      const sent = request({ agent, port, method: 'POST', path: apiPrefix + path, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => resolve((JSON.parse(text) as { code: string }).code))
      })
      sent.on('error', reject)
      sent.end(JSON.stringify(body))
    })
  }

  /** Fifty each over two connections, all sent before the first is answered. */
  async function fromTwo(call: Call, bodyOf: (turn: number) => object): Promise<string[]> {
    const agents = [1, 2].map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
    const codes = await Promise.all(
      Array.from({ length: 100 }, (_, turn) => post(agents[turn % 2]!, call, bodyOf(turn))),
    )
    for (const agent of agents) agent.destroy()
    return codes
  }

  test('try a code no oftener than five times', async () => {
    const phone = freshPhone()
    const code = await takeCode(portal.services, { channel: 'SMS', recipient: phone, purpose: 'register' })
    const guess = (turn: number) => String((Number(code) + 1 + turn) % 1_000_000).padStart(6, '0')
    const codes = await fromTwo(own.checkSmsCode, (turn) => ({ phone, code: guess(turn) }))
    expect(new Set(codes)).toEqual(new Set(['792107', '797429']))
    const answer = await makeCall(portal.app, own.checkSmsCode, { body: { phone, code } })
    expectCode(answer, 'verificationCodeWrong')
  })

  test('try a password no oftener than three times', async () => {
    const { username } = await addPerson(db())
    vi.mocked(verify).mockClear()
    const codes = await fromTwo(own.login, (turn) => ({ account: username, password: `Wrong_one_${turn}` }))
    expect(codes).not.toContain('000000')
    expect(vi.mocked(verify).mock.calls.length).toBeLessThanOrEqual(3)
  })
})

describe('how long an answer takes', () => {
  beforeEach(() => {
    vi.mocked(verify).mockClear()
  })

  /** Costs of the hashes that were compared: the same work takes the same time. */
  const work = () => vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4))

  test('does not tell whether somebody has the name, or had it', async () => {
    const known = await addPerson(db())
    const gone = await addPerson(db(), { state: 'CANCELLED' })
    const suspended = await addPerson(db(), { state: 'SUSPENDED' })
    for (const name of [known.username, gone.email, suspended.phone, 'nobody_here']) {
      expectCode(await logIn(portal.app, name, { password: 'Wrong_one_1' }), 'wrongPassword')
    }
    expect(work()).toHaveLength(4)
    expect(new Set(work().map(String)).size).toBe(1)
  })

  test('does not tell an account that cannot be signed in to by a password', async () => {
    const { id, username } = await addPerson(db())
    await db().updateTable('account').set({ password_hash: '' }).where('id', '=', id).execute()
    for (const given of ['Wrong_one_1', ' ', password]) {
      expectCode(await logIn(portal.app, username, { password: given }), 'wrongPassword')
    }
    expect(new Set(work().map(String)).size).toBe(1)
  })
})

describe('a session that somebody planted', () => {
  test('stays what it was: signing in opens another', async () => {
    const [attacker, victim] = [await addPerson(db()), await addPerson(db())]
    const planted = await openSession(db(), attacker.id)
    const answer = await logIn(portal.app, victim.username, {}, { cookies: { accessToken: planted } })
    const { accessToken } = expectCode<{ accessToken: string }>(answer, 'done')
    expect(accessToken).not.toBe(planted)
    const whoIs = async (token: string) =>
      expectCode<{ username: string }>(await makeCall(portal.app, own.current, {}, { token }), 'done')
        .username
    expect(await whoIs(planted)).toBe(attacker.username)
    expect(await whoIs(accessToken)).toBe(victim.username)
  })
})

test('somebody suspended while signed in is signed out, and signs in by neither way', async () => {
  const { id, username, phone } = await addPerson(db())
  const token = await openSession(db(), id)
  const code = await takeCode(portal.services, { channel: 'SMS', recipient: phone, purpose: 'login' })
  await db().updateTable('account').set({ state: 'SUSPENDED' }).where('id', '=', id).execute()
  expectCode(await makeCall(portal.app, own.account, {}, { token }), 'sessionEnded')
  expectCode(await makeCall(portal.app, own.setPassword, { body: {} }, { token }), 'sessionEnded')
  expectCode(await logIn(portal.app, username), 'suspended')
  expectCode(await makeCall(portal.app, own.phoneLogin, { body: { phone, code } }), 'suspended')
})
