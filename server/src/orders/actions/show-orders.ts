import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { orderCalls } from '@portal/protocol/orders/calls.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { ownOrder } from '../policy.ts'
import { ordersPage, type OrderFound } from '../queries.ts'
import { hasOpenContacts, shownOrder } from '../shown.ts'

/** The orders that the caller placed or received. */
export async function listOrders(
  { db }: Services,
  { query: { side, ...asked } }: GivenOf<typeof orderCalls.page>,
  { accountId }: Caller,
): Promise<AnswerOf<typeof orderCalls.page>> {
  const { rows, page, counts } = await ordersPage(
    db,
    side === 'RECEIVED' ? 'provider_id' : 'account_id',
    accountId,
    asked,
  )
  return { content: rows.map((row) => shownOrder(row, accountId)), page, counts }
}

function givenContacts({ contact, phone, email }: OrderFound) {
  return { name: contact, phone, email }
}

/** An order of which the caller is a side; the other side's contacts as far as they are open. */
export async function showOrder(
  { db }: Services,
  { params: { id } }: GivenOf<typeof orderCalls.read>,
  caller: Caller,
): Promise<AnswerOf<typeof orderCalls.read>> {
  const { accountId } = caller
  const row = await ownOrder(db, id, caller)
  const isDemander = row.account_id === accountId
  const { name, phone, email } = row.provider!
  const others = isDemander ? { name, phone, email } : givenContacts(row)
  const shown = shownOrder(row, accountId)
  return {
    ...shown,
    ordered: { ...shown.ordered, content: row.content },
    note: row.note,
    contacts: hasOpenContacts(row.state) ? others : null,
    ownContacts: isDemander ? givenContacts(row) : null,
    history: row.moves,
  }
}
