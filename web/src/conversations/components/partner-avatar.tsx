import { agencyTypes, type UserType } from '@portal/protocol/kernel/user-types.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { Partner } from '../use-name-of.ts'

const bodies: readonly UserType[] = ['ENTERPRISE', ...agencyTypes]

/** The other side's picture; nobody's where it is not for the reader. */
export function PartnerAvatar({ partner: { name, userType, picture } }: { partner: Partner }) {
  return <Avatar name={name ?? ''} picture={picture} isBody={bodies.includes(userType)} size="small" />
}
