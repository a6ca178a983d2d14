import { z } from 'zod'
import { rule } from '../kernel/rules.ts'
import { contactPhoneKey, isContactPhone } from './rules/contact-phone.ts'
import { isCreditCode } from './rules/credit-code.ts'
import { identityKinds, isIdentity, isLawyerLicence, numberKey } from './rules/identity.ts'
import { emailKey, isEmail, isPassword, isUsername } from './rules/names.ts'
import { toE164 } from './rules/phone.ts'
import { zoneToday } from './rules/today.ts'

/** A text that says something: one line of so many characters at most. */
export function line(most: number) {
  return z.string().trim().min(1).max(most)
}

export const usernameField = z.string().max(200).refine(isUsername, rule('usernameShape'))

export const passwordField = z.string().max(200).refine(isPassword, rule('passwordShape'))

/** With its international code; E.164 afterwards. */
export const phoneField = z
  .string()
  .max(40)
  .refine((text) => toE164(text) !== null, rule('phoneNumber'))
  .transform((text) => toE164(text) ?? text)

/** A number that the public calls, landlines among them: `+` and digits afterwards. */
export const contactPhoneField = z
  .string()
  .max(40)
  .refine(isContactPhone, rule('contactPhone'))
  .transform(contactPhoneKey)

export const emailField = z
  .string()
  .max(254)
  .refine((text) => isEmail(text.trim()), rule('email'))
  .transform(emailKey)

/** Codes are accepted as people copy them, with spaces or hyphens. */
export const codeField = z
  .string()
  .max(20)
  .transform((text) => text.normalize('NFKC').replace(/[\s-]/g, ''))
  .refine((text) => /^\d{6}$/.test(text), rule('verificationCode'))

export const captchaField = z.string().max(20)

export const creditCodeField = z
  .string()
  .max(40)
  .transform(numberKey)
  .refine(isCreditCode, rule('creditCode'))

export const identityField = z
  .strictObject({ kind: z.enum(identityKinds), number: z.string().max(40).transform(numberKey) })
  .refine((identity) => isIdentity(identity, zoneToday()), { path: ['number'], ...rule('identityNumber') })

export const lawyerLicenceField = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('CHINA'),
    number: z.string().max(40).transform(numberKey).refine(isLawyerLicence, rule('lawyerLicence')),
  }),
  z.strictObject({
    kind: z.literal('FOREIGN'),
    /** ISO 3166 code. */
    country: z.string().regex(/^(?!CN$)[A-Z]{2}$/),
    bar: line(200),
    number: line(60).transform(numberKey),
  }),
])

/** A day that was, YYYY-MM-DD. */
export const pastDateField = z.iso.date().refine((day) => day <= zoneToday(), rule('notFuture'))

/** Consent to the keeping of identity numbers, given apart from the agreement and never ticked beforehand. */
export const consentField = z.boolean().refine((isGiven) => isGiven, rule('mustAgree'))
