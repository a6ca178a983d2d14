import { z } from 'zod'
import { identityKinds } from '../account/rules/identity.ts'
import { fileInfo } from '../files/schemas.ts'
import { agencyTypes, verificationStates } from '../kernel/user-types.ts'
import { practice } from '../profiles/practice.ts'
import { submissionLifecycle } from './lifecycle.ts'

const identity = z.object({ kind: z.enum(identityKinds), number: z.string() })

const registered = {
  /** Where it is registered (ISO 3166), and its number there; null in China. */
  country: z.string(),
  registrationNumber: z.string().nullable(),
}

export const companyData = z.object({
  name: z.string(),
  ...registered,
  /** Null outside China. */
  creditCode: z.string().nullable(),
  licenseImage: fileInfo,
  address: z.string(),
  establishedOn: z.string(),
  industry: z.string(),
  size: z.string(),
})

export const agencyData = z.object({
  type: z.enum(agencyTypes),
  name: z.string(),
  ...registered,
  /** Of the certificate of registration; null in China. */
  licenseImage: fileInfo.nullable(),
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
  ...practice,
})

/** What was last given to be verified, and what became of it. */
export function submissionOf<Data extends z.ZodType>(data: Data) {
  return z.object({
    id: z.string(),
    state: z.enum(submissionLifecycle.states),
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

/** Data of one of the kinds that are verified. */
export const submittedData = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('COMPANY'), ...companyData.shape }),
  z.object({ kind: z.literal('AGENCY'), ...agencyData.shape }),
  z.object({ kind: z.literal('LAWYER'), ...lawyerData.shape }),
])

export type SubmittedData = z.output<typeof submittedData>
