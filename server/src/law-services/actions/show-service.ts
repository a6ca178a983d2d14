import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { lawServiceCalls } from '@portal/protocol/law-services/calls.ts'
import type { orderBars } from '@portal/protocol/law-services/schemas.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { isOffered, ownService, readableService, type Acting } from '../policy.ts'
import { shownOwnService, shownTo } from '../shown.ts'

/** Why somebody cannot order a service, whatever its state; null where nothing keeps them from it. */
export function orderBarOf(
  { account_id: owner }: { account_id: string },
  { accountId, userType, verification }: Pick<Acting, 'accountId' | 'userType' | 'verification'>,
): (typeof orderBars)[number] | null {
  if (owner === accountId) return 'own'
  if (userType === 'ADMIN') return 'administrator'
  return verification === 'VERIFIED' ? null : 'notVerified'
}

/** A service that the caller may read. */
export async function showService(
  { db }: Services,
  { params: { id } }: GivenOf<typeof lawServiceCalls.read>,
  caller: Caller,
): Promise<AnswerOf<typeof lawServiceCalls.read>> {
  const row = await readableService(db, id, caller)
  return {
    ...shownTo(row, caller.signedIn),
    revision: row.revision,
    content: row.content,
    firm: row.firm,
    cases: row.case_texts,
    openOrderId: row.reader?.orderId ?? null,
    bar: orderBarOf(row, caller),
    isOffered: isOffered(row),
  }
}

/** A service of the caller's own. */
export async function showOwnService(
  { db }: Services,
  { params: { id } }: GivenOf<typeof lawServiceCalls.own>,
  caller: Caller,
): Promise<AnswerOf<typeof lawServiceCalls.own>> {
  const row = await ownService(db, id, caller)
  return shownOwnService(db, row)
}
