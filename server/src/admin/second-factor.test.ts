import { calls } from '@portal/protocol/calls.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openSession } from '../account/sessions.ts'
import { expectCode, makeCall, type Input } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
import type { CodeName } from '@portal/protocol/kernel/codes.ts'
import { fixturePassword } from '../testing/somebody.ts'
import { openTestPortal } from '../testing/store.ts'
import { authenticatorCode, addAdministrator, type SignedInPerson } from './fixtures.ts'
import { resealSecondFactors, unsealSecret } from './second-factor-secrets.ts'

let portal: Portal
/** Asks administrators for a second factor. */
let guarded: Portal

beforeAll(async () => {
  portal = await openTestPortal()
  guarded = await openTestPortal({ needsSecondFactor: true })
  // The clock stands in the middle of a time step, so that no test runs from one into the next.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 })
})
afterAll(async () => {
  vi.useRealTimers()
  await Promise.all([portal.close(), guarded.close()])
})

const { admin } = calls

async function ask<Data = unknown>(
  { app }: Portal,
  call: Call,
  token: string,
  input: Input = {},
  code: CodeName = 'done',
): Promise<Data> {
  return expectCode<Data>(await makeCall(app, call, input, { token }), code)
}

interface Self {
  secondFactor: string
  isEnrolled: boolean
  recoveryCodes: number
}

const describeSelf = (at: Portal, token: string) => ask<Self>(at, admin.me, token)

async function enrol(at: Portal, token: string): Promise<string> {
  const body = { password: fixturePassword }
  return (await ask<{ secret: string }>(at, admin.enrolSecondFactor, token, { body })).secret
}

/** Sets up an authenticator; answers its secret and the recovery codes. */
async function setUp(at: Portal, { token }: SignedInPerson) {
  const secret = await enrol(at, token)
  const { recoveryCodes } = await ask<{ recoveryCodes: string[] }>(at, admin.confirmSecondFactor, token, {
    body: { code: authenticatorCode(secret, -1) },
  })
  return { secret, recoveryCodes }
}

const enter = (at: Portal, token: string, code: string, answer: CodeName = 'done') =>
  ask(at, admin.enterSecondFactor, token, { body: { code } }, answer)

describe('where one is needed', () => {
  test('an administrator without a second factor can set one up, and nothing else', async () => {
    const { db } = guarded.services
    const someone = await addAdministrator(db, ['SUPER'])
    expect(await describeSelf(guarded, someone.token)).toMatchObject({ secondFactor: 'enrol' })
    const refused = await ask(guarded, admin.people, someone.token, {}, 'notNow')
    expect(refused).toEqual({ secondFactor: 'enrol' })
    await ask(guarded, admin.overview, someone.token, {}, 'notNow')
    const body = { roles: ['SUPER'] }
    await ask(guarded, admin.setRoles, someone.token, { params: { id: someone.id }, body }, 'notNow')
    const password = { oldPassword: fixturePassword, password: 'Brand_new_1' }
    await ask(guarded, calls.account.setPassword, someone.token, { body: password }, 'notNow')

    const { recoveryCodes } = await setUp(guarded, someone)
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    // Of 120 bits, five in each letter or digit.
    for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){5}$/)
    expect(await describeSelf(guarded, someone.token)).toEqual({
      username: someone.username,
      roles: ['SUPER'],
      secondFactor: 'passed',
      isEnrolled: true,
      recoveryCodes: 10,
    })
    await ask(guarded, admin.people, someone.token)
  })

  test('nobody else is asked for one', async () => {
    const { db } = guarded.services
    const { id } = await addAdministrator(db, [])
    await db.updateTable('account').set({ user_type: 'PERSON' }).where('id', '=', id).execute()
    await ask(guarded, calls.account.endOtherSessions, await openSession(db, id))
  })
})

describe('where none is needed', () => {
  test('none is asked for until one is set up; then each session has to pass', async () => {
    const { db } = portal.services
    const someone = await addAdministrator(db, ['SUPER'])
    const other = await openSession(db, someone.id)
    expect(await describeSelf(portal, someone.token)).toMatchObject({
      secondFactor: 'off',
      isEnrolled: false,
    })
    await ask(portal, admin.people, someone.token)
    const { secret } = await setUp(portal, someone)
    await ask(portal, admin.people, someone.token)
    expect(await describeSelf(portal, other)).toMatchObject({ secondFactor: 'enter', isEnrolled: true })
    expect(await ask(portal, admin.people, other, {}, 'notNow')).toEqual({ secondFactor: 'enter' })
    await enter(portal, other, authenticatorCode(secret))
    expect(await describeSelf(portal, other)).toMatchObject({ secondFactor: 'passed' })
    await ask(portal, admin.people, other)
  })
})

