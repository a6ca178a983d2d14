import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { lookupDeskCalls } from '@portal/protocol/lookups/desk-calls.ts'
import { lookupDeskActions } from '@portal/protocol/lookups/lifecycle.ts'
import { moderators, namedHistory } from '../../account/door.ts'
import { unreadFrom } from '../../conversations/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { mayDo } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { lookupMoves } from '../lookup-moves.ts'
import { deskLookupsPage, findLookup, type LookupShown } from '../queries.ts'
import { shownResult } from '../shown-result.ts'
import { shownAsked, shownLookup } from '../shown.ts'
import { lookupSubject } from '../subject.ts'

type Row = LookupShown & { username: string; conversation_id: string | null }

/** What rows are shown with: who of the desk there is, and what applicants wrote in their threads that was not read. */
async function besides(db: Database, rows: readonly Row[]) {
  const all = await moderators(db, 'DESK')
  const unread = await unreadFrom(
    db,
    rows.flatMap(({ conversation_id: conversationId, account_id: writerId }) =>
      conversationId === null ? [] : [{ conversationId, writerId }],
    ),
  )
  return { all, unread }
}

type Besides = Awaited<ReturnType<typeof besides>>

function shownOnDesk(row: Row, { all, unread }: Besides) {
  return {
    ...shownLookup(row),
    username: row.username,
    isQuoted: row.quoted_at !== null,
    assignedTo: all.find(({ id }) => id === row.assigned_to) ?? null,
    unread: unread.get(row.conversation_id ?? '') ?? 0,
  }
}

/** The lookups that the desk works on. */
export async function listForDesk(
  { db }: Services,
  { query }: GivenOf<typeof lookupDeskCalls.deskPage>,
  { accountId }: Caller,
): Promise<AnswerOf<typeof lookupDeskCalls.deskPage>> {
  const { rows, page, counts } = await deskLookupsPage(db, accountId, query)
  const told = await besides(db, rows)
  return {
    content: rows.map((row) => ({
      ...shownOnDesk(row, told),
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
  const told = await besides(db, [row])
  return {
    ...shownOnDesk(row, told),
    ...(await shownAsked(services, row)),
    result: await shownResult(services, row.id),
    abilities: mayDo(lookupMoves, row, { as: 'admin', by, among: lookupDeskActions }),
    history: await namedHistory(db, lookupSubject, row.id),
    moderators: told.all,
  }
}
