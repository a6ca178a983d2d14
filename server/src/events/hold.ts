import type { EventKind } from '@portal/protocol/publications/kinds.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'
import type { Mover } from '../kernel/mover.ts'
import { Refusal } from '../kernel/refusal.ts'
import { publishedEvents, withdrawnAt, type PublishedEvent } from '../publications/door.ts'
import { cancelAll, moveUp, takeBackMarks, tellMoved } from './follow-up.ts'
import { standingOf, type EventStanding, type KnownEvent } from './standing.ts'

/** What is kept of an event as it is published. */
export function knownColumns(published: PublishedEvent) {
  const { kind, version_id, published_at, titles, places, starts_at, ends_at } = published
  const { certificate_hours, join_url } = published
  return {
    kind,
    version_id,
    published_at,
    titles: JSON.stringify(titles),
    places: places && JSON.stringify(places),
    starts_at,
    ends_at,
    certificate_hours,
    join_url,
    is_off: false,
  }
}

async function findPublished(db: Database, id: string): Promise<PublishedEvent | null> {
  return (await publishedEvents(db, [id])).get(id) ?? null
}

/** Whether it appeared since: as another version, or as the same that was withdrawn and changed. */
function isAnother(
  known: Pick<Selectable<Tables['event_known']>, 'version_id' | 'published_at'>,
  { version_id: versionId, published_at: publishedAt }: PublishedEvent,
): boolean {
  return versionId !== known.version_id || publishedAt.getTime() !== known.published_at?.getTime()
}

function findHeld(transaction: Database, id: string) {
  return transaction.selectFrom('event_known').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** An event that is held, as it stands now. */
export async function standing(transaction: Database, id: string): Promise<EventStanding> {
  return (await standingOf(transaction, [id])).get(id)!
}

/** It is published no more: whoever applied is told, if it had not begun then. */
async function takeOff(mover: Mover, id: string): Promise<void> {
  const { transaction } = mover
  await transaction.updateTable('event_known').set({ is_off: true }).where('id', '=', id).execute()
  const takenBackAt = (await withdrawnAt(transaction, id)) ?? new Date()
  await cancelAll(mover, await standing(transaction, id), takenBackAt)
}

/** Another version of it is published: seats may have been added, its time or place be another. */
async function takeOver(mover: Mover, known: KnownEvent, published: PublishedEvent): Promise<void> {
  const { id } = published
  await mover.transaction
    .updateTable('event_known')
    .set(knownColumns(published))
    .where('id', '=', id)
    .execute()
  const event = await standing(mover.transaction, id)
  await takeBackMarks(mover, event, known)
  await tellMoved(mover, event, known)
  await moveUp(mover, event)
}

/**
 * An event, held until the transaction ends: whatever moves an application for it takes turns here, so that of two for
 * the last seat the second sees what the first did. What was published since is followed first.
 *
 * @throws Refusal where there is none, or it was never published
 */
export async function holdEvent(mover: Mover, id: string): Promise<EventStanding> {
  const { transaction } = mover
  const first = await findPublished(transaction, id)
  if (first) {
    await transaction
      .insertInto('event_known')
      .values({ id, ...knownColumns(first) })
      .onConflict((on) => on.column('id').doNothing())
      .execute()
  }
  const known = await findHeld(transaction, id)
  if (!known) throw new Refusal('notFound')
  // While another had it, what is published may have changed.
  const published = await findPublished(transaction, id)
  if (published === null && !known.is_off) await takeOff(mover, id)
  if (published && (known.is_off || isAnother(known, published))) await takeOver(mover, known, published)
  return standing(transaction, id)
}

/** The same of one kind: another's is not found. */
export async function holdEventOf(mover: Mover, kind: EventKind, id: string): Promise<EventStanding> {
  const event = await holdEvent(mover, id)
  if (event.known.kind !== kind) throw new Refusal('notFound')
  return event
}
