import { calls } from '@portal/protocol/calls.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { codeMessage } from '../kernel/words.ts'
import { openTestPortal } from '../testing/store.ts'
import { declaredCalls, expectCode, freshAddress, makeCall, tokenFor } from './fixtures.ts'
import type { Portal } from './open-portal.ts'

let portal: Portal
/** Without a limit of the portal's own. */
let roomy: Portal
const limit = 20

beforeAll(async () => {
  portal = await openTestPortal({ rateLimit: limit })
  roomy = await openTestPortal()
})
afterAll(async () => {
  await portal.close()
  await roomy.close()
})

test('too many requests from one address are refused, and told when to come again', async () => {
  const address = freshAddress()
  for (let turn = 0; turn < limit; turn++) {
    expectCode(await makeCall(portal.app, calls.account.current, {}, { address }), 'done')
  }
  for (const language of languages) {
    const response = await makeCall(portal.app, calls.account.current, {}, { address, language })
    expectCode(response, 'tooManyRequests')
    expect(response.json()).toEqual({
      code: '797429',
      message: codeMessage('tooManyRequests', language),
      data: null,
    })
    const seconds = Number(response.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  }
  const file = await portal.app.inject({ url: '/assets/none.js', remoteAddress: address })
  expect(file.statusCode).toBe(404)
})

test('others are not held up by them', async () => {
  const address = freshAddress()
  for (let turn = 0; turn <= limit; turn++) await makeCall(portal.app, calls.account.current, {}, { address })
  expectCode(await makeCall(portal.app, calls.account.current, {}, { address: freshAddress() }), 'done')
})

test('an IPv6 network of one subscriber counts as one address', async () => {
  const statuses: number[] = []
  for (let turn = 0; turn <= limit; turn++) {
    const address = `2001:db8:1:2:${turn.toString(16)}::1`
    statuses.push((await makeCall(portal.app, calls.account.current, {}, { address })).statusCode)
  }
  expect(statuses.at(-1)).toBe(429)
  const neighbour = { address: '2001:db8:1:3::1' }
  expectCode(await makeCall(portal.app, calls.account.current, {}, neighbour), 'done')
})

test('unknown calls count as well', async () => {
  const remoteAddress = freshAddress()
  const statuses: number[] = []
  for (let turn = 0; turn < limit + 5; turn++) {
    statuses.push((await portal.app.inject({ url: '/api/nothing', remoteAddress })).statusCode)
  }
  expect(statuses.at(-1)).toBe(429)
})

test('an address that a sender writes into a header does not count without a trusted proxy', async () => {
  const address = freshAddress()
  const statuses: number[] = []
  for (let turn = 0; turn <= limit; turn++) {
    const headers = { 'x-forwarded-for': freshAddress(), 'x-inside': 'guessed' }
    statuses.push((await makeCall(portal.app, calls.account.current, {}, { address, headers })).statusCode)
  }
  expect(statuses.at(-1)).toBe(429)
})

const tighter = declaredCalls.filter(({ call }) => call.perMinute)

test('signing in and captchas have limits of their own', () => {
  expect(tighter.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['account.login', 'account.captcha']),
  )
})

afterEach(() => vi.useRealTimers())

const namesOf = (path: string) =>
  Object.fromEntries(Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => [name, 'x']))

test.each(tighter)('$name is refused after its own limit', async ({ call }) => {
  const from = {
    address: freshAddress(),
    ...(call.access !== 'public' && { token: await tokenFor(roomy, call) }),
  }
  // The clock stands: what a slow machine asks for in more than a minute is still one minute's.
  vi.useFakeTimers({ toFake: ['Date'] })
  const codes: string[] = []
  for (let turn = 0; turn <= call.perMinute!; turn++) {
    const response = await makeCall(
      roomy.app,
      call,
      { params: namesOf(call.path), ...(call.body && { body: {} }) },
      from,
    )
    codes.push(response.json<{ code: string }>().code)
  }
  expect(codes.slice(0, -1)).not.toContain('797429')
  expect(codes.at(-1)).toBe('797429')
  const lines = async () => {
    const { rows } = await roomy.services.store.executeSql('select count(*)::int as lines from audit_log')
    return rows[0]!.lines
  }
  const before = await lines()
  await makeCall(roomy.app, call, { params: namesOf(call.path), ...(call.body && { body: {} }) }, from)
  expect(await lines(), 'a limit writes nothing').toBe(before)
})
