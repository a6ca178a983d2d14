import { registrationRule } from '@portal/protocol/account/rules/registration-number.ts'
import type { FieldRule } from '@portal/protocol/kernel/rules.ts'

/** Where a company or agency is registered, and its number outside China. */
export interface RegisteredValues {
  /** ISO 3166 code. */
  country: string
  registrationNumber: string
}

export const noRegistered: RegisteredValues = { country: 'CN', registrationNumber: '' }

export function isAbroad({ country }: Pick<RegisteredValues, 'country'>): boolean {
  return country !== 'CN'
}

/** A number is that of the country's register. */
export function checkRegistered({ country, registrationNumber: number }: RegisteredValues) {
  const broken = country && country !== 'CN' && number.trim() ? registrationRule(country, number) : null
  return (broken ? { registrationNumber: broken } : {}) as Record<string, FieldRule>
}
