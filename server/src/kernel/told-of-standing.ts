import type { MessageEvent } from '@portal/protocol/kernel/told.ts'

/** What a change of its state or its verification has made of an account. */
export type Became = 'NOT_VERIFIED' | 'SUSPENDED' | 'RESTORED'

/** What the other side of something that goes on is told of what became of its demander, or its provider. */
export const toldOfStanding: Record<Became, Record<'demander' | 'provider', MessageEvent>> = {
  NOT_VERIFIED: { demander: 'demanderNotVerified', provider: 'providerNotVerified' },
  SUSPENDED: { demander: 'otherSideSuspended', provider: 'otherSideSuspended' },
  RESTORED: { demander: 'otherSideRestored', provider: 'otherSideRestored' },
}
