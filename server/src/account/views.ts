import type { Database } from '../kernel/database/store.ts'

/** What others may read of accounts, to join it with their own rows: under the table's name, without secrets. */
export function accounts(db: Database) {
  return db
    .selectFrom('account')
    .select(['id', 'username', 'username_key', 'user_type', 'admin_roles', 'state', 'verification'])
    .select(['phone', 'email', 'picture', 'language', 'wants_mail', 'created_at'])
    .as('account')
}

/** What others may read of sessions: when they were used. */
export const sessions = (db: Database) =>
  db.selectFrom('session').select(['account_id', 'last_used_at']).as('session')

/** The ids of accounts by their usernames. */
export async function idsByUsername(
  db: Database,
  usernames: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'username'])
    .where('username', 'in', usernames)
    .execute()
  return new Map(rows.map(({ id, username }) => [username, id]))
}
