import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { rowId } from '../kernel/fields.ts'
import { rule } from '../kernel/rules.ts'
import { accountStates, userTypes, verificationStates } from '../kernel/user-types.ts'
import { captchaField, codeField, emailField, passwordField, phoneField } from './fields.ts'

const givenPassword = z.string().min(1).max(200)

/** By the token of a link, or by the code sent to the phone. */
export const resetBody = z
  .strictObject({
    token: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
    phone: phoneField.optional(),
    code: codeField.optional(),
    password: passwordField,
  })
  .superRefine((given, context) => {
    const ways = (['token', 'phone'] as const).filter((way) => given[way] !== undefined)
    const hasCode = given.code !== undefined
    if (ways.length === 1 && hasCode === (ways[0] !== 'token')) return
    const field = ways.length === 1 ? 'code' : (ways[0] ?? 'token')
    context.addIssue({ code: 'custom', path: [field], ...rule('oneWay') })
  })

export const setPasswordBody = z.strictObject({ oldPassword: givenPassword, password: passwordField })
export const changePhoneBody = z.strictObject({ phone: phoneField, code: codeField, password: givenPassword })
export const changeEmailBody = z.strictObject({ email: emailField, code: codeField, password: givenPassword })

/** The signed-in person's own account, as the safety page shows it. */
const ownAccount = z.object({
  username: z.string(),
  userType: z.enum(userTypes),
  state: z.enum(accountStates),
  verification: z.enum(verificationStates),
  /** Why a verification was rejected. */
  verificationReason: z.string().nullable(),
  /** Masked. */
  phone: z.string().nullable(),
  /** Masked. */
  email: z.string().nullable(),
})

const session = z.object({
  id: z.string(),
  /** Names that browser and system give themselves; null for others. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Instants (ISO 8601). */
  openedAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
})

export const safetyCalls = {
  sendResetLink: call({
    method: 'GET',
    path: '/web/user/email/retrievePassword',
    access: 'public',
    summary: 'Send the link to reset a password, good for three hours; uses the captcha up',
    query: z.object({ email: emailField, captcha: captchaField.optional() }),
    output: z.null(),
    audit: 'account.send-reset-link',
    perMinute: 30,
  }),
  resetPassword: call({
    method: 'PUT',
    path: '/web/user/retrievePassword',
    access: 'public',
    summary: 'Reset the password by the token of a link, or by phone and code; ends every session',
    body: resetBody,
    output: z.null(),
    audit: 'account.reset-password',
    isOpenToFrozen: true,
    perMinute: 30,
  }),
  account: call({
    method: 'GET',
    path: '/web/user/account',
    access: 'user',
    summary: 'The signed-in account, with phone and e-mail masked',
    output: ownAccount,
  }),
  setPassword: call({
    method: 'PUT',
    path: '/web/user/setPassWord',
    access: 'user',
    summary: 'Change the password; ends the other sessions',
    body: setPasswordBody,
    output: z.null(),
    audit: 'account.set-password',
    isOpenToFrozen: true,
    perMinute: 30,
  }),
  changePhone: call({
    method: 'PUT',
    path: '/web/user/changePhone',
    access: 'user',
    summary: 'Change the phone number, by the code sent to the new one and the password',
    body: changePhoneBody,
    output: z.null(),
    audit: 'account.change-phone',
    perMinute: 30,
  }),
  changeEmail: call({
    method: 'PUT',
    path: '/web/user/changeEmail',
    access: 'user',
    summary: 'Change the e-mail address, by the code sent to the new one and the password',
    body: changeEmailBody,
    output: z.null(),
    audit: 'account.change-email',
    perMinute: 30,
  }),
  sessions: call({
    method: 'GET',
    path: '/web/user/session/list',
    access: 'user',
    summary: 'The account’s open sessions, the newest first',
    output: z.array(session),
  }),
  endSession: call({
    method: 'DELETE',
    path: '/web/user/session/{id}',
    access: 'user',
    summary: 'End one of the account’s sessions',
    params: rowId,
    output: z.null(),
    audit: 'account.end-session',
  }),
  endOtherSessions: call({
    method: 'DELETE',
    path: '/web/user/session/others',
    access: 'user',
    summary: 'End every session of the account but this one',
    output: z.null(),
    audit: 'account.end-other-sessions',
  }),
}
