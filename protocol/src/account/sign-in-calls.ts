import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { userTypes } from '../kernel/user-types.ts'
import { codeField, phoneField } from './fields.ts'

export const viewer = z.object({
  id: z.string(),
  userType: z.enum(userTypes),
  username: z.string(),
  picture: z.string().nullable(),
})

export const loginBody = z.strictObject({
  /** Username, phone or e-mail. */
  account: z.string().trim().min(1).max(200),
  password: z.string().min(1).max(200),
  /** Asked for after repeated failures; its id is in the cookie `captcha`. */
  captcha: z.string().max(20).optional(),
})

export const phoneLoginBody = z.strictObject({ phone: phoneField, code: codeField })

const signedIn = z.object({ accessToken: z.string(), userInfo: viewer })

export const signInCalls = {
  login: call({
    method: 'POST',
    path: '/web/user/account/login',
    access: 'public',
    summary: 'Sign in by username, phone or e-mail and password',
    body: loginBody,
    output: signedIn,
    audit: 'account.login',
    isOpenToFrozen: true,
    perMinute: 30,
  }),
  phoneLogin: call({
    method: 'POST',
    path: '/web/user/phone/login',
    access: 'public',
    summary: 'Sign in by phone and the code sent to it',
    body: phoneLoginBody,
    output: signedIn,
    audit: 'account.phone-login',
    isOpenToFrozen: true,
    perMinute: 30,
  }),
  logOut: call({
    method: 'POST',
    path: '/web/user/loginOut',
    access: 'user',
    summary: 'End the session',
    output: z.null(),
    audit: 'account.logout',
    isOpenBeforeSecondFactor: true,
    isOpenToFrozen: true,
  }),
  current: call({
    method: 'GET',
    path: '/web/user/current',
    access: 'public',
    summary: 'Who is signed in; null for a visitor',
    output: viewer.nullable(),
  }),
}
