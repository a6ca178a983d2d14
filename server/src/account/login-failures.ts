import { sql } from 'kysely'
import { keyedHash } from '../kernel/crypto.ts'
import { transactionApart } from '../kernel/database/before-commit.ts'
import type { Database } from '../kernel/database/store.ts'
import { lockSubjects } from './subject-locks.ts'

/** So many failures in 15 minutes, by account or by address, and a captcha is asked for. */
const failuresBeforeCaptcha = 3
/** From so many on, one try in so many seconds: guessing slows down, nobody is locked out for good. */
const failuresBeforeDelay = 10
const delaySeconds = 30
const minutes = 15

/** Who tries and from where; kept as keyed hashes only. `account` is its id, or the folded name where none answers. */
export interface LoginTry {
  account: string
  address: string
}

export interface LoginHistory {
  isCaptchaDue: boolean
  /** Seconds until the next try; 0 for now. */
  waitSeconds: number
}

function subjectsOf(secretKey: string, { account, address }: LoginTry): Buffer[] {
  return [
    keyedHash(secretKey, 'login account', account.toLowerCase()),
    keyedHash(secretKey, 'login address', address),
  ]
}

export async function loginHistory(db: Database, secretKey: string, login: LoginTry): Promise<LoginHistory> {
  const rows = await db
    .selectFrom('login_failure')
    .select((eb) => eb.fn.countAll<number>().as('failures'))
    .select(sql<number>`extract(epoch from now() - max(at))::float8`.as('seconds_ago'))
    .where('subject', 'in', subjectsOf(secretKey, login))
    .where(sql<boolean>`at > now() - make_interval(mins => ${minutes})`)
    .groupBy('subject')
    .execute()
  const waits = rows
    .filter(({ failures }) => failures >= failuresBeforeDelay)
    .map(({ seconds_ago }) => Math.ceil(delaySeconds - seconds_ago))
  return {
    isCaptchaDue: rows.some(({ failures }) => failures >= failuresBeforeCaptcha),
    waitSeconds: Math.max(0, ...waits),
  }
}

export async function noteFailure(db: Database, secretKey: string, login: LoginTry): Promise<void> {
  await db
    .insertInto('login_failure')
    .values(subjectsOf(secretKey, login).map((subject) => ({ subject })))
    .execute()
}

/** A right password clears the account's count; the address keeps its own. */
export async function clearFailures(db: Database, secretKey: string, login: LoginTry): Promise<void> {
  const [subject] = subjectsOf(secretKey, login)
  await db.deleteFrom('login_failure').where('subject', '=', subject!).execute()
}

/** A try that has been counted as failed before its password was looked at. */
export interface ReservedTry extends LoginHistory {
  /** Null where the try may not go on. */
  ids: number[] | null
}

/**
 * Counts a try before its password is looked at, one after the other for one account or one address: of however many
 * that come side by side, no more go on than would have gone on one by one.
 */
export async function reserveTry(
  db: Database,
  secretKey: string,
  login: LoginTry,
  { hasCaptcha }: { hasCaptcha: boolean },
): Promise<ReservedTry> {
  const subjects = subjectsOf(secretKey, login)
  return transactionApart(db, async (transaction) => {
    await lockSubjects(transaction, subjects)
    const history = await loginHistory(transaction, secretKey, login)
    if (history.waitSeconds > 0 || (history.isCaptchaDue && !hasCaptcha)) return { ...history, ids: null }
    const rows = await transaction
      .insertInto('login_failure')
      .values(subjects.map((subject) => ({ subject })))
      .returning('id')
      .execute()
    return { ...history, ids: rows.map(({ id }) => id) }
  })
}

/** Takes a try back that was no failure after all. */
export async function giveBack(db: Database, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('login_failure').where('id', 'in', ids).execute()
}
