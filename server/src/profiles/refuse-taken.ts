import { refuseBroken } from '../kernel/refusal.ts'

/** What only one account may have, by the constraints that decide between two at once. */
export const refuseTaken = refuseBroken({
  company_credit_code: 'identityTaken',
  company_registration: 'identityTaken',
  agency_registration: 'identityTaken',
  agency_identity: 'identityTaken',
  lawyer_identity: 'identityTaken',
  lawyer_licence: 'identityTaken',
})
