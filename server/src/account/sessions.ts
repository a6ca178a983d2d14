import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import { randomToken, tokenHash } from '../kernel/crypto.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Device } from './device.ts'
import type { SecondFactor, SignedIn } from '../kernel/http/caller.ts'
import { Refusal } from '../kernel/refusal.ts'
import { purgeAnswers } from '../kernel/http/idempotency.ts'

/** A session ends after so long without use. */
export const sessionDays = 7
/** Use is written down at most this often, so that reading pages does not write rows. */
const touchMinutes = 10

/** An administrator's session asks for the second factor again after so long, however much it is used. */
const secondFactorHours = 12

/** Opens a session and answers its token, of which only the hash is kept. */
export async function openSession(
  db: Database,
  accountId: string,
  { browser, system }: Device = { browser: null, system: null },
): Promise<string> {
  const token = randomToken()
  await db
    .insertInto('session')
    .values({ token_hash: tokenHash(token), account_id: accountId, browser, system })
    .execute()
  return token
}

/** How far an administrator's session has come. */
function secondFactorOf(
  row: { user_type: UserType; is_enrolled: boolean; has_passed: boolean },
  isRequired: boolean,
): SecondFactor {
  if (row.user_type !== 'ADMIN') return 'off'
  if (row.is_enrolled) return row.has_passed ? 'passed' : 'enter'
  return isRequired ? 'enrol' : 'off'
}

/** What a request says of how its session is used. */
interface SessionUse {
  /** Administrators have to have a second factor. */
  needsSecondFactor: boolean
  /** Counts as use of the session, which then lasts longer. */
  prolongs: boolean
}

const sessionInUse = statement((db, { hash }: { hash: Buffer }) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('second_factor', 'second_factor.account_id', 'account.id')
    .select(['account.id', 'user_type', 'username', 'picture', 'state', 'verification', 'admin_roles'])
    .select(
      sql<boolean>`coalesce(second_factor_at > now() - make_interval(hours => ${secondFactorHours}), false)`.as(
        'has_passed',
      ),
    )
    .select(sql<boolean>`confirmed_at is not null`.as('is_enrolled'))
    .select(
      sql<boolean>`session.last_used_at < now() - make_interval(mins => ${touchMinutes})`.as('is_stale'),
    )
    .where('token_hash', '=', hash)
    .where(sql<boolean>`session.last_used_at > now() - make_interval(days => ${sessionDays})`)
    .where('state', 'in', ['ACTIVE', 'FROZEN']),
)

/** The account behind a token; null when it is unknown, has ended, or the account may not be used. */
export async function findSession(
  db: Database,
  token: string,
  { needsSecondFactor, prolongs }: SessionUse,
): Promise<SignedIn | null> {
  const hash = tokenHash(token)
  const [row] = await sessionInUse(db, { hash })
  if (!row) return null
  if (row.is_stale && prolongs) {
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
    verification: row.verification,
    roles: row.admin_roles,
    secondFactor: secondFactorOf(row, needsSecondFactor),
    tokenHash: hash,
  }
}

export async function endSession(db: Database, hash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hash).execute()
}

/** The account's open sessions, the last used first. */
export function listSessions(db: Database, accountId: string) {
  return db
    .selectFrom('session')
    .select(['id', 'token_hash', 'browser', 'system', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`last_used_at > now() - make_interval(days => ${sessionDays})`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
}

/**
 * Ends one session of an account.
 *
 * @throws Refusal where there is none, or it is somebody else's
 */
export async function endSessionOf(db: Database, accountId: string, id: string): Promise<void> {
  const session = await db.selectFrom('session').select('account_id').where('id', '=', id).executeTakeFirst()
  if (!session) throw new Refusal('notFound')
  if (session.account_id !== accountId) throw new Refusal('notForYou')
  await db.deleteFrom('session').where('id', '=', id).execute()
}

/** Ends every session of an account, but for the one named. */
export async function endSessions(db: Database, accountId: string, but: Buffer | null = null): Promise<void> {
  await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(but !== null, (query) => query.where('token_hash', '!=', but!))
    .execute()
}

/** Removes what has run out: sessions, captchas, codes, links, counted failures and sends, answers to repeat. */
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
  await db
    .deleteFrom('verification_code')
    .where(sql<boolean>`expires_at < now()`)
    .execute()
  await db
    .deleteFrom('reset_link')
    .where(sql<boolean>`expires_at < now()`)
    .execute()
  await db
    .deleteFrom('send_count')
    .where(sql<boolean>`at < now() - interval '1 day'`)
    .execute()
  await db
    .deleteFrom('captcha_answer')
    .where(sql<boolean>`at < now() - interval '1 hour'`)
    .execute()
  await purgeAnswers(db)
}

/** Notes that a session has passed the second factor. */
export async function passSecondFactor(transaction: Database, token: Buffer): Promise<void> {
  await transaction
    .updateTable('session')
    .set({ second_factor_at: sql`now()` })
    .where('token_hash', '=', token)
    .execute()
}

/** The same after a new second factor was set up: the account's other sessions have not passed it. */
export async function passInThisSessionAlone(
  transaction: Database,
  accountId: string,
  token: Buffer,
): Promise<void> {
  await transaction
    .updateTable('session')
    .set({ second_factor_at: sql`case when token_hash = ${token} then now() end` })
    .where('account_id', '=', accountId)
    .execute()
}
