import { codes } from '@portal/protocol/kernel/codes.ts'
import { CallFailed } from '../ask.ts'
import { fieldAt } from './field-at.ts'

/** What is wrong, by the field's path in the call's input; `form` for what belongs to no field. */
export type Problems = Readonly<Record<string, string>>

/** The same as it was found: the portal's own words are made anew when the reader's language changes. */
export type Findings = Readonly<Record<string, string | (() => string)>>

/** The fields that codes of the catalogue speak of; of several, the one that the form has. */
const fieldsOfCode: Readonly<Record<string, readonly string[]>> = {
  [codes.phoneUnknown.code]: ['phone'],
  [codes.emailUnknown.code]: ['email'],
  [codes.captchaWrong.code]: ['captcha'],
  [codes.verificationCodeWrong.code]: ['code', 'smsCode'],
  [codes.captchaRequired.code]: ['captcha'],
  [codes.usernameTaken.code]: ['username'],
  [codes.phoneTaken.code]: ['phone'],
  [codes.emailTaken.code]: ['email'],
}

/**
 * Where a refusal belongs: below the fields, or above the form.
 *
 * @param fields those the form has
 */
export function problemsOf(error: unknown, offline: string, fields: readonly string[]): Problems {
  if (!(error instanceof CallFailed) || error.code === null) return { form: offline }
  const named = fieldsOfCode[error.code]?.find((name) => fields.includes(name))
  const told =
    error.code === codes.invalid.code && error.fields.length > 0
      ? error.fields
      : [{ field: named ?? 'form', message: error.message }]
  return Object.fromEntries(told.map(({ field, message }) => [fieldAt(field, fields) ?? 'form', message]))
}
