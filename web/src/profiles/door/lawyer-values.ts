import { isLawyerLicence, numberKey } from '@portal/protocol/account/rules/identity.ts'
import type { FieldRule } from '@portal/protocol/kernel/rules.ts'
import { checkIdentity, type IdentityValues } from './identity-values.ts'

/** What a lawyer fills in to be verified. */
export interface LawyerValues extends IdentityValues<'identity'> {
  name: string
  'licence.kind': string
  'licence.number': string
  /** ISO 3166 code, of a foreign licence. */
  'licence.country': string
  'licence.bar': string
  'lawFirm.name': string
  specialties: string[]
}

export const noLawyer: LawyerValues = {
  name: '',
  'identity.kind': 'RESIDENT_ID',
  'identity.number': '',
  identityConsent: false,
  'licence.kind': 'CHINA',
  'licence.number': '',
  'licence.country': '',
  'licence.bar': '',
  'lawFirm.name': '',
  specialties: [],
}

/** Fields that a form may keep half filled in. */
export const keptOfLawyer = [
  'name',
  'licence.kind',
  'licence.country',
  'licence.bar',
  'lawFirm.name',
  'specialties',
] as const

const isForeign = (values: LawyerValues) => values['licence.kind'] === 'FOREIGN'

/** A licence of China has its country and its bar by itself. */
export function leftOutOfLawyer(values: LawyerValues) {
  return isForeign(values) ? [] : (['licence.country', 'licence.bar'] as const)
}

/** What no field shows alone. */
export function checkLawyer(values: LawyerValues): Record<string, FieldRule> {
  const number = numberKey(values['licence.number'])
  const isSound = isForeign(values) || !number || isLawyerLicence(number)
  return { ...checkIdentity(values, 'identity'), ...(!isSound && { 'licence.number': 'lawyerLicence' }) }
}

/** The firm by its id where the platform knows it. */
export function withOffice(body: Record<string, unknown>, officeId: string | undefined) {
  return officeId ? { ...body, lawFirm: { officeId } } : body
}
