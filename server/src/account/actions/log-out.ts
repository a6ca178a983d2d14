import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { clearSessionCookies } from '../cookies.ts'
import { endSession } from '../sessions.ts'

/** Ends the session of the request. */
export async function logOut({ db }: Services, _given: object, { tokenHash, wire }: Caller): Promise<null> {
  await endSession(db, tokenHash)
  clearSessionCookies(wire)
  return null
}
