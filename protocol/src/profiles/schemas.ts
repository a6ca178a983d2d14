import { z } from 'zod'
import {
  consentField,
  contactEmailField,
  contactPhoneField,
  identityField,
  pastDateField,
} from '../account/fields.ts'
import {
  agencyFields,
  checkAgency,
  checkCompany,
  companyFields,
  lawyerFields,
} from '../account/registration.ts'
import { keeps } from '../account/rules/text-rules.ts'
import { fileInfo, uploadedFile } from '../files/schemas.ts'
import { countryCode, dictionaryCode } from '../kernel/dictionary-code.ts'
import { line } from '../kernel/fields.ts'
import { languages } from '../kernel/languages.ts'
import { rule } from '../kernel/rules.ts'
import { checkPlace, practice, practiceFields } from './practice.ts'

/** A file uploaded as BUSINESS_LICENCE; without it the image stays. */
const licenseImage = uploadedFile.optional()

export const companyUpdate = z.strictObject({ ...companyFields, licenseImage }).superRefine(checkCompany)

export const agencyUpdate = z
  .strictObject({
    name: agencyFields.name,
    country: agencyFields.country,
    registrationNumber: agencyFields.registrationNumber,
    licenseImage,
    responsiblePerson: agencyFields.responsiblePerson,
    legalPersonIdentity: identityField,
    identityConsent: consentField,
    address: agencyFields.address,
    establishedOn: pastDateField,
    size: agencyFields.size,
  })
  .superRefine(checkAgency)

export const lawyerUpdate = z
  .strictObject({ ...lawyerFields, brief: z.string().trim().max(3000).optional() })
  .superRefine(checkPlace)

/** An individual's own words on themselves. */
export const personData = z.strictObject({
  fullName: z.string().trim().max(100).nullable(),
  company: z.string().trim().max(200).nullable(),
  country: countryCode().nullable(),
})

/** What an agency shows of itself. */
export const introduction = z.object({
  scope: z.string().nullable(),
  brief: z.string().nullable(),
  website: z.string().nullable(),
  contactPhone: z.string().nullable(),
  contactEmail: z.string().nullable(),
  specialties: z.array(z.string()),
  ...practice,
})

export const introductionUpdate = z
  .strictObject({
    scope: z.string().trim().max(1000).nullable(),
    brief: z.string().trim().max(3000).nullable(),
    website: z
      .string()
      .trim()
      .max(300)
      .refine(...keeps('website'))
      .nullable(),
    contactPhone: contactPhoneField.nullable(),
    contactEmail: contactEmailField.nullable(),
    specialties: z.array(dictionaryCode('SPECIALTY_AREA')).max(20).default([]),
    ...practiceFields,
  })
  .superRefine(checkPlace)

/** A month that was, YYYY-MM. */
const pastMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { abort: true })
  .refine((month) => month >= '1900-01', rule('invalid'))
  .refine(...keeps('notFuture'))

export const memberInput = z.strictObject({
  /** A file uploaded as AVATAR. */
  avatar: uploadedFile.nullable(),
  name: line(100),
  licenceNumber: z.string().trim().max(60).nullable(),
  practiceStart: pastMonth,
  areas: lawyerFields.specialties,
  languages: practiceFields.languages,
})

export const member = z.object({
  id: z.string(),
  avatar: fileInfo.nullable(),
  name: z.string(),
  licenceNumber: z.string().nullable(),
  practiceStart: z.string(),
  areas: z.array(z.string()),
  languages: practice.languages,
})

/** How the account's owner wants to be told. */
export const preferences = z.strictObject({
  language: z.enum(languages),
  /** Messages of the portal go by e-mail too. */
  wantsMail: z.boolean(),
})
