import { requestLifecycle } from '@portal/protocol/reports/lifecycle.ts'
import type { About, Movable } from '../kernel/mover.ts'

/** Where messages about reports lead. */
export const ofReports = { type: 'SERVICE', link: '/usercenter/download' } as const satisfies About

/** Requests for reports, as they are moved. */
export const requestMoves: Movable<typeof requestLifecycle, { account_id: string }> = {
  lifecycle: requestLifecycle,
  table: 'report_request',
  parties: { owner: ({ account_id: owner }) => owner },
  about: () => ofReports,
}
