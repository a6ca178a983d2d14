import type { safetyCalls } from '@portal/protocol/account/safety-calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { sameBytes } from '../../kernel/crypto.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { endSessionOf, endSessions, listSessions } from '../sessions.ts'

/** Where the caller is signed in. */
export async function listOwnSessions(
  { db }: Services,
  _given: object,
  { accountId, tokenHash }: Caller,
): Promise<AnswerOf<typeof safetyCalls.sessions>> {
  const sessions = await listSessions(db, accountId)
  return sessions.map((session) => ({
    id: session.id,
    browser: session.browser,
    system: session.system,
    openedAt: session.created_at.toISOString(),
    lastUsedAt: session.last_used_at.toISOString(),
    isCurrent: sameBytes(session.token_hash, tokenHash),
  }))
}

/** Ends one of them. */
export async function endOwnSession(
  { db }: Services,
  { params }: GivenOf<typeof safetyCalls.endSession>,
  { accountId }: Caller,
): Promise<null> {
  await endSessionOf(db, accountId, params.id)
  return null
}

/** Ends all but the one of the request. */
export async function endOtherSessions(
  { db }: Services,
  _given: object,
  { accountId, tokenHash }: Caller,
): Promise<null> {
  await endSessions(db, accountId, tokenHash)
  return null
}
