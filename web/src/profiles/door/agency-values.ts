import { checkIdentity, type IdentityValues } from './identity-values.ts'
import { checkRegistered, noRegistered, type RegisteredValues } from './registered-values.ts'

/** What an agency says of itself to be verified. */
export interface AgencyValues extends IdentityValues<'legalPersonIdentity'>, RegisteredValues {
  name: string
  responsiblePerson: string
  address: string
  /** YYYY-MM-DD. */
  establishedOn: string
  /** Code of the dictionary COMPANY_SIZE. */
  size: string
}

export const noAgency: AgencyValues = {
  ...noRegistered,
  name: '',
  responsiblePerson: '',
  'legalPersonIdentity.kind': 'RESIDENT_ID',
  'legalPersonIdentity.number': '',
  identityConsent: false,
  address: '',
  establishedOn: '',
  size: '',
}

/** Fields that a form may keep half filled in: a number abroad may be a person's. */
export const keptOfAgency = [
  'country',
  'name',
  'responsiblePerson',
  'address',
  'establishedOn',
  'size',
] as const

/** What no field shows alone. */
export function checkAgency(values: AgencyValues) {
  return { ...checkIdentity(values, 'legalPersonIdentity'), ...checkRegistered(values) }
}
