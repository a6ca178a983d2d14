import type { Viewer } from '@portal/protocol/kernel/user-types.ts'
import type { CallContext } from '../../kernel/http/context.ts'
import type { Services } from '../../kernel/services.ts'
import { setSessionCookies } from '../cookies.ts'
import { deviceOf } from '../device.ts'
import { openSession } from '../sessions.ts'

interface KnownAccount {
  id: string
  user_type: Viewer['userType']
  username: string
  picture: string | null
}

/** Opens a session for someone who has shown who they are: a new token each time, whatever came before. */
export async function openSignedIn(
  { db }: Services,
  account: KnownAccount,
  { request, reply }: CallContext,
): Promise<{ accessToken: string; userInfo: Viewer }> {
  const accessToken = await openSession(db, account.id, deviceOf(request.headers['user-agent']))
  const userInfo = { userType: account.user_type, username: account.username, picture: account.picture }
  setSessionCookies(request, reply, accessToken, userInfo)
  return { accessToken, userInfo }
}
