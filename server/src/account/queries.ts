import { emailKey } from '@portal/protocol/account/rules/names.ts'
import { toE164 } from '@portal/protocol/account/rules/phone.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Channel } from '../kernel/outbox.ts'

const signInColumns = ['id', 'username', 'user_type', 'picture', 'state', 'password_hash'] as const

/** One writing of a name for all that an account of that name would answer to. */
export function foldName(name: string): string {
  return toE164(name, 'CN') ?? emailKey(name)
}

/** The account that answers to a username, an e-mail address, or a phone number (of the mainland, without its code). */
export function findByName(db: Database, name: string) {
  const key = name.trim().toLowerCase()
  const phone = toE164(name, 'CN')
  return db
    .selectFrom('account')
    .select(signInColumns)
    .where((eb) =>
      eb.or([
        eb('username_key', '=', key),
        eb('email', '=', emailKey(name)),
        ...(phone ? [eb('phone', '=', phone)] : []),
      ]),
    )
    .where('state', '!=', 'CANCELLED')
    .executeTakeFirst()
}

/** The account that a phone number or an e-mail address belongs to. */
export function findByContact(db: Database, channel: Channel, recipient: string) {
  return db
    .selectFrom('account')
    .select([...signInColumns, 'language'])
    .where(channel === 'SMS' ? 'phone' : 'email', '=', recipient)
    .where('state', '!=', 'CANCELLED')
    .executeTakeFirst()
}

export function findById(db: Database, id: string) {
  return db
    .selectFrom('account')
    .select([...signInColumns, 'language', 'phone', 'email', 'verification'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Why the data given last were rejected; null where they wait or are approved. */
export async function rejectionReason(db: Database, accountId: string): Promise<string | null> {
  const newest = await db
    .selectFrom('submission')
    .select('reason')
    .where('account_id', '=', accountId)
    .where('state', '!=', 'SUPERSEDED')
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.reason ?? null
}
