import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import { isIndividual } from '@portal/protocol/kernel/user-types.ts'
import type { orderCalls } from '@portal/protocol/orders/calls.ts'
import {
  orderContactStates,
  orderDemanderActions,
  orderProviderActions,
  type OrderState,
} from '@portal/protocol/orders/lifecycle.ts'
import { shownFee, shownHelp } from '../kernel/help-columns.ts'
import { mayDo } from '../kernel/mover.ts'
import { providerOf, shownProvider } from '../providers/door.ts'
import { orderMoves } from './order-moves.ts'
import { sideOf } from './policy.ts'
import type { OrderShown } from './queries.ts'

type Row = AnswerOf<typeof orderCalls.page>['content'][number]

/** Whether contacts of the two sides are open to each other. */
export function hasOpenContacts(state: OrderState): boolean {
  return orderContactStates.some((one) => one === state)
}

function abilitiesOf(row: OrderShown, by: string): Row['abilities'] {
  return sideOf(row, by) === 'provider'
    ? mayDo(orderMoves, row, { as: 'provider', by, among: orderProviderActions })
    : mayDo(orderMoves, row, { as: 'demander', by, among: orderDemanderActions })
}

/** The demander, as far as the reader may know who it is. */
function demanderOf(row: OrderShown, readerId: string): Row['demander'] {
  const isKnown = row.account_id === readerId || !isIndividual(row.user_type) || hasOpenContacts(row.state)
  return {
    userType: row.user_type,
    name: isKnown ? row.name : null,
    picture: isKnown ? row.picture : null,
    country: row.country,
  }
}

/** What a side sees of an order. */
export function shownOrder(row: OrderShown, readerId: string): Row {
  return {
    id: row.id,
    code: row.code,
    state: row.state,
    side: sideOf(row, readerId) === 'provider' ? 'RECEIVED' : 'PLACED',
    ordered: {
      serviceId: row.service_id,
      title: row.title,
      language: row.language,
      ...shownHelp(row),
      description: row.description,
      firm: row.firm,
      ...shownFee(row),
    },
    provider: shownProvider(providerOf(row.provider!)),
    demander: demanderOf(row, readerId),
    orderedAt: row.ordered_at.toISOString(),
    expectedOn: row.expected_on,
    conversationId: row.conversation_id,
    isToEvaluate: row.is_to_evaluate && row.account_id === readerId,
    abilities: abilitiesOf(row, readerId),
  }
}
