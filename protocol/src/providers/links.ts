import { providerTypes, type UserType } from '../kernel/user-types.ts'
import type { ProviderKind } from './constants.ts'

/** Path of the screen that lists a kind; its details stand below it. */
const listPaths = {
  LAWYER: '/service/lawyer',
  LAW_OFFICE: '/service/lawyer',
  TRANSLATE: '/service/lawyer',
  OTHER: '/service/lawyer',
  MEMBER: '/service/lawyer',
  LEGAL_AID: '/service/legalAid',
  NOTARY: '/service/notarization',
  MEDIATION: '/service/mediate',
  ARBITRATION: '/service/arbitration',
  APPRAISAL: '/service/appraisal',
} as const satisfies Record<ProviderKind, string>

const addressTypes: Partial<Record<ProviderKind, string>> = { LAWYER: 'lawyer', MEMBER: 'member' }

/** Path of the screen that lists whoever is of a kind. */
export function providersLink(kind: ProviderKind): string {
  return listPaths[kind]
}

/** Path of the screen that shows a provider: a person says by `type` of which kind. */
export function providerLink({ kind, id }: { kind: ProviderKind; id: string }): string {
  const type = addressTypes[kind]
  return `${listPaths[kind]}/details?id=${id}${type ? `&type=${type}` : ''}`
}

/** Path of the screen that shows whoever registered with a user type; undefined for who is no provider. */
export function accountLink({ userType, id }: { userType: UserType; id: string }): string | undefined {
  const kind = providerTypes.find((one) => one === userType)
  return kind && providerLink({ kind, id })
}
