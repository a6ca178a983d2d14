import { sql } from 'kysely'
import { keyedHash } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'

/** So many failures in 15 minutes, by account or by address, and a captcha is asked for. */
const failuresBeforeCaptcha = 3
/** From so many on, one try in so many seconds: guessing slows down, nobody is locked out for good. */
const failuresBeforeDelay = 10
const delaySeconds = 30
const minutes = 15

/** Who tries and from where; kept as keyed hashes only. `account` is its id, or the name where none answers. */
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
