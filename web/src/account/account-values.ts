import { agreementVersion } from '@portal/protocol/account/agreement.ts'
import { isPassword } from '@portal/protocol/account/rules/names.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { FieldRule } from '@portal/protocol/kernel/rules.ts'
import type { Draft } from '../app/forms/draft.ts'

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
  agreement: boolean
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
  agreement: false,
}

/** What the calls name of them: a country of theirs is where something is registered. */
export const accountFields = Object.keys(noAccount).filter((name) => name !== 'country')

export const accountDraft: Draft<AccountValues> = {
  key: 'registration:account',
  kept: ['username', 'country', 'phone', 'email'],
}

/** A code is asked for where an e-mail address is given. */
export const leftOutOfAccount = ({ email }: AccountValues) => (email.trim() ? [] : (['emailCode'] as const))

/** What no field of an account shows alone; the phone and the codes are checked with the server. */
export function checkAccount(values: AccountValues): Record<string, FieldRule | undefined> {
  const { username, password, email, emailCode, agreement } = values
  const isName = isPassword(password) && password.toLowerCase() === username.toLowerCase()
  return {
    ...(isName && { password: 'passwordIsUsername' }),
    ...(email.trim() && !emailCode.trim() && { emailCode: 'required' }),
    ...(!agreement && { agreement: 'mustAgree' }),
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
