import { z } from 'zod'
import { languages } from '../kernel/languages.ts'
import { rule } from '../kernel/rules.ts'
import { agencyTypes } from '../kernel/user-types.ts'
import { agreementVersion } from './agreement.ts'
import {
  codeField,
  consentField,
  creditCodeField,
  emailField,
  identityField,
  lawyerLicenceField,
  line,
  passwordField,
  pastDateField,
  phoneField,
  usernameField,
} from './fields.ts'

/** A code of a dictionary; the server looks whether the dictionary has it. */
const entry = z.string().regex(/^[A-Z][A-Z0-9_]{0,49}$/)

/** The version that was read, and the language it was read in. */
export const acceptance = z.strictObject({
  version: z
    .string()
    .max(20)
    .refine((version) => version === agreementVersion, rule('newerAgreement')),
  language: z.enum(languages),
})

/** What everyone who registers gives. */
const accountFields = {
  username: usernameField,
  password: passwordField,
  phone: phoneField,
  smsCode: codeField,
  email: emailField.optional(),
  /** Asked for where an e-mail address is given. */
  emailCode: codeField.optional(),
  agreement: acceptance,
}

interface AccountGiven {
  username: string
  password: string
  email?: string | undefined
  emailCode?: string | undefined
}

/** What no field of an account shows alone. */
function checkTogether(given: AccountGiven, context: z.RefinementCtx): void {
  if (given.password.toLowerCase() === given.username.toLowerCase()) {
    context.addIssue({ code: 'custom', path: ['password'], ...rule('passwordIsUsername') })
  }
  if (given.email !== undefined && given.emailCode === undefined) {
    context.addIssue({ code: 'custom', path: ['emailCode'], ...rule('verificationCode') })
  }
}

export const personBody = z.strictObject(accountFields).superRefine(checkTogether)

/** Bytes a business licence's image may have (specification, section 9). */
export const licenceImageBytes = 2 * 1024 * 1024

export const companyFields = {
  name: line(200),
  creditCode: creditCodeField,
  address: line(300),
  establishedOn: pastDateField,
  industry: entry,
  size: entry,
}

export const companyBody = z
  .strictObject({ ...accountFields, ...companyFields, licenseImage: z.file().max(licenceImageBytes) })
  .superRefine(checkTogether)

export const agencyFields = {
  type: z.enum(agencyTypes),
  /** In Chinese, as registered. */
  name: line(200),
  responsiblePerson: line(100),
  legalPersonIdentity: identityField,
  identityConsent: consentField,
  address: line(300),
  establishedOn: pastDateField,
  size: entry,
  scope: z.string().trim().max(1000).optional(),
  brief: z.string().trim().max(3000).optional(),
}

export const agencyBody = z.strictObject({ ...accountFields, ...agencyFields }).superRefine(checkTogether)

export const lawyerFields = {
  name: line(100),
  identity: identityField,
  identityConsent: consentField,
  licence: lawyerLicenceField,
  /** A registered law office by its id, or one by its name. */
  lawFirm: z.union([z.strictObject({ officeId: z.uuid() }), z.strictObject({ name: line(200) })]),
  specialties: z.array(entry).min(1).max(20),
}

export const lawyerBody = z.strictObject({ ...accountFields, ...lawyerFields }).superRefine(checkTogether)
