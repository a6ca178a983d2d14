import type { ScreenName } from '../app/screen.ts'

/** The four types that register, in the order of docs/requirements.md, with the screen of each. */
export const registrationKinds = {
  personal: 'account/register/personal',
  enterprise: 'account/register/enterprise',
  organization: 'account/register/organization',
  lawyer: 'account/register/lawyer',
} as const satisfies Record<string, ScreenName>

export type RegistrationKind = keyof typeof registrationKinds

/** Where the draft of a type's verification data is kept. */
export function detailsDraftKey(kind: RegistrationKind): string {
  return `registration:${kind}`
}
