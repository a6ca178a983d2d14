import { isLawyerLicence, numberKey } from '@portal/protocol/account/rules/identity.ts'
import type { FieldRule } from '@portal/protocol/kernel/rules.ts'
import { hasIdentity, identityRenames, type IdentityValues } from './identity-values.ts'
import { detailsDraftKey } from './registration-kinds.ts'
import type { Draft } from '../app/forms/use-form.ts'

/** What a lawyer fills in to be verified. */
export interface LawyerValues extends IdentityValues {
  name: string
  licenceKind: 'CHINA' | 'FOREIGN'
  licenceNumber: string
  /** ISO 3166 code, of a foreign licence. */
  licenceCountry: string
  bar: string
  lawFirm: string
  specialties: string[]
}

export const noLawyer: LawyerValues = {
  name: '',
  identityKind: 'RESIDENT_ID',
  identityNumber: '',
  identityConsent: false,
  licenceKind: 'CHINA',
  licenceNumber: '',
  licenceCountry: '',
  bar: '',
  lawFirm: '',
  specialties: [],
}

export const lawyerFields = Object.keys(noLawyer)

export const lawyerRenames = {
  ...identityRenames('identity'),
  'licence.number': 'licenceNumber',
  'licence.country': 'licenceCountry',
  'licence.bar': 'bar',
  'lawFirm.name': 'lawFirm',
  'lawFirm.officeId': 'lawFirm',
}

export const lawyerDraft: Draft<LawyerValues> = {
  key: detailsDraftKey('lawyer'),
  kept: ['name', 'licenceKind', 'licenceCountry', 'bar', 'lawFirm', 'specialties'],
}

/** The rules the filled-in data break, by field. */
export function brokenRules(values: LawyerValues): Partial<Record<keyof LawyerValues, FieldRule>> {
  const { name, licenceKind, licenceNumber, licenceCountry, bar, lawFirm, specialties } = values
  const isForeign = licenceKind === 'FOREIGN'
  const hasNumber = licenceNumber.trim() !== ''
  return {
    ...(!name.trim() && { name: 'required' }),
    ...(!hasIdentity(values) && { identityNumber: 'identityNumber' }),
    ...(!values.identityConsent && { identityConsent: 'mustAgree' }),
    ...(!isForeign && !isLawyerLicence(numberKey(licenceNumber)) && { licenceNumber: 'lawyerLicence' }),
    ...(isForeign && !hasNumber && { licenceNumber: 'required' }),
    ...(isForeign && !licenceCountry && { licenceCountry: 'required' }),
    ...(isForeign && !bar.trim() && { bar: 'required' }),
    ...(!lawFirm.trim() && { lawFirm: 'required' }),
    ...(specialties.length === 0 && { specialties: 'required' }),
  }
}

/** What the calls take; the firm by its id where the platform knows it. */
export function lawyerGiven(values: LawyerValues, officeId: string | undefined) {
  const { name, identityKind, identityNumber, identityConsent, licenceNumber, specialties } = values
  return {
    name,
    identity: { kind: identityKind, number: identityNumber },
    identityConsent,
    licence:
      values.licenceKind === 'CHINA'
        ? { kind: 'CHINA' as const, number: licenceNumber }
        : {
            kind: 'FOREIGN' as const,
            country: values.licenceCountry,
            bar: values.bar,
            number: licenceNumber,
          },
    lawFirm: officeId ? { officeId } : { name: values.lawFirm },
    specialties,
  }
}
