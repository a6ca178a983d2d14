import { isCreditCode } from '@portal/protocol/account/rules/credit-code.ts'
import { numberKey } from '@portal/protocol/account/rules/identity.ts'
import { zoneToday } from '@portal/protocol/account/rules/today.ts'
import type { FieldRule } from '@portal/protocol/kernel/rules.ts'

/** What a company says of itself to be verified, beside the image of its licence. */
export interface CompanyValues {
  name: string
  creditCode: string
  address: string
  /** YYYY-MM-DD. */
  establishedOn: string
  /** Codes of the dictionaries INDUSTRY and COMPANY_SIZE. */
  industry: string
  size: string
}

export const noCompany: CompanyValues = {
  name: '',
  creditCode: '',
  address: '',
  establishedOn: '',
  industry: '',
  size: '',
}

export const companyFields = [...Object.keys(noCompany), 'licenseImage']

/** The rules the filled-in data break, by field. */
export function brokenRules(values: CompanyValues): Partial<Record<keyof CompanyValues, FieldRule>> {
  const { name, creditCode, address, establishedOn, industry, size } = values
  return {
    ...(!name.trim() && { name: 'required' }),
    ...(!isCreditCode(numberKey(creditCode)) && { creditCode: 'creditCode' }),
    ...(!address.trim() && { address: 'required' }),
    ...(!establishedOn && { establishedOn: 'required' }),
    ...(establishedOn > zoneToday() && { establishedOn: 'notFuture' }),
    ...(!industry && { industry: 'required' }),
    ...(!size && { size: 'required' }),
  }
}
