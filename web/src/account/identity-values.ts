import {
  isIdentity,
  numberKey,
  type Identity,
  type IdentityKind,
} from '@portal/protocol/account/rules/identity.ts'
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

/** An identity as a form begins with it: its owner consented to its keeping, not to that of another. */
export function identityForm({ kind, number }: Identity): IdentityValues {
  return { identityKind: kind, identityNumber: number, identityConsent: false }
}

/** Whether the form still has the identity that is kept already. */
export function isSameIdentity({ identityKind, identityNumber }: IdentityValues, kept: Identity): boolean {
  return identityKind === kept.kind && numberKey(identityNumber) === kept.number
}
