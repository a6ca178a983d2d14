import { isInTime } from '../../kernel/in-time.ts'
import { rule, type FieldRule } from '../../kernel/rules.ts'
import { zoneToday } from '../../kernel/today.ts'
import { isContactPhone, isMainlandMobile } from './contact-phone.ts'
import { isCreditCode } from './credit-code.ts'
import { isLawyerLicence, numberKey } from './identity.ts'
import { isEmail, isPassword, isUsername } from './names.ts'
import { isWebsite } from './website.ts'

/** Codes are taken as people copy them, with spaces or hyphens. */
export function codeKey(text: string): string {
  return text.normalize('NFKC').replace(/[\s-]/g, '')
}

/** What a text must be by rules that have a name, as it is typed: schemas ask them, and forms before they send. */
export const textRules = {
  usernameShape: isUsername,
  passwordShape: isPassword,
  email: (text: string) => isEmail(text.trim()),
  website: (text: string) => isWebsite(text.trim()),
  contactPhone: isContactPhone,
  mainlandMobile: isMainlandMobile,
  contactEmail: (text: string) => isEmail(text.trim()),
  verificationCode: (text: string) => /^\d{6}$/.test(codeKey(text)),
  creditCode: (text: string) => isCreditCode(numberKey(text)),
  lawyerLicence: (text: string) => isLawyerLicence(numberKey(text)),
  deadline: isInTime,
  /** A day, or a month. */
  notFuture: (day: string) => day <= zoneToday().slice(0, day.length),
} satisfies Partial<Record<FieldRule, (text: string) => boolean>>

/** What a schema's `refine` takes, to hold a text to a rule. */
export function keeps(name: keyof typeof textRules) {
  return [textRules[name], rule(name)] as const
}
