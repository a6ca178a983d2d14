import type { ProviderKind } from '@portal/protocol/providers/constants.ts'
import { providerTypes } from '@portal/protocol/kernel/user-types.ts'
import type { IconName } from '../ui/icon.tsx'

/** Screens that list one sort of whoever helps, in the order of their menu. */
export const rooms = [
  { path: 'service/lawyer', kinds: providerTypes, icon: 'person' },
  { path: 'service/legalAid', kinds: ['LEGAL_AID'], icon: 'help' },
  { path: 'service/notarization', kinds: ['NOTARY'], icon: 'stamp' },
  { path: 'service/mediate', kinds: ['MEDIATION'], icon: 'people' },
  { path: 'service/arbitration', kinds: ['ARBITRATION'], icon: 'scales' },
  { path: 'service/appraisal', kinds: ['APPRAISAL'], icon: 'search' },
] as const satisfies readonly { path: string; kinds: readonly ProviderKind[]; icon: IconName }[]

export type Room = (typeof rooms)[number]

/** The room that an address is of, that of its list or of one of its details; lawyers', where it is of none. */
export function roomOf(pathname: string): Room {
  return rooms.find(({ path }) => `${pathname}/`.startsWith(`/${path}/`)) ?? rooms[0]
}

/** Whether the list of a room holds who registers themselves. */
export function areRegistered(room: Room): boolean {
  return room.path === 'service/lawyer'
}
