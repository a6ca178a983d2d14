import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'
import type { lawServiceCalls } from '@portal/protocol/law-services/calls.ts'
import type { LawServiceState } from '@portal/protocol/law-services/lifecycle.ts'
import type { IconName } from '../ui/icon.tsx'

export type ShownService = OutputOf<typeof lawServiceCalls.page>['content'][number]
export type ServiceDetail = OutputOf<typeof lawServiceCalls.read>
export type OwnServiceRow = OutputOf<typeof lawServiceCalls.ownPage>['content'][number]
export type OwnService = OutputOf<typeof lawServiceCalls.own>
export type ServiceCase = OwnService['cases'][number]

/** States as screens name them: what was deleted is on none. */
export type Standing = Exclude<LawServiceState, 'DELETED'>

export const standingLooks: Readonly<Record<Standing, { tone: Tone; icon: IconName }>> = {
  REVIEWING: { tone: 'gold', icon: 'clock' },
  REJECTED: { tone: 'seal', icon: 'back' },
  DISPLAYED: { tone: 'ink', icon: 'case' },
  CLOSED: { tone: 'grey', icon: 'close' },
}

export function standingOf(state: LawServiceState): Standing | null {
  return state === 'DELETED' ? null : state
}
