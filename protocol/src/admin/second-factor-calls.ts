import { z } from 'zod'
import { codeField } from '../account/fields.ts'
import { call } from '../kernel/call.ts'
import { adminRoles } from '../kernel/user-types.ts'

/**
 * Where an administrator's session stands: `off` where none is asked for (outside production, nothing enrolled),
 * `enrol` where one has to be set up first, `enter` where its code has to be given, `passed`.
 */
export const secondFactorStates = ['off', 'enrol', 'enter', 'passed'] as const

export const secondFactorCalls = {
  me: call({
    method: 'GET',
    path: '/admin/me',
    access: ['ADMIN'],
    isOpenBeforeSecondFactor: true,
    summary: 'The administrator signed in: roles, and the state of the second factor',
    output: z.object({
      username: z.string(),
      roles: z.array(z.enum(adminRoles)),
      secondFactor: z.enum(secondFactorStates),
      /** An authenticator is set up for the account. */
      isEnrolled: z.boolean(),
      /** One-time recovery codes that are left. */
      recoveryCodes: z.int(),
    }),
  }),
  enrolSecondFactor: call({
    method: 'POST',
    path: '/admin/secondFactor/enrol',
    access: ['ADMIN'],
    summary: 'Begin to set up an authenticator (TOTP, RFC 6238); again replaces what was not confirmed',
    body: z.strictObject({ password: z.string().min(1).max(200) }),
    output: z.object({
      /** Base32, for typing. */
      secret: z.string(),
      /** otpauth:// address, for the QR code. */
      uri: z.string(),
    }),
    audit: 'admin.enrol-second-factor',
    isOpenBeforeSecondFactor: true,
    perMinute: 10,
  }),
  confirmSecondFactor: call({
    method: 'PUT',
    path: '/admin/secondFactor/confirm',
    access: ['ADMIN'],
    summary: 'Finish setting up by a code of the authenticator; answers recovery codes, once',
    body: z.strictObject({ code: codeField }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    audit: 'admin.confirm-second-factor',
    isOpenBeforeSecondFactor: true,
    perMinute: 10,
  }),
  enterSecondFactor: call({
    method: 'PUT',
    path: '/admin/secondFactor/enter',
    access: ['ADMIN'],
    summary: 'Pass the second factor by a code of the authenticator, or a recovery code',
    body: z.strictObject({ code: z.string().trim().min(6).max(40) }),
    output: z.null(),
    audit: 'admin.enter-second-factor',
    isOpenToFrozen: true,
    isOpenBeforeSecondFactor: true,
    perMinute: 10,
  }),
}
