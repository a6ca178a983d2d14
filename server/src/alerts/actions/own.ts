import type { alertCalls } from '@portal/protocol/alerts/calls.ts'
import { filtersIn } from '@portal/protocol/alerts/saved-lists.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { ownAlert } from '../policy.ts'
import { addressOf, alertsPage, findFollowed, findSaved } from '../queries.ts'
import { shownAlerts } from '../shown.ts'

/** The caller's alerts, and whether e-mail can come. */
export async function listAlerts(
  { db }: Services,
  { query }: GivenOf<typeof alertCalls.page>,
  { accountId }: Caller,
): Promise<AnswerOf<typeof alertCalls.page>> {
  const { rows, page, counts } = await alertsPage(db, accountId, query)
  const address = await addressOf(db, accountId)
  return { content: await shownAlerts(db, rows), page, counts, mail: address?.state ?? 'NONE' }
}

/** Whether the caller is told of what is new in a search. */
export async function showSaved(
  { db }: Services,
  { query: { list, address } }: GivenOf<typeof alertCalls.savedSearch>,
  { accountId }: Caller,
): Promise<AnswerOf<typeof alertCalls.savedSearch>> {
  const filters = JSON.stringify(filtersIn(list, new URLSearchParams(address)))
  const alert = await findSaved(db, { accountId, list, filters })
  return { id: alert && !alert.is_paused ? alert.id : null }
}

/** Whether the caller follows a law or an article. */
export async function showFollowing(
  { db }: Services,
  { query: { lawId, article } }: GivenOf<typeof alertCalls.following>,
  { accountId }: Caller,
): Promise<AnswerOf<typeof alertCalls.following>> {
  const alert = await findFollowed(db, { accountId, lawId, article: article ?? null })
  return { id: alert?.id ?? null }
}

/** Ends an alert of the caller's. */
export async function removeAlert(
  { db }: Services,
  { params: { id } }: GivenOf<typeof alertCalls.remove>,
  caller: Caller,
): Promise<null> {
  await ownAlert(db, id, caller)
  await db.deleteFrom('alert').where('id', '=', id).execute()
  return null
}
