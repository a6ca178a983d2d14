import { z } from 'zod'
import { line } from '../kernel/fields.ts'
import { rule } from '../kernel/rules.ts'
import { contactPhoneKey } from './rules/contact-phone.ts'
import { identityKinds, isIdentity, numberKey } from './rules/identity.ts'
import { emailKey } from './rules/names.ts'
import { toE164 } from './rules/phone.ts'
import { codeKey, keeps } from './rules/text-rules.ts'
import { zoneToday } from '../kernel/today.ts'

export const usernameField = z
  .string()
  .max(200)
  .refine(...keeps('usernameShape'))

export const passwordField = z
  .string()
  .max(200)
  .refine(...keeps('passwordShape'))

/** With its international code; E.164 afterwards. */
export const phoneField = z
  .string()
  .max(40)
  .refine((text) => toE164(text) !== null, rule('phoneNumber'))
  .transform((text) => toE164(text) ?? text)

/** A number that the public calls, landlines among them, with its code but for mobiles of mainland China: `+` and digits afterwards. */
export const contactPhoneField = z
  .string()
  .max(40)
  .refine(...keeps('contactPhone'))
  .refine(...keeps('mainlandMobile'))
  .transform(contactPhoneKey)

export const emailField = z
  .string()
  .max(254)
  .refine(...keeps('email'))
  .transform(emailKey)

/** An address to be written to, which may belong to more than one account. */
export const contactEmailField = z
  .string()
  .max(254)
  .refine(...keeps('contactEmail'))
  .transform(emailKey)

export const codeField = z
  .string()
  .max(20)
  .transform(codeKey)
  .refine(...keeps('verificationCode'))

export const captchaField = z.string().max(20)

export const creditCodeField = z
  .string()
  .max(40)
  .transform(numberKey)
  .refine(...keeps('creditCode'))

/** As the register of its country writes it; whether it is one of that country is looked at with the country. */
export const registrationNumberField = z.string().max(60).transform(numberKey)

export const identityField = z
  .strictObject({ kind: z.enum(identityKinds), number: z.string().min(1).max(40).transform(numberKey) })
  .refine((identity) => isIdentity(identity, zoneToday()), { path: ['number'], ...rule('identityNumber') })

export const lawyerLicenceField = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('CHINA'),
    number: z
      .string()
      .max(40)
      .transform(numberKey)
      .refine(...keeps('lawyerLicence')),
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
export const pastDateField = z.iso.date().refine(...keeps('notFuture'))

/** Consent to the keeping of identity numbers, given apart from the agreement and never ticked beforehand. */
export const consentField = z.boolean().refine((isGiven) => isGiven, rule('mustAgree'))
