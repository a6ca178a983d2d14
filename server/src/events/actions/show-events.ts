import type { eventCalls } from '@portal/protocol/events/calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Asker, Caller } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { publishedEvents } from '../../publications/door.ts'
import { applicationOf, countsOf, ownPage } from '../queries.ts'
import { shownLive, shownOwnRow } from '../shown.ts'
import { standingOf } from '../standing.ts'

/**
 * An event as it stands now; with what is the caller's of it.
 *
 * @throws Refusal where it is not published, and the caller has not applied for it
 */
export async function showLive(
  { db }: Services,
  { params: { id } }: GivenOf<typeof eventCalls.live>,
  { signedIn }: Asker,
): Promise<AnswerOf<typeof eventCalls.live>> {
  const event = (await standingOf(db, [id])).get(id)
  const accountId = signedIn && signedIn.userType !== 'ADMIN' ? signedIn.accountId : null
  const application = accountId === null ? undefined : await applicationOf(db, id, accountId)
  if (!event || !(event.published ?? application)) throw new Refusal('notFound')
  return shownLive(event, accountId === null ? null : { accountId, application })
}

/** How many seats are taken of those events among these that are published. */
export async function showTaken(
  { db }: Services,
  { query: { ids } }: GivenOf<typeof eventCalls.taken>,
): Promise<AnswerOf<typeof eventCalls.taken>> {
  const shown = [...(await publishedEvents(db, ids)).keys()]
  return [...(await countsOf(db, shown))].map(([id, { taken }]) => ({ id, taken }))
}

/** What the caller applied for. */
export async function listOwn(
  { db }: Services,
  { query }: GivenOf<typeof eventCalls.ownPage>,
  { accountId, language }: Pick<Caller, 'accountId' | 'language'>,
): Promise<AnswerOf<typeof eventCalls.ownPage>> {
  const { rows, page, counts } = await ownPage(db, accountId, query)
  const events = await standingOf(
    db,
    rows.map(({ event_id: id }) => id),
  )
  const content = rows.flatMap((row) => {
    const event = events.get(row.event_id)
    return event ? [shownOwnRow(event, row, language)] : []
  })
  return { content, page, counts }
}
