import { mostCases } from '@portal/protocol/law-services/constants.ts'
import { lawServiceLifecycle, type LawServiceState } from '@portal/protocol/law-services/lifecycle.ts'
import type { Movable } from '../kernel/mover.ts'
import { ownServiceLink } from './links.ts'

/** Of services among what is searched. */
export const serviceKind = 'service'

/** What is known of a service when it is moved. */
export interface LawServiceFacts {
  account_id: string
  title: string
  /** How many cases it has. */
  cases: number
  /** Orders that are not over. */
  open_orders: number
}

export interface LawServiceRow extends LawServiceFacts {
  id: string
  state: LawServiceState
}

/** Services, as they are moved. */
export const lawServiceMoves: Movable<typeof lawServiceLifecycle, LawServiceFacts> = {
  lifecycle: lawServiceLifecycle,
  table: 'law_service',
  searched: { kind: serviceKind, found: ['DISPLAYED'] },
  conditions: {
    hasRoom: ({ cases }) => cases < mostCases,
    isFree: ({ open_orders: open }) => open === 0,
  },
  parties: { owner: ({ account_id: owner }) => owner },
  about: ({ id, title }) => ({ type: 'SERVICE', link: ownServiceLink(id), params: { title } }),
}
