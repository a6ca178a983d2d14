import { agreementVersion } from '@portal/protocol/account/agreement.ts'
import { demoAccounts, demoPassword } from '@portal/protocol/account/demo.ts'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { vi } from 'vitest'
import { fixedCaptcha } from './portal.ts'
import { portal } from './this-portal.ts'

/** The demo's account of a type. */
export function accountOf(userType: UserType): string {
  return demoAccounts.find((account) => account.userType === userType)!.username
}

/** An address nobody has used, so that no journey pays for the wrong passwords of another. */
export function freshAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1
  return `10.${part()}.${part()}.${part()}`
}

export interface Session {
  token: string
  cookies: { name: string; value: string }[]
}

/** Makes a call beside the browser; answers its data. */
export async function makeCall<Data = null>(
  token: string | null,
  method: string,
  path: string,
  body?: object,
): Promise<Data> {
  const isForm = body instanceof FormData
  const response = await fetch(portal + apiPrefix + path, {
    method,
    headers: {
      'x-forwarded-for': freshAddress(),
      ...(token !== null && { accessToken: token }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  const { data, message } = (await response.json()) as { data: Data; message: string }
  if (!response.ok) throw new Error(`${method} ${path}: ${message}`)
  return data
}

/** The newest message sent to a phone or an e-mail address. */
async function newestTo(recipient: string): Promise<{ text: string; at: string } | undefined> {
  const path = `/common/outbox/page?recipient=${encodeURIComponent(recipient)}`
  const { content } = await makeCall<{ content: { text: string; at: string }[] }>(null, 'GET', path)
  return content[0]
}

/** The newest code sent to a phone or an e-mail address. */
export async function codeFor(recipient: string): Promise<string | undefined> {
  return /\b\d{6}\b/.exec((await newestTo(recipient))?.text ?? '')?.[0]
}

/** Whether the next code may be sent: the portal under test asks for a second between two. */
export async function mayGetCode(recipient: string): Promise<boolean> {
  const newest = await newestTo(recipient)
  return !newest || Date.now() - Date.parse(newest.at) > 1500
}

/** Has a code sent to a phone, and reads it. */
async function takeSmsCode(phone: string): Promise<string> {
  const drawn = await fetch(`${portal}${apiPrefix}/web/user/common/getVerify`)
  const cookie = drawn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const sent = await fetch(`${portal}${apiPrefix}/web/user/common/sms/sendSms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress(), cookie },
    body: JSON.stringify({ phone, captcha: fixedCaptcha }),
  })
  if (!sent.ok) throw new Error(`No code was sent to ${phone}: ${await sent.text()}`)
  return vi.waitUntil(() => codeFor(phone), { timeout: 60_000 })
}

/** What everyone who registers gives. */
export async function accountGiven(username: string, password: string, phone: string) {
  const smsCode = await takeSmsCode(phone)
  return { username, password, phone, smsCode, agreement: { version: agreementVersion, language: 'zh' } }
}

/** Registers an individual beside the browser. */
export async function registerPerson(username: string, password: string, phone: string): Promise<void> {
  await makeCall(null, 'POST', '/web/user/register', await accountGiven(username, password, phone))
}

/** Of each demo account, the sign-in that was asked for last. */
const signingIn = new Map<string, Promise<Session>>()

/**
 * Signs a demo account in, as its own browser would, and gives the cookies of the session: one at a time, for several
 * at once are asked for a captcha.
 */
export function signIn(userType: UserType): Promise<Session> {
  const account = accountOf(userType)
  const before = signingIn.get(account) ?? Promise.resolve()
  const next = before.then(
    () => signInAs(account, demoPassword),
    () => signInAs(account, demoPassword),
  )
  signingIn.set(account, next)
  return next
}

/** Signs an account in, as its own browser would. */
export async function signInAs(account: string, password: string): Promise<Session> {
  const response = await fetch(`${portal}${apiPrefix}/web/user/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
    body: JSON.stringify({ account, password }),
  })
  const { data, message } = (await response.json()) as { data: { accessToken: string }; message: string }
  if (!response.ok) throw new Error(`${account} could not sign in: ${message}`)
  const cookies = response.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1) }
  })
  return { token: data.accessToken, cookies }
}
