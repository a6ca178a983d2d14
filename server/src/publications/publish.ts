import type { publicationLifecycle } from '@portal/protocol/publications/lifecycle.ts'
import { sql } from 'kysely'
import type { Doing, Mover } from '../kernel/mover.ts'
import { versions, type VersionHeld } from './hold.ts'
import { publicationMoves } from './publication-moves.ts'

/** Takes the version off that everybody reads now, if there is one. */
async function replacePublished({ move, transaction }: Mover, publicationId: string): Promise<void> {
  const published = await versions(transaction)
    .where('publication_id', '=', publicationId)
    .where('state', '=', 'PUBLISHED')
    .executeTakeFirst()
  if (published) await move(publicationMoves, published, { action: 'replace', as: 'system', by: null })
}

/**
 * Moves a version, whose publication is held, towards its readers: it is published in the place of the one before it,
 * or waits for its time.
 *
 * @throws Refusal as the lifecycle says; the one before it is then published as it was
 */
export async function release(
  mover: Mover,
  row: VersionHeld,
  doing: Doing<typeof publicationLifecycle>,
): Promise<void> {
  if (row.is_due) await replacePublished(mover, row.publication_id)
  const state = await mover.move(publicationMoves, row, doing)
  if (state !== 'PUBLISHED') return
  const firstAppeared = sql<Date>`coalesce((
    select min(other.appeared_at) from publication_version as other
    where other.publication_id = ${row.publication_id}), now())`
  await mover.transaction
    .updateTable('publication_version')
    .set({ appeared_at: firstAppeared, published_at: sql`now()` })
    .where('id', '=', row.id)
    .execute()
}
