import { agreementVersion } from '@portal/protocol/account/agreement.ts'
import { isEmail, isPassword, isUsername } from '@portal/protocol/account/rules/names.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { FieldRule } from '@portal/protocol/kernel/rules.ts'
import type { Draft } from '../app/forms/use-form.ts'

/** What everyone who registers fills in. */
export interface AccountValues {
  username: string
  password: string
  confirmation: string
  /** ISO 3166 code, for the phone. */
  country: string
  phone: string
  smsCode: string
  email: string
  emailCode: string
  isAgreed: boolean
}

export const noAccount: AccountValues = {
  username: '',
  password: '',
  confirmation: '',
  country: '',
  phone: '',
  smsCode: '',
  email: '',
  emailCode: '',
  isAgreed: false,
}

export const accountFields = Object.keys(noAccount)

/** Fields of the call under the names they have in the form. */
export const accountRenames = { agreement: 'isAgreed', 'agreement.version': 'isAgreed' }

export const accountDraft: Draft<AccountValues> = {
  key: 'registration:account',
  kept: ['username', 'country', 'phone', 'email'],
}

const isCode = (text: string) => text.normalize('NFKC').replace(/[\s-]/g, '').length === 6

/** The rules a filled-in account breaks, by field; the phone and the codes are checked with the server. */
export function brokenRules(values: AccountValues): Partial<Record<keyof AccountValues, FieldRule>> {
  const { username, password, smsCode, email, emailCode, isAgreed } = values
  const hasEmail = email.trim() !== ''
  return {
    ...(!isUsername(username) && { username: 'usernameShape' }),
    ...(!isPassword(password) && { password: 'passwordShape' }),
    ...(isPassword(password) &&
      password.toLowerCase() === username.toLowerCase() && { password: 'passwordIsUsername' }),
    ...(!isCode(smsCode) && { smsCode: 'verificationCode' }),
    ...(hasEmail && !isEmail(email.trim()) && { email: 'email' }),
    ...(hasEmail && !isCode(emailCode) && { emailCode: 'verificationCode' }),
    ...(!isAgreed && { isAgreed: 'mustAgree' }),
  }
}

/**
 * The account as the calls take it.
 *
 * @param phone E.164
 * @param language that the agreement was read in
 */
export function accountGiven(values: AccountValues, phone: string, language: Language) {
  const { username, password, smsCode, emailCode } = values
  const email = values.email.trim()
  return {
    username,
    password,
    phone,
    smsCode,
    ...(email && { email, emailCode }),
    agreement: { version: agreementVersion, language },
  }
}

export type AccountGiven = ReturnType<typeof accountGiven>
