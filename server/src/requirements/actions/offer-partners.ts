import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { findProviders } from '../../providers/door.ts'

/** Whom the owner of a requirement may have in mind for it. */
export function offerPartners(
  { db }: Services,
  { query: { keyword } }: GivenOf<typeof requirementCalls.partners>,
  { accountId }: Caller,
): Promise<AnswerOf<typeof requirementCalls.partners>> {
  return findProviders(db, keyword, accountId)
}
