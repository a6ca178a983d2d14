import { calls } from '@portal/protocol/calls.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall, readEnvelope, takeCaptcha } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { freshEmail, freshPhone, takeCode } from '../testing/account-inputs.ts'
import { testSite } from '../testing/settings.ts'
import { openTestPortal } from '../testing/store.ts'
import { addPerson, askForCode, logIn, password, type Person } from './fixtures.ts'
import { openSession } from './sessions.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal({ trustProxy: 1 })
})
afterAll(() => portal.close())

const { account: own } = calls
const newPassword = 'Left_zebra_43'
const ask = (call: Call, body: object, token?: string) =>
  makeCall(portal.app, call, { body }, token === undefined ? {} : { token })

async function isSignedIn(token: string): Promise<boolean> {
  return expectCode(await makeCall(portal.app, own.current, {}, { token }), 'done') !== null
}

function messagesTo(recipient: string) {
  return portal.services.outbox.kept({ recipient, offset: 0, limit: 20 })
}

async function sendLink(email: string, headers: Record<string, string> = {}) {
  const { cookies, answer } = await takeCaptcha(portal.app)
  const query = { email, captcha: answer }
  return makeCall(portal.app, own.sendResetLink, { query }, { cookies, headers })
}

/** Asks for a link as its owner does, and takes the token out of the message. */
async function takeLink(email: string): Promise<string> {
  expectCode(await sendLink(email), 'done')
  const { messages } = await messagesTo(email)
  return /\/account\/reset#token=([\w-]{43})\s/.exec(messages[0]!.text)![1]!
}

const setState = (id: string, state: 'SUSPENDED' | 'FROZEN' | 'ACTIVE') =>
  portal.services.db.updateTable('account').set({ state }).where('id', '=', id).execute()

async function forgetSends() {
  await portal.services.db.deleteFrom('send_count').execute()
}

