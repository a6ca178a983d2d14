import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@portal/protocol/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../kernel/config.ts'
import { freshEmail } from '../testing/account-inputs.ts'
import { makeTestPlace, type TestPlace } from '../testing/store.ts'
import { expectCode, freshAddress, makeCall, readEnvelope, takeCaptcha } from './fixtures.ts'
import { openPortal, type Portal } from './open-portal.ts'

/** Where several portals stand on one database. */
const serverUrl = process.env.TEST_DATABASE_URL

describe.runIf(serverUrl)('two portals on one database hold together', () => {
  const rateLimit = 40
  let place: TestPlace
  let folder: string
  let one: Portal
  let other: Portal

  beforeAll(async () => {
    place = await makeTestPlace(serverUrl)
    folder = await mkdtemp(join(tmpdir(), 'portal-test-'))
    const config = { ...readConfig(place.environment), rateLimit }
    const options = { withPages: false, withJobs: false, withSearch: false }
    one = await openPortal(config, options)
    other = await openPortal({ ...config, dataDir: folder }, options)
  })
  afterAll(async () => {
    await one.close()
    await other.close()
    await rm(folder, { recursive: true })
    await place.remove()
  })

  test('the limit of requests', async () => {
    const address = freshAddress()
    const statusAt = async ({ app }: Portal) =>
      (await makeCall(app, calls.account.current, {}, { address })).statusCode
    for (let turn = 0; turn < rateLimit; turn += 1) expect(await statusAt(one)).toBe(200)
    expect(await statusAt(one)).toBe(429)
    // Asked less often than would exceed the limit of a portal by itself.
    await expect.poll(() => statusAt(other), { timeout: 15_000, interval: 500 }).toBe(429)
  })

  test('the tries of signing in', async () => {
    const signIn = async ({ app }: Portal) => {
      const body = { account: 'nobody_of_this_name', password: 'Wrong_2026' }
      return readEnvelope(await makeCall(app, calls.account.login, { body })).code
    }
    const first = await signIn(one)
    expect(await signIn(other)).toBe(first)
    expect(await signIn(one)).toBe(first)
    // A captcha is asked for from the third on, wherever they were.
    expect(await signIn(other)).not.toBe(first)
  })

  test('the codes that an address is sent', async () => {
    const email = freshEmail()
    const send = async ({ app }: Portal) => {
      const { cookies, answer } = await takeCaptcha(app)
      const body = { email, purpose: 'register', captcha: answer }
      return makeCall(app, calls.account.sendEmailCode, { body }, { cookies })
    }
    expectCode(await send(one), 'done')
    const refused = await send(other)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})
