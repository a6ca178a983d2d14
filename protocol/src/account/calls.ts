import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { userTypes } from '../kernel/user-types.ts'

export const viewer = z.object({
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

const captchaImage = z.object({
  id: z.string(),
  /** SVG document. */
  image: z.string(),
})

export const accountCalls = {
  login: call({
    method: 'POST',
    path: '/web/user/account/login',
    access: 'public',
    summary: 'Sign in by username, phone or e-mail and password',
    body: loginBody,
    output: z.object({ accessToken: z.string(), userInfo: viewer }),
    audit: 'account.login',
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
    isOpenToFrozen: true,
  }),
  captcha: call({
    method: 'GET',
    path: '/web/user/common/getVerify',
    access: 'public',
    summary: 'A captcha image (SVG) and its id',
    output: captchaImage,
    perMinute: 60,
  }),
  checkCaptcha: call({
    method: 'POST',
    path: '/web/user/common/checkVerify',
    access: 'public',
    summary: 'Whether the captcha was read right, without using it up',
    query: z.object({ verifyInput: z.string().max(20) }),
    output: z.null(),
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
