import { z } from 'zod'
import { submissionStates } from '../account/lifecycle.ts'
import { line } from '../account/fields.ts'
import { call } from '../kernel/call.ts'
import { pageOf, queryPaging } from '../kernel/paging.ts'
import { userTypes } from '../kernel/user-types.ts'
import { agencyData, companyData, lawyerData } from '../profiles/schemas.ts'

const access = { roles: ['VERIFIER'] } as const
const submissionId = z.object({ id: z.uuid() })

/** What somebody does to somebody else's standing is explained to them. */
export const reasonBody = z.strictObject({ reason: line(500) })

/** Data of one of the kinds that are verified. */
export const submittedData = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('COMPANY'), ...companyData.shape }),
  z.object({ kind: z.literal('AGENCY'), ...agencyData.shape }),
  z.object({ kind: z.literal('LAWYER'), ...lawyerData.shape }),
])

const submissionRow = z.object({
  id: z.string(),
  accountId: z.string(),
  username: z.string(),
  userType: z.enum(userTypes),
  /** Of the company, agency or lawyer. */
  name: z.string(),
  state: z.enum(submissionStates),
  /** A change of what was verified before. */
  isChange: z.boolean(),
  submittedAt: z.string(),
})

/** A move of a thing through its lifecycle. */
export const historyEntry = z.object({
  at: z.string(),
  /** Username of who did it; null for the platform itself. */
  by: z.string().nullable(),
  action: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  note: z.string().nullable(),
})

export const verificationCalls = {
  verifications: call({
    method: 'GET',
    path: '/admin/verification/page',
    access,
    summary: 'Data given to be verified, those that wait the longest first',
    query: z.object({
      ...queryPaging,
      state: z.enum(submissionStates).optional(),
      userType: z.enum(userTypes).optional(),
      keyword: z.string().trim().max(100).optional(),
    }),
    output: pageOf(submissionRow),
  }),
  verification: call({
    method: 'GET',
    path: '/admin/verification/{id}',
    access,
    summary: 'Data given to be verified, whole, with what is valid now; leaves an audit line',
    params: submissionId,
    output: z.object({
      ...submissionRow.shape,
      phone: z.string().nullable(),
      email: z.string().nullable(),
      registeredAt: z.string(),
      decidedAt: z.string().nullable(),
      decidedBy: z.string().nullable(),
      reason: z.string().nullable(),
      given: submittedData,
      /** What is valid now; null of a registration. */
      valid: submittedData.nullable(),
      abilities: z.array(z.enum(['approve', 'reject'])),
      history: z.array(historyEntry),
    }),
    audit: 'admin.read-verification',
  }),
  approveVerification: call({
    method: 'PUT',
    path: '/admin/verification/approve/{id}',
    access,
    summary: 'Approve the data: they are valid from now',
    params: submissionId,
    output: z.null(),
    audit: 'admin.approve-verification',
  }),
  rejectVerification: call({
    method: 'PUT',
    path: '/admin/verification/reject/{id}',
    access,
    summary: 'Reject the data, with the reason their owner reads',
    params: submissionId,
    body: reasonBody,
    output: z.null(),
    audit: 'admin.reject-verification',
  }),
}
