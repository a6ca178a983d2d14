import { zoneToday } from '@portal/protocol/account/rules/today.ts'
import type { FieldRule } from '@portal/protocol/kernel/rules.ts'
import { hasIdentity, identityRenames, type IdentityValues } from './identity-values.ts'

/** What an agency says of itself to be verified. */
export interface AgencyValues extends IdentityValues {
  name: string
  responsiblePerson: string
  address: string
  /** YYYY-MM-DD. */
  establishedOn: string
  /** Code of the dictionary COMPANY_SIZE. */
  size: string
}

export const noAgency: AgencyValues = {
  name: '',
  responsiblePerson: '',
  identityKind: 'RESIDENT_ID',
  identityNumber: '',
  identityConsent: false,
  address: '',
  establishedOn: '',
  size: '',
}

export const agencyRenames = identityRenames('legalPersonIdentity')

/** The rules the filled-in data break, by field. */
export function brokenRules(values: AgencyValues): Partial<Record<keyof AgencyValues, FieldRule>> {
  const { name, responsiblePerson, address, establishedOn, size } = values
  return {
    ...(!name.trim() && { name: 'required' }),
    ...(!responsiblePerson.trim() && { responsiblePerson: 'required' }),
    ...(!hasIdentity(values) && { identityNumber: 'identityNumber' }),
    ...(!values.identityConsent && { identityConsent: 'mustAgree' }),
    ...(!address.trim() && { address: 'required' }),
    ...(!establishedOn && { establishedOn: 'required' }),
    ...(establishedOn > zoneToday() && { establishedOn: 'notFuture' }),
    ...(!size && { size: 'required' }),
  }
}
