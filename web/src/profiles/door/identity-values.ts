import { isIdentity, numberKey, type Identity } from '@portal/protocol/account/rules/identity.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'

/** A person's document, by the field of a call that takes it. */
export type IdentityValues<Field extends string> = {
  identityConsent: boolean
} & { [Name in `${Field}.kind`]: string } & { [Name in `${Field}.number`]: string }

/** What is wrong with a document as a whole: its number fits its kind. */
export function checkIdentity<Field extends string>(values: IdentityValues<Field>, field: Field) {
  const { kind, number } = identityOf(values, field)
  const isSound = !number || isIdentity({ kind, number }, zoneToday())
  return isSound ? {} : { [`${field}.number`]: 'identityNumber' as const }
}

function identityOf<Field extends string>(values: IdentityValues<Field>, field: Field): Identity {
  const { [`${field}.kind`]: kind, [`${field}.number`]: number } = values as Record<string, unknown>
  return { kind: kind as Identity['kind'], number: numberKey(number as string) }
}

/** Whether the form still has the identity that is kept already: its owner consented to its keeping, not to that of another. */
export function isSameIdentity<Field extends string>(
  values: IdentityValues<Field>,
  field: Field,
  kept: Identity,
): boolean {
  const { kind, number } = identityOf(values, field)
  return kind === kept.kind && number === kept.number
}
