import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { publicationDeskCalls } from '@portal/protocol/publications/desk-calls.ts'
import type { publicationLifecycle } from '@portal/protocol/publications/lifecycle.ts'
import { unfinishedIn, unreadyIn } from '@portal/protocol/publications/unfinished.ts'
import { sql } from 'kysely'
import { markLatest } from '../../kernel/mark-latest.ts'
import { moving, type Doing, type Mover } from '../../kernel/mover.ts'
import type { Services } from '../../kernel/services.ts'
import { holdPublication, holdVersion, publicationVersions, type VersionHeld } from '../hold.ts'
import { editing, type Acting } from '../policy.ts'
import { publicationMoves } from '../publication-moves.ts'
import { release } from '../publish.ts'
import { refuseChanged } from '../refuse-changed.ts'
import { refuseUnready } from '../unready.ts'

/**
 * Hands a draft in.
 *
 * @throws Refusal where there is none or it is no draft; with theirs, where somebody else wrote after what was read
 * @throws InputInvalid at each field that it lacks, or says wrong
 */
export async function submitVersion(
  services: Services,
  { params: { id }, body: { revision: read } }: GivenOf<typeof publicationDeskCalls.submit>,
  editor: Acting,
): Promise<null> {
  await moving(services, async ({ move, transaction }) => {
    const row = await holdVersion(transaction, id)
    await refuseChanged(services, transaction, { row, read, editor })
    await move(publicationMoves, row, { action: 'submit', ...editing(editor) })
    await refuseUnready(transaction, id, unreadyIn)
  })
  return null
}

/**
 * Approves what was handed in: it is published, or waits for its time.
 *
 * @throws Refusal where there is none, it was not handed in, or the editor wrote it; with theirs, where it is another
 *   text than was read
 * @throws InputInvalid at each field that readers would miss
 */
export async function approveVersion(
  services: Services,
  { params: { id }, body: { revision: read } }: GivenOf<typeof publicationDeskCalls.approve>,
  editor: Acting,
): Promise<null> {
  await moving(services, async (mover) => {
    const row = await holdVersion(mover.transaction, id)
    await refuseChanged(services, mover.transaction, { row, read, editor })
    await release(mover, row, { action: 'approve', ...editing(editor) })
    await refuseUnready(mover.transaction, id, unfinishedIn)
  })
  return null
}

/** Moves a version, and does what follows from it. */
async function moveVersion(
  services: Services,
  id: string,
  doing: Doing<typeof publicationLifecycle>,
  follow: (mover: Mover, row: VersionHeld) => Promise<unknown> = async () => {},
): Promise<null> {
  await moving(services, async (mover) => {
    const row = await holdVersion(mover.transaction, id)
    await mover.move(publicationMoves, row, doing)
    await follow(mover, row)
  })
  return null
}

/**
 * Gives back what was handed in.
 *
 * @throws Refusal where there is none, or it was not handed in
 */
export function returnVersion(
  services: Services,
  { params: { id }, body: { reason } }: GivenOf<typeof publicationDeskCalls.return>,
  editor: Acting,
): Promise<null> {
  return moveVersion(services, id, { action: 'return', ...editing(editor), reason })
}

/**
 * Takes back what is published, or waits for its time.
 *
 * @throws Refusal where there is none, or it is neither
 */
export function withdrawVersion(
  services: Services,
  { params: { id }, body: { reason } }: GivenOf<typeof publicationDeskCalls.withdraw>,
  editor: Acting,
): Promise<null> {
  return moveVersion(services, id, { action: 'withdraw', ...editing(editor), reason })
}

/**
 * Makes a draft again of what was withdrawn; the time that it was wanted for is over.
 *
 * @throws Refusal where there is none, it was not withdrawn, or a version of its publication came after it
 */
export function restoreVersion(
  services: Services,
  { params: { id } }: GivenOf<typeof publicationDeskCalls.restore>,
  editor: Acting,
): Promise<null> {
  return moveVersion(services, id, { action: 'restore', ...editing(editor) }, ({ transaction }) =>
    transaction
      .updateTable('publication_version')
      .set({ publish_at: null, revision: sql`revision + 1` })
      .where('id', '=', id)
      .execute(),
  )
}

/**
 * Gives up a draft; what is published stays.
 *
 * @throws Refusal where there is none, or it is no draft
 */
export function discardVersion(
  services: Services,
  { params: { id } }: GivenOf<typeof publicationDeskCalls.discard>,
  editor: Acting,
): Promise<null> {
  return moveVersion(services, id, { action: 'discard', ...editing(editor) }, ({ transaction }, row) =>
    markLatest(transaction, publicationVersions, row.publication_id),
  )
}

/**
 * Says whether a publication stands first in its lists.
 *
 * @throws Refusal where there is none
 */
export async function pinPublication(
  services: Services,
  { params: { id }, body: { isPinned } }: GivenOf<typeof publicationDeskCalls.pin>,
): Promise<null> {
  await moving(services, async ({ changed, transaction }) => {
    await holdPublication(transaction, id)
    const pinned = await transaction
      .updateTable('publication_version')
      .set({ is_pinned: isPinned })
      .where('publication_id', '=', id)
      .returning(['id', 'state'])
      .execute()
    for (const version of pinned) if (version.state === 'PUBLISHED') changed(publicationMoves, version.id)
  })
  return null
}
