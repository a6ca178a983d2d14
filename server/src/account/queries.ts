import type { Database } from '../kernel/database/store.ts'

/** The account that answers to a username, a phone number or an e-mail address. */
export function findByName(db: Database, name: string) {
  const key = name.trim().toLowerCase()
  const phone = key.replace(/[\s()-]/g, '')
  return db
    .selectFrom('account')
    .select(['id', 'username', 'user_type', 'picture', 'state', 'password_hash'])
    .where((eb) =>
      eb.or([eb('username_key', '=', key), eb('email', '=', key), eb('phone', 'in', [phone, `+86${phone}`])]),
    )
    .executeTakeFirst()
}
