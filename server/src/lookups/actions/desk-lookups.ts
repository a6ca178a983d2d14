import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { lookupDeskCalls } from '@portal/protocol/lookups/desk-calls.ts'
import { lookupDeskActions } from '@portal/protocol/lookups/lifecycle.ts'
import { moderators, namedHistory } from '../../account/door.ts'
import { threadsOf, unreadFrom } from '../../conversations/door.ts'
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

type Row = LookupShown & { username: string }

/** What rows are shown with: who of the desk there is, their threads, and what applicants wrote that was not read. */
async function besides(db: Database, rows: readonly Row[]) {
  const all = await moderators(db, 'DESK')
  const threads = await threadsOf(
    db,
    lookupSubject,
    rows.map(({ id }) => id),
  )
  const unread = await unreadFrom(
    db,
    rows.flatMap(({ id, account_id: writerId }) => {
      const conversationId = threads.get(id)
      return conversationId ? [{ conversationId, writerId }] : []
    }),
  )
  return { all, threads, unread }
}

type Besides = Awaited<ReturnType<typeof besides>>

function shownOnDesk(row: Row, { all, threads, unread }: Besides) {
  return {
    ...shownLookup(row),
    username: row.username,
    isQuoted: row.quoted_at !== null,
    assignedTo: all.find(({ id }) => id === row.assigned_to) ?? null,
    unread: unread.get(threads.get(row.id) ?? '') ?? 0,
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
    ...(await shownAsked(services, row, told.threads.get(row.id))),
    result: await shownResult(services, row.id),
    abilities: mayDo(lookupMoves, row, { as: 'admin', by, among: lookupDeskActions }),
    history: await namedHistory(db, lookupSubject, row.id),
    moderators: told.all,
  }
}