describe('signing in by phone', () => {
  test('takes the code sent to it, once', async () => {
    const { phone, username } = await addPerson(portal.services.db)
    const code = await askForCode(portal, { phone }, 'login')
    const data = expectCode<{ accessToken: string }>(await ask(own.phoneLogin, { phone, code }), 'done')
    expect(data).toMatchObject({ userInfo: { userType: 'PERSON', username } })
    expect(await isSignedIn(data.accessToken)).toBe(true)
    expectCode(await ask(own.phoneLogin, { phone, code }), 'verificationCodeWrong')
  })

  test('opens one session for one code, however often it is sent at once', async () => {
    const { phone } = await addPerson(portal.services.db)
    const code = await takeCode(portal.services, { channel: 'SMS', recipient: phone, purpose: 'login' })
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(own.phoneLogin, { phone, code })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('says so of an unknown number and of a suspended account; a frozen one signs in', async () => {
    expectCode(await ask(own.phoneLogin, { phone: freshPhone(), code: '123456' }), 'phoneUnknown')
    for (const [state, expected] of [
      ['SUSPENDED', 'suspended'],
      ['FROZEN', 'done'],
    ] as const) {
      const { phone } = await addPerson(portal.services.db, { state })
      const code = await takeCode(portal.services, { channel: 'SMS', recipient: phone, purpose: 'login' })
      expectCode(await ask(own.phoneLogin, { phone, code }), expected)
    }
  })
})

describe('a link to reset the password', () => {
  test('leads to the public address, whatever the request says of itself', async () => {
    const { email } = await addPerson(portal.services.db)
    const lies = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'javascript',
      forwarded: 'host=evil.example;proto=javascript',
      origin: 'https://evil.example',
    }
    expectCode(await sendLink(email, lies), 'done')
    const { messages } = await messagesTo(email)
    expect(messages[0]!.text).toContain(`${testSite}/account/reset#token=`)
    expect(messages[0]!.text).not.toContain('evil')
  })

  test('works once, ends every session, and tells the owner', async () => {
    const person = await addPerson(portal.services.db)
    const session = await openSession(portal.services.db, person.id)
    const token = await takeLink(person.email)
    expectCode(await ask(own.resetPassword, { token, password: newPassword }), 'done')
    expect(await isSignedIn(session)).toBe(false)
    expectCode(await logIn(portal.app, person.username), 'wrongPassword')
    expectCode(await logIn(portal.app, person.username, { password: newPassword }), 'done')
    expectCode(await ask(own.resetPassword, { token, password }), 'resetLinkEnded')
    const { messages } = await messagesTo(person.email)
    expect(messages.some(({ text }) => text.includes('密码已修改'))).toBe(true)
  })

  test('works once, however often it is used at once', async () => {
    const { email } = await addPerson(portal.services.db)
    const token = await takeLink(email)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ask(own.resetPassword, { token, password: newPassword })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    for (const answer of answers) expect([200, 400]).toContain(answer.statusCode)
  })

  test('ends after three hours', async () => {
    const { email, id } = await addPerson(portal.services.db)
    const token = await takeLink(email)
    const age = (by: string) =>
      sql`update reset_link set expires_at = expires_at - ${by}::interval where account_id = ${id}`.execute(
        portal.services.db,
      )
    await age('2 hours 59 minutes')
    expectCode(await ask(own.resetPassword, { token, password: 'password1' }), 'invalid')
    await age('1 minute')
    expectCode(await ask(own.resetPassword, { token, password: newPassword }), 'resetLinkEnded')
  })

  test('ends when another is asked for, when the password changes and when the address does', async () => {
    const person = await addPerson(portal.services.db)
    const first = await takeLink(person.email)
    await forgetSends()
    const second = await takeLink(person.email)
    expectCode(await ask(own.resetPassword, { token: first, password: newPassword }), 'resetLinkEnded')

    const session = await openSession(portal.services.db, person.id)
    expectCode(await ask(own.setPassword, { oldPassword: password, password: newPassword }, session), 'done')
    expectCode(await ask(own.resetPassword, { token: second, password }), 'resetLinkEnded')

    await forgetSends()
    const third = await takeLink(person.email)
    const email = freshEmail()
    const code = await takeCode(portal.services, {
      channel: 'MAIL',
      recipient: email,
      purpose: 'changeEmail',
    })
    expectCode(await ask(own.changeEmail, { email, code, password: newPassword }, session), 'done')
    expectCode(await ask(own.resetPassword, { token: third, password }), 'resetLinkEnded')
  })

  test('goes to registered addresses alone, to one once a minute, after a captcha', async () => {
    expectCode(await sendLink(freshEmail()), 'emailUnknown')
    const { email } = await addPerson(portal.services.db)
    expectCode(await makeCall(portal.app, own.sendResetLink, { query: { email } }), 'captchaRequired')
    expectCode(await sendLink(email), 'done')
    expectCode(await sendLink(email), 'tooManyRequests')
  })

  test('is no list of addresses', async () => {
    const { cookies, answer } = await takeCaptcha(portal.app)
    const query = { email: ['a@example.org', 'b@example.org'], captcha: answer }
    expectCode(await makeCall(portal.app, own.sendResetLink, { query }, { cookies }), 'invalid')
  })
})

describe('a code to reset the password', () => {
  test('on the phone works once', async () => {
    const person = await addPerson(portal.services.db)
    const code = await askForCode(portal, { phone: person.phone }, 'reset')
    const body = { phone: person.phone, code, password: newPassword }
    expectCode(await ask(own.resetPassword, body), 'done')
    expectCode(await logIn(portal.app, person.username, { password: newPassword }), 'done')
    expectCode(await ask(own.resetPassword, { ...body, password }), 'verificationCodeWrong')
  })

  test.each([
    [{}],
    [{ phone: '+8613800000002' }],
    [{ code: '123456' }],
    [{ token: 'x'.repeat(43), code: '123456' }],
    [{ token: 'x'.repeat(43), phone: '+8613800000002' }],
    [{ phone: '+8613800000002', email: 'a@b.cn', code: '123456' }],
    [{ email: 'a@b.cn', code: '123456' }],
  ])('or a link is needed, and one of them: not %j', async (given) => {
    expectCode(await ask(own.resetPassword, { ...given, password: newPassword }), 'invalid')
  })
})

describe('the signed-in person', () => {
  let person: Person
  let token: string

  async function newPerson() {
    person = await addPerson(portal.services.db)
    token = await openSession(portal.services.db, person.id)
  }

  test('changes the password, which ends the other sessions', async () => {
    await newPerson()
    const other = await openSession(portal.services.db, person.id)
    const body = { oldPassword: password, password: newPassword }
    expectCode(await ask(own.setPassword, { ...body, oldPassword: 'Wrong_one_1' }, token), 'wrongPassword')
    expectCode(await ask(own.setPassword, { ...body, password: 'qwerty123' }, token), 'invalid')
    expectCode(await ask(own.setPassword, body, token), 'done')
    expect(await isSignedIn(token)).toBe(true)
    expect(await isSignedIn(other)).toBe(false)
    expectCode(await logIn(portal.app, person.username, { password: newPassword }), 'done')
  })

  test('is slowed down by wrong passwords', async () => {
    await newPerson()
    const guess = () => ask(own.setPassword, { oldPassword: 'Wrong_one_1', password: newPassword }, token)
    for (let wrong = 0; wrong < 10; wrong += 1) expectCode(await guess(), 'wrongPassword')
    const slowed = await guess()
    expectCode(slowed, 'tooManyRequests')
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('changes the phone by the code on the new one and the password, and is told', async () => {
    await newPerson()
    const phone = freshPhone()
    const code = await askForCode(portal, { phone }, 'changePhone')
    expectCode(await ask(own.changePhone, { phone, code, password: 'Wrong_one_1' }, token), 'wrongPassword')
    expectCode(await ask(own.changePhone, { phone, code, password }, token), 'done')
    expectCode(await logIn(portal.app, phone), 'done')
    expectCode(await logIn(portal.app, person.phone), 'wrongPassword')
    const { messages } = await messagesTo(person.email)
    expect(messages[0]!.text).toContain('手机号已更换')
  })

  test('changes the e-mail address, and the old one is told', async () => {
    await newPerson()
    const email = freshEmail()
    const code = await askForCode(portal, { email }, 'changeEmail')
    expectCode(await ask(own.changeEmail, { email, code, password }, token), 'done')
    expectCode(await logIn(portal.app, email), 'done')
    const { messages } = await messagesTo(person.email)
    expect(messages[0]!.text).toContain('邮箱已更换')
  })

  test('changes phone and e-mail address several times at once: each is done, and the last ones stand', async () => {
    await newPerson()
    const phones = [freshPhone(), freshPhone(), freshPhone()]
    const emails = [freshEmail(), freshEmail(), freshEmail()]
    const codeOf = (channel: 'SMS' | 'MAIL', recipient: string) => {
      const purpose = channel === 'SMS' ? 'changePhone' : 'changeEmail'
      return takeCode(portal.services, { channel, recipient, purpose })
    }
    const changes: [Call, object][] = []
    for (const phone of phones) {
      changes.push([own.changePhone, { phone, code: await codeOf('SMS', phone), password }])
    }
    for (const email of emails) {
      changes.push([own.changeEmail, { email, code: await codeOf('MAIL', email), password }])
    }
    const answers = await Promise.all(changes.map(([call, body]) => ask(call, body, token)))
    for (const answer of answers) expectCode(answer, 'done')
    const { phone, email } = await portal.services.db
      .selectFrom('account')
      .select(['phone', 'email'])
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(phones).toContain(phone)
    expect(emails).toContain(email)
    for (const name of [phone!, email!]) expectCode(await logIn(portal.app, name), 'done')
    for (const name of [person.phone, ...phones.filter((one) => one !== phone)]) {
      expectCode(await logIn(portal.app, name), 'wrongPassword')
    }
  })

  test('cannot take a phone that somebody registered meanwhile', async () => {
    await newPerson()
    const phone = freshPhone()
    const code = await takeCode(portal.services, { channel: 'SMS', recipient: phone, purpose: 'changePhone' })
    const { db } = portal.services
    const other = await addPerson(db)
    await db.updateTable('account').set({ phone }).where('id', '=', other.id).execute()
    expectCode(await ask(own.changePhone, { phone, code, password }, token), 'phoneTaken')
  })

  test('sees phone and e-mail address masked', async () => {
    await newPerson()
    const answer = await makeCall(portal.app, own.account, {}, { token })
    expect(expectCode(answer, 'done')).toMatchObject({
      username: person.username,
      verification: 'VERIFIED',
      phone: `+86****${person.phone.slice(-4)}`,
      email: 'r***@example.org',
    })
    expect(answer.body).not.toContain(person.phone)
    expect(answer.body).not.toContain(person.email)
  })

  test('sees the open sessions with their devices, and ends one or all others', async () => {
    await newPerson()
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
    const login = await logIn(portal.app, person.username, {}, { headers: { 'user-agent': agent } })
    const phoneToken = expectCode<{ accessToken: string }>(login, 'done').accessToken
    const third = await openSession(portal.services.db, person.id)

    const list = async () =>
      expectCode<{ id: string; browser: string | null; system: string | null; isCurrent: boolean }[]>(
        await makeCall(portal.app, own.sessions, {}, { token }),
        'done',
      )
    const sessions = await list()
    expect(sessions).toHaveLength(3)
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const onPhone = sessions.find(({ browser }) => browser === 'Safari')!
    expect(onPhone).toMatchObject({ system: 'iOS', isCurrent: false })

    const end = { params: { id: onPhone.id } }
    expectCode(await makeCall(portal.app, own.endSession, end, { token }), 'done')
    expect(await isSignedIn(phoneToken)).toBe(false)
    expectCode(await makeCall(portal.app, own.endSession, end, { token }), 'notFound')

    expectCode(await makeCall(portal.app, own.endOtherSessions, {}, { token }), 'done')
    expect(await isSignedIn(third)).toBe(false)
    expect(await list()).toHaveLength(1)
  })

  test("cannot see or end another's sessions", async () => {
    await newPerson()
    const other = await addPerson(portal.services.db)
    const theirs = await openSession(portal.services.db, other.id)
    const [session] = expectCode<{ id: string }[]>(
      await makeCall(portal.app, own.sessions, {}, { token: theirs }),
      'done',
    )
    const answer = await makeCall(portal.app, own.endSession, { params: { id: session!.id } }, { token })
    expectCode(answer, 'notForYou')
    expect(await isSignedIn(theirs)).toBe(true)
  })

  test('loses every session when suspended; frozen, may change the password and nothing else', async () => {
    await newPerson()
    await setState(person.id, 'SUSPENDED')
    expectCode(await makeCall(portal.app, own.sessions, {}, { token }), 'sessionEnded')
    expectCode(await logIn(portal.app, person.username), 'suspended')
    await setState(person.id, 'FROZEN')
    const phone = freshPhone()
    const code = await takeCode(portal.services, { channel: 'SMS', recipient: phone, purpose: 'changePhone' })
    expectCode(await ask(own.changePhone, { phone, code, password }, token), 'notNow')
    expectCode(await ask(own.setPassword, { oldPassword: password, password: newPassword }, token), 'done')
  })

  test('gets a token of the server whatever came along, never one that was handed in', async () => {
    await newPerson()
    const planted = 'x'.repeat(43)
    const answer = await logIn(portal.app, person.username, {}, { cookies: { accessToken: planted } })
    const data = readEnvelope<{ accessToken: string }>(answer).data
    expect(data.accessToken).not.toBe(planted)
    expect(await isSignedIn(planted)).toBe(false)
  })
})
