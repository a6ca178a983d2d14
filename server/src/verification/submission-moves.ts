import { submissionLifecycle } from '@portal/protocol/verification/lifecycle.ts'
import type { Movable } from '../kernel/mover.ts'

interface SubmissionFacts {
  account_id: string
  /** Of data that were verified before. */
  is_change: boolean
}

/** Submissions, as they are moved. */
export const submissionMoves: Movable<typeof submissionLifecycle, SubmissionFacts> = {
  lifecycle: submissionLifecycle,
  table: 'submission',
  conditions: {
    isFirst: ({ is_change: isChange }) => !isChange,
    isChange: ({ is_change: isChange }) => isChange,
  },
  parties: { owner: ({ account_id: owner }) => owner },
  about: () => ({ type: 'SYSTEM', link: '/usercenter/profile' }),
}
