import { z } from 'zod'
import { submissionStates } from '../account/lifecycle.ts'
import {
  consentField,
  contactPhoneField,
  emailField,
  identityField,
  line,
  pastDateField,
} from '../account/fields.ts'
import { agencyFields, companyFields, lawyerFields } from '../account/registration.ts'
import { identityKinds } from '../account/rules/identity.ts'
import { zoneToday } from '../account/rules/today.ts'
import { isWebsite } from '../account/rules/website.ts'
import { fileInfo, uploadedFile } from '../files/schemas.ts'
import { languages } from '../kernel/languages.ts'
import { rule } from '../kernel/rules.ts'
import { agencyTypes, verificationStates } from '../kernel/user-types.ts'

const identity = z.object({ kind: z.enum(identityKinds), number: z.string() })

export const companyData = z.object({
  name: z.string(),
  creditCode: z.string(),
  licenseImage: fileInfo,
  address: z.string(),
  establishedOn: z.string(),
  industry: z.string(),
  size: z.string(),
})

export const agencyData = z.object({
  type: z.enum(agencyTypes),
  name: z.string(),
  responsiblePerson: z.string(),
  legalPersonIdentity: identity,
  address: z.string(),
  establishedOn: z.string(),
  size: z.string(),
})

export const lawyerData = z.object({
  name: z.string(),
  identity,
  licence: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('CHINA'), number: z.string() }),
    z.object({ kind: z.literal('FOREIGN'), country: z.string(), bar: z.string(), number: z.string() }),
  ]),
  /** `officeId` names a registered office; null where the firm is named alone. */
  lawFirm: z.object({ officeId: z.string().nullable(), name: z.string() }),
  specialties: z.array(z.string()),
  brief: z.string().nullable(),
})

/** What was last given to be verified, and what became of it. */
export function submissionOf<Data extends z.ZodType>(data: Data) {
  return z.object({
    id: z.string(),
    state: z.enum(submissionStates),
    /** Instants (ISO 8601). */
    submittedAt: z.string(),
    decidedAt: z.string().nullable(),
    /** Why it was rejected. */
    reason: z.string().nullable(),
    /** The data as they would be; null of a registration, whose data are the profile's own. */
    data: data.nullable(),
  })
}

/** A profile whose data the platform verifies: what is valid now, and what waits. */
export function verifiedProfile<Data extends z.ZodType>(data: Data) {
  return z.object({
    data,
    verification: z.enum(verificationStates),
    submission: submissionOf(data).nullable(),
  })
}

export const companyUpdate = z.strictObject({
  ...companyFields,
  /** A file uploaded as BUSINESS_LICENCE; without it the image stays. */
  licenseImage: uploadedFile.optional(),
})

export const agencyUpdate = z.strictObject({
  name: agencyFields.name,
  responsiblePerson: agencyFields.responsiblePerson,
  legalPersonIdentity: identityField,
  identityConsent: consentField,
  address: agencyFields.address,
  establishedOn: pastDateField,
  size: agencyFields.size,
})

export const lawyerUpdate = z.strictObject({
  ...lawyerFields,
  brief: z.string().trim().max(3000).optional(),
})

/** An individual's own words on themselves. */
export const personData = z.strictObject({
  fullName: z.string().trim().max(100).nullable(),
  company: z.string().trim().max(200).nullable(),
  /** ISO 3166. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
})

/** What an agency shows of itself. */
export const introduction = z.object({
  scope: z.string().nullable(),
  brief: z.string().nullable(),
  website: z.string().nullable(),
  contactPhone: z.string().nullable(),
  contactEmail: z.string().nullable(),
})

export const introductionUpdate = z.strictObject({
  scope: z.string().trim().max(1000).nullable(),
  brief: z.string().trim().max(3000).nullable(),
  website: z.string().trim().max(300).refine(isWebsite, rule('website')).nullable(),
  contactPhone: contactPhoneField.nullable(),
  contactEmail: emailField.nullable(),
})

/** A month that was, YYYY-MM. */
const pastMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { abort: true })
  .refine((month) => month >= '1900-01' && month <= zoneToday().slice(0, 7), rule('notFuture'))

export const memberInput = z.strictObject({
  /** A file uploaded as AVATAR. */
  avatar: uploadedFile.nullable(),
  name: line(100),
  licenceNumber: z.string().trim().max(60).nullable(),
  practiceStart: pastMonth,
  /** Codes of the dictionary SPECIALTY_AREA. */
  areas: lawyerFields.specialties,
})

export const member = z.object({
  id: z.string(),
  avatar: fileInfo.nullable(),
  name: z.string(),
  licenceNumber: z.string().nullable(),
  practiceStart: z.string(),
  areas: z.array(z.string()),
})

/** How the account's owner wants to be told. */
export const preferences = z.strictObject({
  language: z.enum(languages),
  /** Messages of the portal go by e-mail too. */
  wantsMail: z.boolean(),
})
