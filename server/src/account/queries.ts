import { emailKey } from '@portal/protocol/account/rules/names.ts'
import { toE164 } from '@portal/protocol/account/rules/phone.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Channel } from '../kernel/outbox.ts'

const signInColumns = ['id', 'username', 'user_type', 'picture', 'state', 'password_hash'] as const

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
    .select([...signInColumns, 'language', 'phone', 'email', 'verification', 'verification_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
