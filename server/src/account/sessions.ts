import { sql } from 'kysely'
import { randomToken, tokenHash } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'
import type { SignedIn } from '../kernel/http/context.ts'

/** A session ends after so long without use. */
export const sessionDays = 7
/** Use is written down at most this often, so that reading pages does not write rows. */
const touchMinutes = 10

/** Opens a session and answers its token, of which only the hash is kept. */
export async function openSession(db: Database, accountId: string): Promise<string> {
  const token = randomToken()
  await db
    .insertInto('session')
    .values({ token_hash: tokenHash(token), account_id: accountId })
    .execute()
  return token
}

/** The account behind a token; null when it is unknown, has ended, or the account may not be used. */
export async function findSession(db: Database, token: string): Promise<SignedIn | null> {
  const hash = tokenHash(token)
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'user_type', 'username', 'picture', 'state'])
    .select(
      sql<boolean>`session.last_used_at < now() - make_interval(mins => ${touchMinutes})`.as('is_stale'),
    )
    .where('token_hash', '=', hash)
    .where(sql<boolean>`session.last_used_at > now() - make_interval(days => ${sessionDays})`)
    .where('state', 'in', ['ACTIVE', 'FROZEN'])
    .executeTakeFirst()
  if (!row) return null
  if (row.is_stale) {
    await db
      .updateTable('session')
      .set({ last_used_at: sql`now()` })
      .where('token_hash', '=', hash)
      .execute()
  }
  return {
    accountId: row.id,
    userType: row.user_type,
    username: row.username,
    picture: row.picture,
    state: row.state,
    tokenHash: hash,
  }
}

export async function endSession(db: Database, hash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hash).execute()
}

/** Removes what has run out: sessions, captchas, counted failures. */
export async function purgeExpired(db: Database): Promise<void> {
  await db
    .deleteFrom('session')
    .where(sql<boolean>`last_used_at < now() - make_interval(days => ${sessionDays})`)
    .execute()
  await db
    .deleteFrom('captcha')
    .where(sql<boolean>`expires_at < now()`)
    .execute()
  await db
    .deleteFrom('login_failure')
    .where(sql<boolean>`at < now() - interval '1 day'`)
    .execute()
}
