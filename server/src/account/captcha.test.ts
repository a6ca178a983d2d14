import { calls } from '@portal/protocol/calls.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, freshAddress, makeCall, readEnvelope, takeCaptcha } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { keyedHash } from '../kernel/crypto.ts'
import { freshPhone } from '../testing/account-inputs.ts'
import { testCaptcha } from '../testing/settings.ts'
import { openTestPortal } from '../testing/store.ts'
import { isRightCaptcha, makeCaptcha, makeQuestion } from './captcha.ts'
import { addPerson, logIn, password } from './fixtures.ts'
import { noteFailure } from './login-failures.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const db = () => portal.services.db
const wrong = { password: 'wrong' }

function check(verifyInput: string, cookies: Record<string, string>) {
  return makeCall(portal.app, calls.account.checkCaptcha, { query: { verifyInput } }, { cookies })
}

describe('a captcha', () => {
  test('comes as an SVG with its id in a cookie that scripts cannot read', async () => {
    const response = await makeCall(portal.app, calls.account.captcha)
    const { id, image } = expectCode<{ id: string; image: string }>(response, 'done')
    expect(image).toMatch(/^<svg[^>]*>.*<\/svg>$/s)
    const [cookie] = response.cookies
    expect(cookie).toMatchObject({
      name: 'captcha',
      value: id,
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 300,
      path: '/',
    })
  })

  test('does not hold its answer where a program reads it', async () => {
    const settings = { db: db(), secretKey: portal.services.secretKey, fixedCaptcha: null }
    const { id, image } = await makeCaptcha(settings)
    expect(image).not.toContain('<text')
    const { answer_hash } = await db()
      .selectFrom('captcha')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(Buffer.from(answer_hash)).toHaveLength(32)
  })

  test('is told right in any case and with spaces around, without being used up', async () => {
    const { cookies } = await takeCaptcha(portal.app)
    for (const answer of [testCaptcha, testCaptcha.toUpperCase(), ` ${testCaptcha} `]) {
      expectCode(await check(answer, cookies), 'done')
    }
  })

  test('bears five tries and no more, right or wrong', async () => {
    const { cookies } = await takeCaptcha(portal.app)
    for (let attempt = 0; attempt < 5; attempt++) expectCode(await check('zzzz', cookies), 'captchaWrong')
    expectCode(await check(testCaptcha, cookies), 'captchaWrong')
  })

  test('bears five tries when they come at once', async () => {
    const { cookies } = await takeCaptcha(portal.app)
    const answers = await Promise.all(Array.from({ length: 8 }, () => check(testCaptcha, cookies)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
  })

  test('ends after five minutes', async () => {
    const { cookies } = await takeCaptcha(portal.app)
    await db()
      .updateTable('captcha')
      .set({ expires_at: sql`now() - interval '1 second'` as never })
      .where('id', '=', cookies.captcha)
      .execute()
    expectCode(await check(testCaptcha, cookies), 'captchaWrong')
  })

  test.each([
    {},
    { captcha: '' },
    { captcha: crypto.randomUUID() },
    { captcha: '-'.repeat(36) },
    { captcha: 'null' },
  ])('is wrong without its own cookie: %j', async (cookies) => {
    expectCode(await check(testCaptcha, cookies as Record<string, string>), 'captchaWrong')
  })
})

describe('a captcha in words', () => {
  async function take(language: string) {
    const input = { query: { kind: 'words' } }
    const response = await makeCall(portal.app, calls.account.captcha, input, { language })
    return expectCode<{ id: string; image: string | null; question: string | null }>(response, 'done')
  }

  test.each([
    ['zh', /^请输入：/],
    ['en', /^Enter: /],
    ['ru', /^Введите: /],
  ])('comes in the reader’s language: %s', async (language, words) => {
    const { id, image, question } = await take(language)
    expect(image).toBeNull()
    expect(question).toMatch(words)
    expectCode(await check(testCaptcha, { captcha: id }), 'done')
  })

  test('bears two tries: there are fewer answers to guess among', async () => {
    const { id } = await take('en')
    expectCode(await check('11', { captcha: id }), 'captchaWrong')
    expectCode(await check(testCaptcha, { captcha: id }), 'done')
    expectCode(await check(testCaptcha, { captcha: id }), 'captchaWrong')
  })

  test('takes its digits as people write them', async () => {
    const settings = { db: db(), secretKey: portal.services.secretKey, fixedCaptcha: '47' }
    for (const answer of ['４７', ' 4 7 ', '47']) {
      const { id } = await makeQuestion(settings, 'zh')
      expect(await isRightCaptcha(settings, id, answer, { useUp: true })).toBe(true)
    }
  })

  test('is drawn anew each time where no answer is set', async () => {
    const settings = { db: db(), secretKey: portal.services.secretKey, fixedCaptcha: null }
    const drawn = await Promise.all(Array.from({ length: 30 }, () => makeQuestion(settings, 'en')))
    expect(new Set(drawn.map(({ question }) => question)).size).toBeGreaterThan(20)
  })

  test('is of no other kind than there is', async () => {
    const input = { query: { kind: 'sound' } }
    expectCode(await makeCall(portal.app, calls.account.captcha, input), 'invalid')
  })
})

describe('an address that answers captchas', () => {
  /** Guesses from one address, each at a captcha of its own. */
  async function guess(address: string, answer: string, times: number): Promise<string[]> {
    const given = { query: { verifyInput: answer } }
    const codes: string[] = []
    for (let turn = 0; turn < times; turn++) {
      const { cookies } = await takeCaptcha(portal.app)
      const response = await makeCall(portal.app, calls.account.checkCaptcha, given, { address, cookies })
      codes.push(readEnvelope(response).code)
    }
    return codes
  }

  async function passSeconds(seconds: number): Promise<void> {
    await db()
      .updateTable('captcha_answer')
      .set({ at: sql`at - make_interval(secs => ${seconds})` as never })
      .execute()
  }

  test('waits after six wrong ones, longer after each, and others do not', async () => {
    const address = freshAddress()
    const wrongs = Array.from({ length: 6 }, () => '792106')
    expect(await guess(address, 'zzzz', 6)).toEqual(wrongs)
    expect(await guess(address, testCaptcha, 1)).toEqual(['797429'])
    expect(await guess(freshAddress(), testCaptcha, 1)).toEqual(['000000'])
    await passSeconds(11)
    expect(await guess(address, 'zzzz', 1)).toEqual(['792106'])
    await passSeconds(3)
    expect(await guess(address, testCaptcha, 1)).toEqual(['797429'])
    await passSeconds(16 * 60)
    expect(await guess(address, testCaptcha, 1)).toEqual(['000000'])
  })

  test('has as many of fifty at once looked at as of one after the other', async () => {
    const address = freshAddress()
    const given = { query: { verifyInput: 'zzzz' } }
    const captchas = await Promise.all(Array.from({ length: 50 }, () => takeCaptcha(portal.app)))
    const answers = await Promise.all(
      captchas.map(({ cookies }) =>
        makeCall(portal.app, calls.account.checkCaptcha, given, { address, cookies }),
      ),
    )
    const codes = answers.map((answer) => readEnvelope(answer).code)
    expect(codes.filter((code) => code === '792106')).toHaveLength(6)
  })

  test('waits when it has used up more than people do', async () => {
    const address = freshAddress()
    const send = async () => {
      const { cookies, answer } = await takeCaptcha(portal.app)
      const body = { phone: freshPhone(), purpose: 'login', captcha: answer }
      return makeCall(portal.app, calls.account.sendSms, { body }, { address, cookies })
    }
    const subject = keyedHash(portal.services.secretKey, 'captcha address', address)
    await db()
      .insertInto('captcha_answer')
      .values(Array.from({ length: 30 }, () => ({ subject, is_right: true })))
      .execute()
    expectCode(await send(), 'phoneUnknown')
    const refused = await send()
    expectCode(refused, 'tooManyRequests')
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(20)
    await passSeconds(21)
    expectCode(await send(), 'phoneUnknown')
  })

  test('does not wait with a password that it did not come to try', async () => {
    const address = freshAddress()
    const { id, username } = await addPerson(db())
    const { secretKey } = portal.services
    for (let turn = 0; turn < 3; turn++) await noteFailure(db(), secretKey, { account: id, address })
    await guess(address, 'zzzz', 6)
    const { cookies, answer } = await takeCaptcha(portal.app)
    const from = { address, cookies }
    expectCode(await logIn(portal.app, username, { captcha: answer }, from), 'tooManyRequests')
    await passSeconds(60)
    expectCode(await logIn(portal.app, username, { captcha: answer }, from), 'done')
  })
})

describe('a captcha is asked for', () => {
  test('after three failures for one account, from whatever address', async () => {
    const { username } = await addPerson(db())
    for (let attempt = 1; attempt <= 3; attempt++) {
      const data = expectCode(await logIn(portal.app, username, wrong), 'wrongPassword')
      expect(data).toEqual({ isCaptchaDue: attempt === 3 })
    }
    expectCode(await logIn(portal.app, username), 'captchaRequired')
  })

  test('after three failures for one account under its several names', async () => {
    const { username, email, phone } = await addPerson(db())
    for (const name of [username, email, phone])
      expectCode(await logIn(portal.app, name, wrong), 'wrongPassword')
    expectCode(await logIn(portal.app, username), 'captchaRequired')
  })

  test('after three failures from one address, for whatever account', async () => {
    const address = freshAddress()
    const { username } = await addPerson(db())
    for (const name of ['one', 'two', 'three']) {
      expectCode(await logIn(portal.app, name, wrong, { address }), 'wrongPassword')
    }
    expectCode(await logIn(portal.app, username, {}, { address }), 'captchaRequired')
    expectCode(await logIn(portal.app, username), 'done')
  })

  test('no longer fifteen minutes after', async () => {
    const { username } = await addPerson(db())
    for (let attempt = 1; attempt <= 3; attempt++) await logIn(portal.app, username, wrong)
    await db()
      .updateTable('login_failure')
      .set({ at: sql`at - interval '16 minutes'` as never })
      .execute()
    expectCode(await logIn(portal.app, username), 'done')
  })

  test('no longer once the right password has come', async () => {
    const { username } = await addPerson(db())
    for (let attempt = 1; attempt <= 2; attempt++) await logIn(portal.app, username, wrong)
    expectCode(await logIn(portal.app, username), 'done')
    expect(expectCode(await logIn(portal.app, username, wrong), 'wrongPassword')).toEqual({
      isCaptchaDue: false,
    })
  })

  test('before a fourth of fifty that come at once, whether somebody has the name or not', async () => {
    const { username } = await addPerson(db())
    for (const name of [username, 'nobody_at_all']) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => logIn(portal.app, name, wrong)))
      const codes = answers.map((answer) => readEnvelope(answer).code)
      expect(codes.filter((code) => code === '792102')).toHaveLength(3)
      expect(codes.filter((code) => code === '792108')).toHaveLength(47)
    }
  })

  test('before a fourth of thirty from one address, of as many accounts', async () => {
    const address = freshAddress()
    const names = Array.from({ length: 30 }, (_, at) => `somebody_${at}`)
    const answers = await Promise.all(names.map((name) => logIn(portal.app, name, wrong, { address })))
    const codes = answers.map((answer) => readEnvelope(answer).code)
    expect(codes.toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => '792102'),
      ...Array.from({ length: 27 }, () => '792108'),
    ])
  })

  test('of an unknown name, however it is written, as of a known one', async () => {
    const spellings = ['13900001234', '+86 139 0000 1234', '+86-13900001234', '139 0000 1234']
    for (const name of spellings.slice(0, 3)) {
      expectCode(await logIn(portal.app, name, wrong), 'wrongPassword')
    }
    expectCode(await logIn(portal.app, spellings[3]!, wrong), 'captchaRequired')
    for (const name of ['Nobody@Example.org', ' nobody@example.org', 'NOBODY@EXAMPLE.ORG']) {
      expectCode(await logIn(portal.app, name, wrong), 'wrongPassword')
    }
    expectCode(await logIn(portal.app, 'nobody@example.org', wrong), 'captchaRequired')
  })

  test('of a name that nobody has just as well', async () => {
    for (let attempt = 1; attempt <= 3; attempt++) await logIn(portal.app, 'nobody_either', wrong)
    expectCode(await logIn(portal.app, 'nobody_either'), 'captchaRequired')
  })
})