test('a session that has passed is asked again after twelve hours, however much it is used', async () => {
  const { db } = portal.services
  const someone = await addAdministrator(db, ['SUPER'])
  const { secret } = await setUp(portal, someone)
  const passedBefore = (interval: string) =>
    db
      .updateTable('session')
      .set({ second_factor_at: sql`now() - ${interval}::interval`, last_used_at: sql`now()` })
      .where('account_id', '=', someone.id)
      .execute()
  await passedBefore('11 hours 59 minutes')
  await ask(portal, admin.people, someone.token)
  await passedBefore('12 hours')
  expect(await ask(portal, admin.people, someone.token, {}, 'notNow')).toEqual({ secondFactor: 'enter' })
  await enter(portal, someone.token, authenticatorCode(secret))
  await ask(portal, admin.people, someone.token)
})

describe('a code of the authenticator', () => {
  test('is good once, however it is typed; an earlier one is not good after it', async () => {
    const { db } = portal.services
    const someone = await addAdministrator(db, ['DESK'])
    const { secret } = await setUp(portal, someone)
    const sessions = await Promise.all([1, 2, 3].map(() => openSession(db, someone.id)))
    const code = authenticatorCode(secret, 1)
    await enter(portal, sessions[0]!, ` ${code.slice(0, 3)} ${code.slice(3)} `)
    await enter(portal, sessions[1]!, code, 'verificationCodeWrong')
    await enter(portal, sessions[1]!, authenticatorCode(secret), 'verificationCodeWrong')
    expect(await describeSelf(portal, sessions[1]!)).toMatchObject({ secondFactor: 'enter' })
  })

  test('brought by ten at once lets one in', async () => {
    const { db } = portal.services
    const someone = await addAdministrator(db, ['DESK'])
    const { secret } = await setUp(portal, someone)
    const code = authenticatorCode(secret, 1)
    const sessions = await Promise.all(Array.from({ length: 10 }, () => openSession(db, someone.id)))
    const answers = await Promise.all(
      sessions.map((token) => makeCall(portal.app, admin.enterSecondFactor, { body: { code } }, { token })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const passed = await Promise.all(sessions.map((token) => describeSelf(portal, token)))
    expect(passed.filter(({ secondFactor }) => secondFactor === 'passed')).toHaveLength(1)
  })

  test('is of the last step, this or the next: no other', async () => {
    const { db } = portal.services
    const someone = await addAdministrator(db, ['DESK'])
    const { secret } = await setUp(portal, someone)
    const token = await openSession(db, someone.id)
    for (const steps of [-3, 3, 20]) {
      await enter(portal, token, authenticatorCode(secret, steps), 'verificationCodeWrong')
    }
    await enter(portal, token, '000000x', 'verificationCodeWrong')
    await enter(portal, token, authenticatorCode(secret, 1))
  })

  test('of another account is wrong', async () => {
    const { db } = portal.services
    const [one, other] = [await addAdministrator(db, ['DESK']), await addAdministrator(db, ['DESK'])]
    const { secret } = await setUp(portal, one)
    await setUp(portal, other)
    const token = await openSession(db, other.id)
    await enter(portal, token, authenticatorCode(secret, 1), 'verificationCodeWrong')
  })
})

describe('guessing', () => {
  test('slows down, and a right password does not make it quick again', async () => {
    const { db } = portal.services
    const someone = await addAdministrator(db, ['DESK'])
    const { secret } = await setUp(portal, someone)
    const token = await openSession(db, someone.id)
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () =>
        makeCall(portal.app, admin.enterSecondFactor, { body: { code: 'AAAA-AAAA' } }, { token }),
      ),
    )
    const looked = guesses.filter(({ statusCode }) => statusCode === 400)
    expect(looked).toHaveLength(10)
    const waiting = guesses.find(({ statusCode }) => statusCode === 429)!
    expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(0)

    const account = { account: someone.username, password: fixturePassword }
    expectCode(await makeCall(portal.app, calls.account.login, { body: account }), 'done')
    await enter(portal, token, authenticatorCode(secret, 1), 'tooManyRequests')
    await db
      .updateTable('login_failure')
      .set({ at: sql`at - interval '31 seconds'` })
      .execute()
    await enter(portal, token, authenticatorCode(secret, 1))
  })
})

