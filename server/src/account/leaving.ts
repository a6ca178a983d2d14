import type { Leaver, Owner } from '../kernel/leaving.ts'
import { ownHistory } from '../kernel/history.ts'
import type { Mover } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { forgetCodes } from './codes.ts'
import { noPassword } from './passwords.ts'

/** What is left of an account is its username: what its owner wrote to others stands under that. */
export async function eraseAccount(
  { transaction }: Mover,
  { secretKey }: Services,
  { id, phone, email }: Leaver,
): Promise<void> {
  await forgetCodes(transaction, secretKey, { phone, email })
  await transaction
    .updateTable('account')
    .set({
      phone: null,
      email: null,
      picture: null,
      password_hash: noPassword,
      admin_roles: [],
      wants_mail: false,
    })
    .where('id', '=', id)
    .execute()
}

/** The account itself, and what was noted of how it was used. */
export async function ownAccount({ db }: Services, { id }: Owner) {
  const account = await db
    .selectFrom('account')
    .select(['id', 'username', 'user_type', 'admin_roles', 'state', 'verification', 'created_at'])
    .select(['phone', 'email', 'picture', 'language', 'wants_mail'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const acceptances = await db
    .selectFrom('acceptance')
    .select(['document', 'version', 'language', 'accepted_at'])
    .where('account_id', '=', id)
    .execute()
  const sessions = await db
    .selectFrom('session')
    .select(['browser', 'system', 'created_at', 'last_used_at'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute()
  return { account, acceptances, sessions, history: await ownHistory(db, 'account', id) }
}
