import type { Viewer } from '@portal/protocol/kernel/user-types.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { setSessionCookies } from '../cookies.ts'
import { deviceOf } from '../device.ts'
import { openSession } from '../sessions.ts'

interface KnownAccount {
  id: string
  user_type: Viewer['userType']
  username: string
  picture: string | null
  password_hash: string
}

/** Opens a session for someone who has shown who they are: a new token each time, whatever came before. */
export async function openSignedIn(
  { db }: Services,
  account: KnownAccount,
  { wire }: Asker,
): Promise<{ accessToken: string; userInfo: Viewer }> {
  const device = deviceOf(wire.header('user-agent'))
  const accessToken = await db.transaction().execute(async (transaction) => {
    // A suspension or a new password, while the login was judged, has ended the sessions there were.
    const unchanged = await transaction
      .selectFrom('account')
      .select('id')
      .where('id', '=', account.id)
      .where('state', 'in', ['ACTIVE', 'FROZEN'])
      .where('password_hash', '=', account.password_hash)
      .forShare()
      .executeTakeFirst()
    if (!unchanged) throw new Refusal('wrongPassword')
    return openSession(transaction, account.id, device)
  })
  const { id, user_type: userType, username, picture } = account
  const userInfo = { id, userType, username, picture }
  setSessionCookies(wire, accessToken, userInfo)
  return { accessToken, userInfo }
}
