import { demoAccounts, demoPassword } from '@portal/protocol/account/demo.ts'
import type { CodePurpose } from '@portal/protocol/account/code-calls.ts'
import { randomToken, tokenHash } from '../kernel/crypto.ts'
import type { Services } from '../kernel/services.ts'
import {
  freshEmail,
  freshPhone,
  freshUsername,
  newAccount,
  newAgency,
  newCompany,
  newLawyer,
  takeCode,
} from '../testing/account-inputs.ts'
import { callerOf, fixtureHash, fixturePassword, type CallInputs } from '../testing/somebody.ts'
import { testCaptcha } from '../testing/settings.ts'
import { makeCaptcha } from './captcha.ts'
import { openSession } from './sessions.ts'

async function captchaOf({ db, secretKey, config }: Services) {
  const { id } = await makeCaptcha({ db, secretKey, fixedCaptcha: config.fixedCaptcha })
  return { cookies: { captcha: id }, answer: testCaptcha }
}

async function addOwner({ db }: Services, contact: { phone?: string; email?: string }): Promise<string> {
  const username = freshUsername()
  const { id } = await db
    .insertInto('account')
    .values({
      username,
      username_key: username,
      phone: contact.phone ?? null,
      email: contact.email ?? null,
      password_hash: await fixtureHash,
      user_type: 'PERSON',
      picture: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A code on somebody's own phone. */
async function ownersCode(services: Services, purpose: CodePurpose) {
  const recipient = freshPhone()
  await addOwner(services, { phone: recipient })
  return { recipient, code: await takeCode(services, { channel: 'SMS', recipient, purpose }) }
}

async function anyAccount({ db }: Services, token: string | undefined): Promise<string> {
  const hash = token === undefined ? Buffer.alloc(0) : tokenHash(token)
  const row = await db
    .selectFrom('session')
    .select('account_id')
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  return row?.account_id ?? addOwner({ db } as Services, {})
}

/** Of accounts. */
export const callInputs: CallInputs = {
  'account.login': async () => ({ body: { account: demoAccounts[0]!.username, password: demoPassword } }),
  'account.phoneLogin': async (services) => {
    const { recipient, code } = await ownersCode(services, 'login')
    return { body: { phone: recipient, code } }
  },
  'account.logOut': async () => ({}),
  'account.current': async () => ({}),
  'account.captcha': async () => ({}),
  'account.checkCaptcha': async (services) => {
    const { cookies, answer } = await captchaOf(services)
    return { query: { verifyInput: answer }, cookies }
  },
  'account.sendSms': async (services) => {
    const { cookies, answer } = await captchaOf(services)
    return { body: { phone: freshPhone(), purpose: 'register', captcha: answer }, cookies }
  },
  'account.checkSmsCode': async (services) => {
    const { recipient, code } = await ownersCode(services, 'reset')
    return { body: { phone: recipient, purpose: 'reset', code } }
  },
  'account.sendEmailCode': async (services) => {
    const { cookies, answer } = await captchaOf(services)
    return { body: { email: freshEmail(), purpose: 'register', captcha: answer }, cookies }
  },
  'account.checkEmailCode': async (services) => {
    const recipient = freshEmail()
    const code = await takeCode(services, { channel: 'MAIL', recipient, purpose: 'changeEmail' })
    return { body: { email: recipient, purpose: 'changeEmail', code } }
  },
  'account.registerPerson': async (services) => ({ body: await newAccount(services) }),
  'account.registerCompany': async (services) => ({ body: await newCompany(services) }),
  'account.registerAgency': async (services) => ({ body: await newAgency(services) }),
  'account.registerLawyer': async (services) => ({ body: await newLawyer(services) }),
  'account.lawOffices': async () => ({ query: { keyword: '样例' } }),
  'account.sendResetLink': async (services) => {
    const { cookies, answer } = await captchaOf(services)
    const email = freshEmail()
    await addOwner(services, { email })
    return { query: { email, captcha: answer }, cookies }
  },
  'account.resetPassword': async (services) => {
    const token = randomToken()
    await services.db
      .insertInto('reset_link')
      .values({
        account_id: await addOwner(services, {}),
        token_hash: tokenHash(token),
        expires_at: new Date(Date.now() + 60_000),
      })
      .execute()
    return { body: { token, password: 'Brand_new_1' } }
  },
  'account.account': async () => ({}),
  'account.setPassword': async () => ({ body: { oldPassword: fixturePassword, password: 'Brand_new_1' } }),
  'account.changePhone': async (services) => {
    const recipient = freshPhone()
    const code = await takeCode(services, { channel: 'SMS', recipient, purpose: 'changePhone' })
    return { body: { phone: recipient, code, password: fixturePassword } }
  },
  'account.changeEmail': async (services) => {
    const recipient = freshEmail()
    const code = await takeCode(services, { channel: 'MAIL', recipient, purpose: 'changeEmail' })
    return { body: { email: recipient, code, password: fixturePassword } }
  },
  'account.sessions': async () => ({}),
  'account.endSession': async (services, token) => {
    const other = await openSession(services.db, await anyAccount(services, token))
    const { id } = await services.db
      .selectFrom('session')
      .select('id')
      .where('token_hash', '=', tokenHash(other))
      .executeTakeFirstOrThrow()
    return { params: { id } }
  },
  'account.endOtherSessions': async () => ({}),
  'account.exportData': async () => ({}),
  'account.cancelAccount': async (services, token) => {
    const { id } = await callerOf(services, token)
    const phone = freshPhone()
    await services.db.updateTable('account').set({ phone }).where('id', '=', id).execute()
    const code = await takeCode(services, { channel: 'SMS', recipient: phone, purpose: 'cancelAccount' })
    return { body: { password: fixturePassword, code } }
  },
}

export const ownersCalls = ['account.endSession']

/** Signing in and out, the password, leaving: what leads to them, and what starts another account. */
export const openToFrozen = [
  'account.cancelAccount',
  'account.checkCaptcha',
  'account.checkEmailCode',
  'account.checkSmsCode',
  'account.login',
  'account.logOut',
  'account.phoneLogin',
  'account.registerAgency',
  'account.registerCompany',
  'account.registerLawyer',
  'account.registerPerson',
  'account.resetPassword',
  'account.sendEmailCode',
  'account.sendSms',
  'account.setPassword',
]