describe('a recovery code', () => {
  test('is good once, in place of the authenticator’s', async () => {
    const { db } = portal.services
    const someone = await addAdministrator(db, ['DESK'])
    const { recoveryCodes } = await setUp(portal, someone)
    const sessions = await Promise.all([1, 2].map(() => openSession(db, someone.id)))
    await enter(portal, sessions[0]!, recoveryCodes[0]!.toLowerCase().replaceAll('-', ' '))
    expect(await describeSelf(portal, sessions[0]!)).toMatchObject({
      secondFactor: 'passed',
      recoveryCodes: 9,
    })
    await enter(portal, sessions[1]!, recoveryCodes[0]!, 'verificationCodeWrong')
    await enter(portal, sessions[1]!, recoveryCodes[1]!)
  })
})

describe('another authenticator', () => {
  test('needs the password, and a session that has passed', async () => {
    const { db } = portal.services
    const someone = await addAdministrator(db, ['DESK'])
    const wrong = { body: { password: 'Wrong_pass_1' } }
    await ask(portal, admin.enrolSecondFactor, someone.token, wrong, 'wrongPassword')
    await setUp(portal, someone)
    const token = await openSession(db, someone.id)
    const right = { body: { password: fixturePassword } }
    await ask(portal, admin.enrolSecondFactor, token, right, 'notNow')
    await ask(portal, admin.confirmSecondFactor, token, { body: { code: '123456' } }, 'notNow')
  })

  test('takes the place of the first when it is confirmed, not before; others have to pass again', async () => {
    const { db } = portal.services
    const someone = await addAdministrator(db, ['DESK'])
    const first = await setUp(portal, someone)
    const other = await openSession(db, someone.id)
    const secret = await enrol(portal, someone.token)
    await enter(portal, other, authenticatorCode(first.secret))
    await enter(portal, other, authenticatorCode(secret, 1), 'verificationCodeWrong')
    const wrong = { body: { code: authenticatorCode(first.secret, 1) } }
    await ask(portal, admin.confirmSecondFactor, someone.token, wrong, 'verificationCodeWrong')
    const right = { body: { code: authenticatorCode(secret) } }
    await ask(portal, admin.confirmSecondFactor, someone.token, right)
    await ask(portal, admin.confirmSecondFactor, someone.token, right, 'wrongState')
    expect(await describeSelf(portal, other)).toMatchObject({ secondFactor: 'enter', recoveryCodes: 10 })
    await enter(portal, other, authenticatorCode(first.secret, 1), 'verificationCodeWrong')
    await enter(portal, other, first.recoveryCodes[0]!, 'verificationCodeWrong')
    await enter(portal, other, authenticatorCode(secret, 1))
  })

  test('is described to the app by name', async () => {
    const someone = await addAdministrator(portal.services.db, ['DESK'])
    const body = { password: fixturePassword }
    const response = await makeCall(
      portal.app,
      admin.enrolSecondFactor,
      { body },
      { token: someone.token, language: 'en' },
    )
    const { secret, uri } = expectCode<{ secret: string; uri: string }>(response, 'done')
    const address = new URL(uri)
    expect(address.protocol).toBe('otpauth:')
    expect(decodeURIComponent(address.pathname)).toContain(
      `Foreign-related Legal Services Portal:${someone.username}`,
    )
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  })
})

test('a code without an authenticator moves nothing', async () => {
  const someone = await addAdministrator(portal.services.db, ['DESK'])
  await enter(portal, someone.token, '123456', 'wrongState')
  await ask(portal, admin.confirmSecondFactor, someone.token, { body: { code: '123456' } }, 'wrongState')
})

test('secrets are sealed, and sealed anew when SECRET_KEY has changed', async () => {
  const { db, keys } = portal.services
  const someone = await addAdministrator(db, ['DESK'])
  const { secret } = await setUp(portal, someone)
  const sealedOf = async () => {
    const row = await db
      .selectFrom('second_factor')
      .select('secret_sealed')
      .where('account_id', '=', someone.id)
      .executeTakeFirstOrThrow()
    return row.secret_sealed!
  }
  const before = await sealedOf()
  expect(before.includes(secret)).toBe(false)
  const next = { current: 'another key of enough length, made for this', previous: keys.current, next: null }
  expect(await resealSecondFactors(db, { ...next, previous: null })).toBeGreaterThan(0)
  expect(await sealedOf()).toEqual(before)
  expect(await resealSecondFactors(db, next)).toBe(0)
  expect(unsealSecret({ ...next, previous: null }, await sealedOf())).toBe(secret)
  await resealSecondFactors(db, { current: keys.current, previous: next.current, next: null })
})
