import { reportLifecycle } from '@portal/protocol/forum/lifecycle.ts'
import type { Movable } from '../kernel/mover.ts'

/** Reports of posts and comments, as they are moved: nothing of them matters to that, and who reported is told nothing. */
export const reportMoves: Movable<typeof reportLifecycle, unknown> = {
  lifecycle: reportLifecycle,
  table: 'forum_report',
}
