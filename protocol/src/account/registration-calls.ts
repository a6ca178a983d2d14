import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { verificationStates } from '../kernel/user-types.ts'
import { agencyBody, companyBody, lawyerBody, licenceImageBytes, personBody } from './registration.ts'

/** Who registered, and whether the platform still looks at what they gave. */
const registered = z.object({ username: z.string(), verification: z.enum(verificationStates) })

const asEveryRegistration = {
  method: 'POST',
  access: 'public',
  output: registered,
  isOpenToFrozen: true,
  perMinute: 20,
} as const

export const registrationCalls = {
  registerPerson: call({
    ...asEveryRegistration,
    path: '/web/user/register',
    summary: 'Register as an individual',
    body: personBody,
    audit: 'account.register-person',
  }),
  registerCompany: call({
    ...asEveryRegistration,
    path: '/web/user/enterprise/register',
    summary: 'Register as a company, with an image of its business licence',
    body: companyBody,
    form: { fileBytes: licenceImageBytes },
    audit: 'account.register-company',
  }),
  registerLawyer: call({
    ...asEveryRegistration,
    path: '/web/user/lawyer/register',
    summary: 'Register as a lawyer',
    body: lawyerBody,
    audit: 'account.register-lawyer',
  }),
  registerAgency: call({
    ...asEveryRegistration,
    path: '/web/user/organization/register',
    summary:
      'Register as a law firm, a translation agency or another agency; outside China as a form with the picture of its certificate',
    body: agencyBody,
    form: { fileBytes: licenceImageBytes },
    audit: 'account.register-agency',
  }),
  lawOffices: call({
    method: 'GET',
    path: '/web/user/common/lawOfficeList',
    access: 'public',
    summary: 'Verified law offices, of which a lawyer chooses at registration',
    query: z.object({ keyword: z.string().trim().max(100).optional() }),
    output: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
}
