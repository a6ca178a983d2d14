import { isIdentity, numberKey, type IdentityKind } from '@portal/protocol/account/rules/identity.ts'
import { zoneToday } from '@portal/protocol/account/rules/today.ts'

export interface IdentityValues {
  identityKind: IdentityKind
  identityNumber: string
  identityConsent: boolean
}

/** The names that a call's fields of the identity have in the form. */
export function identityRenames(field: string) {
  return { [`${field}.kind`]: 'identityKind', [`${field}.number`]: 'identityNumber' }
}

export function hasIdentity({ identityKind, identityNumber }: IdentityValues): boolean {
  return isIdentity({ kind: identityKind, number: numberKey(identityNumber) }, zoneToday())
}
