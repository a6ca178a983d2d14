import type { setPasswordBody } from '@portal/protocol/account/safety-calls.ts'
import type { z } from 'zod'
import type { CallContext } from '../../kernel/http/context.ts'
import type { Services } from '../../kernel/services.ts'
import { hashPassword, refuseWeakPassword } from '../passwords.ts'
import { endSessions } from '../sessions.ts'
import { writeNotices } from '../write-notices.ts'
import { confirmPassword, whoIs } from './confirm-password.ts'

/** Changes the password; the account's other sessions end, and a link to reset it. */
export async function setPassword(
  services: Services,
  { oldPassword, password }: z.output<typeof setPasswordBody>,
  context: CallContext,
): Promise<null> {
  const { db, outbox } = services
  const account = await confirmPassword(services, oldPassword, context)
  refuseWeakPassword(password, account.username, context.language)
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('account')
      .set({ password_hash: passwordHash })
      .where('id', '=', account.id)
      .execute()
    await transaction.deleteFrom('reset_link').where('account_id', '=', account.id).execute()
    await endSessions(transaction, account.id, whoIs(context).tokenHash)
    await writeNotices(transaction, outbox, account, 'passwordChanged')
  })
  await outbox.wake()
  return null
}
