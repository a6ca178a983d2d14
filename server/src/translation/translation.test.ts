import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { tokenSeconds } from '@portal/protocol/translation/constants.ts'
import { decodeJwt, jwtVerify } from 'jose'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { expectCode, makeCall, tokenFor } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'

const { token: call } = calls.translation

type Given = OutputOf<typeof call>

const secret = 'a-secret-that-two-services-know-of'
const translation = { url: 'https://translate.example/translate', secret, name: 'Sample Translate' }

let portal: Portal
let without: Portal

beforeAll(async () => {
  portal = await openTestPortal({ translation, publicUrl: 'https://portal.example' })
  without = await openTestPortal({ translation: null })
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await portal.close()
  await without.close()
})

test('a token is signed, for five minutes, for the service alone, and does not say whose it is', async () => {
  const session = await tokenFor(portal, call)
  const ask = async () => expectCode<Given>(await makeCall(portal.app, call, {}, { token: session }), 'done')
  const { token, url, expiresAt } = await ask()
  expect(url).toBe(translation.url)
  const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
    issuer: 'https://portal.example',
    audience: 'https://translate.example',
  })
  expect(payload.exp! - payload.iat!).toBe(tokenSeconds)
  expect(new Date(expiresAt).getTime()).toBe(payload.exp! * 1000)
  expect(Object.keys(payload).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sub'])
  expect(decodeJwt((await ask()).token).sub).toBe(payload.sub)
  const other = expectCode<Given>(
    await makeCall(portal.app, call, {}, { token: await tokenFor(portal, call) }),
    'done',
  )
  expect(decodeJwt(other.token).sub).not.toBe(payload.sub)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (tokenSeconds + 60) * 1000 })
  await expect(jwtVerify(token, new TextEncoder().encode(secret))).rejects.toThrow(/exp/)
})

test('without a service the call says that none is set up', async () => {
  const response = await makeCall(without.app, call, {}, { token: await tokenFor(without, call) })
  expectCode(response, 'notConfigured')
})

test.each([
  ['with a service pages may reach it', () => portal, "connect-src 'self' https://translate.example"],
  ['without one nothing but the portal', () => without, "connect-src 'self'"],
] as const)('%s', async (_, open, directive) => {
  const response = await open().app.inject({ url: '/nothing' })
  expect(response.headers['content-security-policy']).toMatch(new RegExp(`(^|;)${directive}(;|$)`))
})