describe('signing in with a captcha', () => {
  async function lockedName(): Promise<string> {
    const { username } = await addPerson(db())
    for (let attempt = 1; attempt <= 3; attempt++) await logIn(portal.app, username, wrong)
    return username
  }

  test('succeeds with the right one', async () => {
    const { cookies, answer } = await takeCaptcha(portal.app)
    expectCode(await logIn(portal.app, await lockedName(), { captcha: answer }, { cookies }), 'done')
  })

  test('uses it up, whether the password was right or wrong', async () => {
    for (const given of [password, 'wrong']) {
      const name = await lockedName()
      const { cookies, answer } = await takeCaptcha(portal.app)
      await logIn(portal.app, name, { captcha: answer, password: given }, { cookies })
      const again = await lockedName()
      expectCode(await logIn(portal.app, again, { captcha: answer }, { cookies }), 'captchaWrong')
    }
  })

  test('does not look at the password when the captcha is wrong', async () => {
    const name = await lockedName()
    const { cookies } = await takeCaptcha(portal.app)
    expectCode(await logIn(portal.app, name, { captcha: 'zzzz' }, { cookies }), 'captchaWrong')
    expectCode(await logIn(portal.app, name, { captcha: testCaptcha }), 'captchaWrong')
    expectCode(await logIn(portal.app, name, { captcha: '' }, { cookies }), 'captchaRequired')
  })

  test('spent by two at once lets one in', async () => {
    const [one, other] = [await lockedName(), await lockedName()]
    const { cookies, answer } = await takeCaptcha(portal.app)
    const responses = await Promise.all(
      [one, other].map((name) => logIn(portal.app, name, { captcha: answer }, { cookies })),
    )
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  })
})

describe('after ten failures', () => {
  async function fail(account: string, times: number): Promise<void> {
    const { secretKey } = portal.services
    for (let turn = 0; turn < times; turn++) {
      await noteFailure(db(), secretKey, { account, address: freshAddress() })
    }
  }

  async function passSeconds(seconds: number): Promise<void> {
    await db()
      .updateTable('login_failure')
      .set({ at: sql`at - make_interval(secs => ${seconds})` as never })
      .execute()
  }

  test('an account can be tried once in half a minute, and is never closed for good', async () => {
    const { id, username } = await addPerson(db())
    await fail(id, 9)
    const { cookies, answer } = await takeCaptcha(portal.app)
    expectCode(await logIn(portal.app, username, { ...wrong, captcha: answer }, { cookies }), 'wrongPassword')

    const right = await takeCaptcha(portal.app)
    const given = { captcha: right.answer }
    const refused = await logIn(portal.app, username, given, { cookies: right.cookies })
    expectCode(refused, 'tooManyRequests')
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(30)

    await passSeconds(31)
    expectCode(await logIn(portal.app, username, given, { cookies: right.cookies }), 'done')
    expectCode(await logIn(portal.app, username), 'done')
  })
})
