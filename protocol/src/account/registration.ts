import { z } from 'zod'
import { countryCode, dictionaryCode } from '../kernel/dictionary-code.ts'
import { idField, line } from '../kernel/fields.ts'
import { languages } from '../kernel/languages.ts'
import { rule, type FieldRule } from '../kernel/rules.ts'
import { agencyTypes } from '../kernel/user-types.ts'
import { checkPlace, practiceFields } from '../profiles/practice.ts'
import { agreementVersion } from './agreement.ts'
import {
  codeField,
  consentField,
  creditCodeField,
  emailField,
  identityField,
  lawyerLicenceField,
  passwordField,
  pastDateField,
  phoneField,
  registrationNumberField,
  usernameField,
} from './fields.ts'
import { registrationRule } from './rules/registration-number.ts'

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

/** Bytes a business licence's image may have (docs/requirements.md). */
export const licenceImageBytes = 2 * 1024 * 1024

/** Where a company or agency is registered, and its number there. */
const registeredFields = {
  /** ISO 3166. */
  country: countryCode().default('CN'),
  /** Of one registered elsewhere than in China. */
  registrationNumber: registrationNumberField.optional(),
}

interface RegisteredGiven {
  country: string
  registrationNumber?: string | undefined
}

function addRule(context: z.RefinementCtx, field: string, broken: FieldRule | null): void {
  if (broken) context.addIssue({ code: 'custom', path: [field], ...rule(broken) })
}

/** A number is that of the country's register. */
function checkNumber({ country, registrationNumber: number }: RegisteredGiven, context: z.RefinementCtx) {
  if (country === 'CN') addRule(context, 'registrationNumber', number === undefined ? null : 'invalid')
  else addRule(context, 'registrationNumber', number ? registrationRule(country, number) : 'required')
}

/** A company has the credit code in China, elsewhere that country's number. */
export function checkCompany(
  given: RegisteredGiven & { creditCode?: string | undefined },
  context: z.RefinementCtx,
): void {
  checkNumber(given, context)
  const isMissing = given.creditCode === undefined
  if (given.country === 'CN') addRule(context, 'creditCode', isMissing ? 'required' : null)
  else addRule(context, 'creditCode', isMissing ? null : 'invalid')
}

/** An agency has number and certificate where it is registered elsewhere than in China, and gives neither in China. */
export function checkAgency(
  given: RegisteredGiven & { licenseImage?: unknown },
  context: z.RefinementCtx,
): void {
  checkNumber(given, context)
  if (given.country === 'CN') {
    addRule(context, 'licenseImage', given.licenseImage === undefined ? null : 'invalid')
  }
}

export const companyFields = {
  name: line(200),
  ...registeredFields,
  /** Of one registered in China. */
  creditCode: creditCodeField.optional(),
  address: line(300),
  establishedOn: pastDateField,
  industry: dictionaryCode('INDUSTRY'),
  size: dictionaryCode('COMPANY_SIZE'),
}

export const companyBody = z
  .strictObject({
    ...accountFields,
    ...companyFields,
    /** Of the business licence; outside China, of the certificate of registration. */
    licenseImage: z.file().max(licenceImageBytes),
  })
  .superRefine(checkTogether)
  .superRefine(checkCompany)

export const agencyFields = {
  type: z.enum(agencyTypes),
  /** In Chinese where it has such a name, else as registered, in any script. */
  name: line(200),
  ...registeredFields,
  responsiblePerson: line(100),
  legalPersonIdentity: identityField,
  identityConsent: consentField,
  address: line(300),
  establishedOn: pastDateField,
  size: dictionaryCode('COMPANY_SIZE'),
  scope: z.string().trim().max(1000).optional(),
  brief: z.string().trim().max(3000).optional(),
  ...practiceFields,
}

export const agencyBody = z
  .strictObject({
    ...accountFields,
    ...agencyFields,
    /** Of the certificate of registration, outside China. */
    licenseImage: z.file().max(licenceImageBytes).optional(),
  })
  .superRefine(checkTogether)
  .superRefine(checkAgency)
  .superRefine(checkPlace)
  .superRefine(({ country, licenseImage }, context) => {
    if (country !== 'CN') addRule(context, 'licenseImage', licenseImage ? null : 'required')
  })

export const lawyerFields = {
  name: line(100),
  identity: identityField,
  identityConsent: consentField,
  licence: lawyerLicenceField,
  /** A registered law office by its id, or one by its name. */
  lawFirm: z.union([z.strictObject({ officeId: idField }), z.strictObject({ name: line(200) })]),
  specialties: z.array(dictionaryCode('SPECIALTY_AREA')).min(1).max(20),
  ...practiceFields,
}

export const lawyerBody = z
  .strictObject({ ...accountFields, ...lawyerFields })
  .superRefine(checkTogether)
  .superRefine(checkPlace)
