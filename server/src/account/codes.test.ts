import { calls } from '@portal/protocol/calls.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, freshAddress, makeCall, readEnvelope, takeCaptcha } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { freshEmail, freshPhone } from '../testing/account-inputs.ts'
import { openTestPortal } from '../testing/store.ts'
import { addPerson, askForCode, readCode } from './fixtures.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const { sendSms, sendEmailCode, checkSmsCode, checkEmailCode } = calls.account

async function send(phone: string, { purpose = 'register', address = freshAddress() } = {}) {
  const { cookies, answer } = await takeCaptcha(portal.app)
  const body = { phone, purpose, captcha: answer }
  return makeCall(portal.app, sendSms, { body }, { cookies, address })
}

function check(phone: string, code: string, purpose = 'register') {
  return makeCall(portal.app, checkSmsCode, { body: { phone, purpose, code } })
}

/** Lets time pass for what is counted and what expires. */
async function pass(seconds: number) {
  const { db } = portal.services
  await sql`update send_count set at = at - make_interval(secs => ${seconds})`.execute(db)
  await sql`update verification_code set expires_at = expires_at - make_interval(secs => ${seconds})`.execute(
    db,
  )
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('sending a code', () => {
  test('tells how long it is good, and sends six digits in the words of the language asked in', async () => {
    const words = { zh: /注册账号/, en: /registration/, ru: /регистрации/ }
    for (const language of languages) {
      const phone = freshPhone()
      const code = await askForCode(portal, { phone }, 'register', { language })
      expect(code).toMatch(/^\d{6}$/)
      const { messages } = await portal.services.outbox.kept({ recipient: phone, offset: 0, limit: 5 })
      expect(messages).toHaveLength(1)
      expect(messages[0]!.text).toMatch(words[language])
    }
  })

  test('keeps neither the code nor the number in plain', async () => {
    const phone = freshPhone()
    const code = await askForCode(portal, { phone }, 'register')
    for (const table of ['verification_code', 'send_count', 'outgoing_message']) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(
        portal.services.db,
      )
      const all = rows.map(({ row }) => row).join('\n')
      expect(all).not.toContain(phone.slice(1))
      expect(all).not.toContain(Buffer.from(phone).toString('hex'))
      expect(all).not.toContain(Buffer.from(code).toString('hex'))
    }
  })

  test('needs a captcha', async () => {
    const body = { phone: freshPhone(), purpose: 'register' }
    expectCode(await makeCall(portal.app, sendSms, { body }), 'captchaRequired')
    const { cookies } = await takeCaptcha(portal.app)
    expectCode(
      await makeCall(portal.app, sendSms, { body: { ...body, captcha: 'nope' } }, { cookies }),
      'captchaWrong',
    )
  })

  test('uses the captcha up', async () => {
    const { cookies, answer } = await takeCaptcha(portal.app)
    const ask = () =>
      makeCall(portal.app, sendSms, { body: { phone: freshPhone(), captcha: answer } }, { cookies })
    expectCode(await ask(), 'done')
    expectCode(await ask(), 'captchaWrong')
  })

  test('uses the captcha up once, for many at once', async () => {
    const { cookies, answer } = await takeCaptcha(portal.app)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        makeCall(portal.app, sendSms, { body: { phone: freshPhone(), captcha: answer } }, { cookies }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('goes to one target once a minute, and says when again', async () => {
    const phone = freshPhone()
    expectCode(await send(phone), 'done')
    const refused = await send(phone)
    expectCode(refused, 'tooManyRequests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
    await pass(61)
    expectCode(await send(phone), 'done')
  })

  test('goes to one target once, for many who ask at once', async () => {
    const phone = freshPhone()
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(phone)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('goes by SMS to all people together so many times an hour and a day, whoever asks', async () => {
    const limited = await openTestPortal({
      smsLimits: { perHour: 2, perDay: 3 },
      metricsToken: 'a-token-that-prometheus-knows-too',
    })
    const { app, services } = limited
    const to = async (call: typeof sendSms | typeof sendEmailCode, body: object) => {
      const { cookies, answer } = await takeCaptcha(app)
      return makeCall(app, call, { body: { ...body, captcha: answer } }, { cookies, address: freshAddress() })
    }
    const sms = () => to(sendSms, { phone: freshPhone(), purpose: 'register' })
    const passing = (seconds: number) =>
      sql`update send_count set at = at - make_interval(secs => ${seconds})`.execute(services.db)
    try {
      const atOnce = await Promise.all(Array.from({ length: 6 }, sms))
      expect(atOnce.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
      const refused = await sms()
      expectCode(refused, 'tooManyRequests')
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
      // Mail costs nothing.
      expectCode(await to(sendEmailCode, { email: freshEmail(), purpose: 'register' }), 'done')
      await passing(3601)
      expectCode(await sms(), 'done')
      expectCode(await sms(), 'tooManyRequests')
      const authorization = 'Bearer a-token-that-prometheus-knows-too'
      const { body } = await app.inject({ url: '/api/metrics', headers: { authorization } })
      expect(body).toContain('portal_sms_codes{within="hour"} 1\n')
      expect(body).toContain('portal_sms_codes{within="day"} 3\n')
      expect(body).toContain('portal_sms_codes_limit{within="hour"} 2\n')
    } finally {
      await limited.close()
    }
  })

  test('goes to one target ten times a day', async () => {
    const phone = freshPhone()
    for (let sent = 0; sent < 10; sent += 1) {
      expectCode(await send(phone), 'done')
      await pass(61)
    }
    expectCode(await send(phone), 'tooManyRequests')
    await pass(24 * 3600)
    expectCode(await send(phone), 'done')
  })

  test('serves one address twenty times an hour', async () => {
    const address = freshAddress()
    for (let sent = 0; sent < 20; sent += 1) expectCode(await send(freshPhone(), { address }), 'done')
    expectCode(await send(freshPhone(), { address }), 'tooManyRequests')
    expectCode(await send(freshPhone()), 'done')
  })

  test.each([
    ['register', 'phoneTaken', 'done'],
    ['changePhone', 'phoneTaken', 'done'],
    ['login', 'done', 'phoneUnknown'],
    ['reset', 'done', 'phoneUnknown'],
  ] as const)('to %s: %s for a registered number, %s for another', async (purpose, ofOwner, ofOther) => {
    const { phone } = await addPerson(portal.services.db)
    expectCode(await send(phone, { purpose }), ofOwner)
    expectCode(await send(freshPhone(), { purpose }), ofOther)
  })

  test('is refused where nothing can send and nobody can read what would have gone', async () => {
    const production = await openTestPortal({ hasOutbox: false })
    const { cookies, answer } = await takeCaptcha(production.app)
    const body = { phone: freshPhone(), captcha: answer }
    expectCode(await makeCall(production.app, sendSms, { body }, { cookies }), 'notConfigured')
    expectCode(await makeCall(production.app, calls.messages.outbox), 'notFound')
    await production.close()
  })
})

describe('a code', () => {
  test('is right as often as it is looked at, until it is used', async () => {
    const phone = freshPhone()
    const code = await askForCode(portal, { phone }, 'register')
    for (let look = 0; look < 8; look += 1) expectCode(await check(phone, code), 'done')
    expectCode(await check(phone, `${code.slice(0, 3)} - ${code.slice(3)}`), 'done')
  })

  test('ends after five wrong ones', async () => {
    const phone = freshPhone()
    const code = await askForCode(portal, { phone }, 'register')
    for (let wrong = 0; wrong < 5; wrong += 1) {
      expectCode(await check(phone, otherThan(code)), 'verificationCodeWrong')
    }
    expectCode(await check(phone, code), 'verificationCodeWrong')
  })

  test('is compared with five guesses of a hundred made at once', async () => {
    const phone = freshPhone()
    const code = await askForCode(portal, { phone }, 'register')
    const guesses = Array.from({ length: 100 }, (_, at) => String(at).padStart(6, '0')).filter(
      (guess) => guess !== code,
    )
    const answers = await Promise.all(guesses.map((guess) => check(phone, guess)))
    for (const answer of answers) expectCode(answer, 'verificationCodeWrong')
    const { tries } = await portal.services.db
      .selectFrom('verification_code')
      .select('tries')
      .orderBy('expires_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(tries).toBe(5)
    expectCode(await check(phone, code), 'verificationCodeWrong')
  })

  test('ends after five minutes', async () => {
    const phone = freshPhone()
    const code = await askForCode(portal, { phone }, 'register')
    await pass(299)
    expectCode(await check(phone, code), 'done')
    await pass(2)
    expectCode(await check(phone, code), 'verificationCodeWrong')
  })

  test('ends when another is sent', async () => {
    const phone = freshPhone()
    const first = await askForCode(portal, { phone }, 'register')
    await pass(61)
    const second = await askForCode(portal, { phone }, 'register')
    if (first !== second) expectCode(await check(phone, first), 'verificationCodeWrong')
    expectCode(await check(phone, second), 'done')
  })

  test('is good for its own purpose and its own number alone', async () => {
    const { phone } = await addPerson(portal.services.db)
    const code = await askForCode(portal, { phone }, 'login')
    expectCode(await check(phone, code, 'reset'), 'verificationCodeWrong')
    expectCode(await check(freshPhone(), code, 'login'), 'verificationCodeWrong')
    expectCode(await check(phone, code, 'login'), 'done')
  })

  test('on an e-mail address has its own message', async () => {
    const email = freshEmail()
    const code = await askForCode(portal, { email }, 'register')
    const body = { email: email.toUpperCase(), purpose: 'register', code }
    expectCode(await makeCall(portal.app, checkEmailCode, { body }), 'done')
    const wrong = { body: { ...body, code: otherThan(code) } }
    const answer = readEnvelope(await makeCall(portal.app, checkEmailCode, wrong, { language: 'en' }))
    expect(answer).toMatchObject({
      code: '792107',
      message: 'Please enter the correct e-mail verification code',
    })
  })

  test('on an e-mail address is refused to whoever has one already', async () => {
    const { email } = await addPerson(portal.services.db)
    const { cookies, answer } = await takeCaptcha(portal.app)
    const body = { email, purpose: 'changeEmail', captcha: answer }
    expectCode(await makeCall(portal.app, sendEmailCode, { body }, { cookies }), 'emailTaken')
  })
})

test('the outbox shows kept messages, the newest first, to those who try the portal', async () => {
  const phone = freshPhone()
  const code = await askForCode(portal, { phone }, 'register')
  const answer = await makeCall(portal.app, calls.messages.outbox, { query: { recipient: phone } })
  const { content, page } = expectCode<{ content: { text: string }[]; page: object }>(answer, 'done')
  expect(content[0]).toMatchObject({ channel: 'SMS', recipient: phone, subject: null })
  expect(content[0]!.text).toContain(code)
  expect(page).toMatchObject({ totalElements: 1 })
  expect(await readCode(portal, phone)).toBe(code)
})
