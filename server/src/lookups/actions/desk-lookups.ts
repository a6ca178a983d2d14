import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { lookupDeskCalls } from '@portal/protocol/lookups/desk-calls.ts'
import { lookupDeskActions } from '@portal/protocol/lookups/lifecycle.ts'
import { moderators, moderatorsNamedBy, namedHistory, type Moderator } from '../../account/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { mayDo } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { lookupMoves } from '../lookup-moves.ts'
import { deskLookupsPage, findLookup, type LookupShown } from '../queries.ts'
import { shownResult } from '../shown-result.ts'
import { shownAsked, shownLookup } from '../shown.ts'
import { lookupSubject } from '../subject.ts'

type Row = LookupShown & { username: string; unread: number }

/** @param desk who works there */
function shownOnDesk(row: Row, desk: Moderator[]) {
  return {
    ...shownLookup(row),
    username: row.username,
    isQuoted: row.quoted_at !== null,
    assignedTo: desk.find(({ id }) => id === row.assigned_to) ?? null,
    unread: row.unread,
  }
}

/** The lookups that the desk works on. */
export async function listForDesk(
  { db }: Services,
  { query }: GivenOf<typeof lookupDeskCalls.deskPage>,
  { accountId }: Caller,
): Promise<AnswerOf<typeof lookupDeskCalls.deskPage>> {
  const { rows, page, counts } = await deskLookupsPage(db, accountId, query)
  const desk = await moderatorsNamedBy(db, rows, 'DESK')
  return {
    content: rows.map((row) => ({
      ...shownOnDesk(row, desk),
      applicant: row.applicant,
      company: row.company,
    })),
    page,
    counts,
  }
}

/**
 * A lookup as the desk works on it, with the result as far as it is written.
 *
 * @throws Refusal where there is none, or it was deleted
 */
export async function showForDesk(
  services: Services,
  { params: { id } }: GivenOf<typeof lookupDeskCalls.desk>,
  { accountId: by }: Caller,
): Promise<AnswerOf<typeof lookupDeskCalls.desk>> {
  const { db } = services
  const row = await findLookup(db, id)
  if (!row) throw new Refusal('notFound')
  const desk = await moderators(db, 'DESK')
  return {
    ...shownOnDesk(row, desk),
    ...(await shownAsked(services, row)),
    result: await shownResult(services, row.id),
    abilities: mayDo(lookupMoves, row, { as: 'admin', by, among: lookupDeskActions }),
    history: await namedHistory(db, lookupSubject, row.id),
    moderators: desk,
  }
}
