import { requestLifecycle } from '@portal/protocol/reports/lifecycle.ts'
import type { About, Movable } from '../kernel/mover.ts'

/** Where messages about reports lead. */
export const ofReports = { type: 'SERVICE', link: '/usercenter/download' } as const satisfies About

interface RequestFacts {
  account_id: string
  /** Another extract of the company is being made; none where nothing is said. */
  is_made?: boolean
}

/** Requests for reports, as they are moved. */
export const requestMoves: Movable<typeof requestLifecycle, RequestFacts> = {
  lifecycle: requestLifecycle,
  table: 'report_request',
  conditions: { isOnlyOne: ({ is_made: isMade = false }) => !isMade },
  parties: { owner: ({ account_id: owner }) => owner },
  about: () => ofReports,
}
