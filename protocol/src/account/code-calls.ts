import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { rule } from '../kernel/rules.ts'
import { captchaField, codeField, emailField, phoneField } from './fields.ts'

export const captchaKinds = ['image', 'words'] as const

export type CaptchaKind = (typeof captchaKinds)[number]

/** What a code on a phone is for; a code is good for that alone. */
export const smsPurposes = ['register', 'login', 'reset', 'changePhone', 'cancelAccount'] as const
export const emailPurposes = ['register', 'changeEmail'] as const

export type CodePurpose = (typeof smsPurposes)[number] | (typeof emailPurposes)[number]

export const sendSmsBody = z
  .strictObject({
    /** Left out to cancel an account: the code goes to the phone of whoever is signed in. */
    phone: phoneField.optional(),
    purpose: z.enum(smsPurposes).default('register'),
    captcha: captchaField.optional(),
  })
  .refine(({ phone, purpose }) => phone !== undefined || purpose === 'cancelAccount', {
    path: ['phone'],
    ...rule('required'),
  })

export const sendEmailCodeBody = z.strictObject({
  email: emailField,
  purpose: z.enum(emailPurposes).default('register'),
  captcha: captchaField.optional(),
})

/** How long the code is good and when the next may be sent, in seconds. */
export const codeSent = z.object({ expiresIn: z.int(), nextIn: z.int() })

export const codeCalls = {
  captcha: call({
    method: 'GET',
    path: '/web/user/common/getVerify',
    access: 'public',
    summary: 'A captcha and its id: an image (SVG), or a question in words for those who cannot see it',
    query: z.object({ kind: z.enum(captchaKinds).default('image') }),
    output: z.object({
      id: z.string(),
      /** SVG document. */
      image: z.string().nullable(),
      /** In the language of the request; answered in digits. */
      question: z.string().nullable(),
    }),
    perMinute: 60,
  }),
  checkCaptcha: call({
    method: 'POST',
    path: '/web/user/common/checkVerify',
    access: 'public',
    summary: 'Whether the captcha was read right, without using it up',
    query: z.object({ verifyInput: captchaField }),
    output: z.null(),
    isOpenToFrozen: true,
  }),
  sendSms: call({
    method: 'POST',
    path: '/web/user/common/sms/sendSms',
    access: 'public',
    summary: 'Send a code to a phone; uses the captcha up',
    body: sendSmsBody,
    output: codeSent,
    audit: 'account.send-sms',
    isOpenToFrozen: true,
    perMinute: 30,
  }),
  checkSmsCode: call({
    method: 'POST',
    path: '/web/user/common/sms/cheekedSmsCode',
    access: 'public',
    summary: 'Whether a code on a phone is right, without using it up',
    body: z.strictObject({
      phone: phoneField,
      purpose: z.enum(smsPurposes).default('register'),
      code: codeField,
    }),
    output: z.null(),
    audit: 'account.check-sms-code',
    isOpenToFrozen: true,
    perMinute: 30,
  }),
  sendEmailCode: call({
    method: 'POST',
    path: '/web/user/common/getEmailCode',
    access: 'public',
    summary: 'Send a code to an e-mail address; uses the captcha up',
    body: sendEmailCodeBody,
    output: codeSent,
    audit: 'account.send-email-code',
    isOpenToFrozen: true,
    perMinute: 30,
  }),
  checkEmailCode: call({
    method: 'POST',
    path: '/web/user/common/checkEmailCode',
    access: 'public',
    summary: 'Whether a code on an e-mail address is right, without using it up',
    body: z.strictObject({
      email: emailField,
      purpose: z.enum(emailPurposes).default('register'),
      code: codeField,
    }),
    output: z.null(),
    audit: 'account.check-email-code',
    isOpenToFrozen: true,
    perMinute: 30,
  }),
}
