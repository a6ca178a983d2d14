import { isAbroad, noRegistered, type RegisteredValues } from './registered-values.ts'

/** What a company says of itself to be verified, beside the image of its licence. */
export interface CompanyValues extends RegisteredValues {
  name: string
  /** Of one in China. */
  creditCode: string
  address: string
  /** YYYY-MM-DD. */
  establishedOn: string
  /** Codes of the dictionaries INDUSTRY and COMPANY_SIZE. */
  industry: string
  size: string
}

export const noCompany: CompanyValues = {
  ...noRegistered,
  name: '',
  creditCode: '',
  address: '',
  establishedOn: '',
  industry: '',
  size: '',
}

/** Fields that a form may keep half filled in: a number abroad may be a person's. */
export const keptOfCompany = [
  'country',
  'name',
  'creditCode',
  'address',
  'establishedOn',
  'industry',
  'size',
] as const

/** In China the credit code is asked for, elsewhere that country's number. */
export function leftOutOfCompany(values: CompanyValues) {
  return [isAbroad(values) ? ('creditCode' as const) : ('registrationNumber' as const)]
}
