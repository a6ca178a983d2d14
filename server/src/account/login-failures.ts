import { sql } from 'kysely'
import { keyedHash } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'

/** So many failures in 15 minutes, by account name or by address, and a captcha is asked for. */
const failuresBeforeCaptcha = 3
const minutes = 15

/** Failures are counted under keyed hashes: neither names nor addresses are kept. */
function subjectsOf(secretKey: string, account: string, address: string): Buffer[] {
  return [
    keyedHash(secretKey, 'login account', account.toLowerCase()),
    keyedHash(secretKey, 'login address', address),
  ]
}

export async function needsCaptcha(
  db: Database,
  secretKey: string,
  account: string,
  address: string,
): Promise<boolean> {
  const rows = await db
    .selectFrom('login_failure')
    .select((eb) => eb.fn.countAll<number>().as('failures'))
    .where('subject', 'in', subjectsOf(secretKey, account, address))
    .where(sql<boolean>`at > now() - make_interval(mins => ${minutes})`)
    .groupBy('subject')
    .execute()
  return rows.some(({ failures }) => failures >= failuresBeforeCaptcha)
}

export async function noteFailure(db: Database, secretKey: string, account: string, address: string) {
  await db
    .insertInto('login_failure')
    .values(subjectsOf(secretKey, account, address).map((subject) => ({ subject })))
    .execute()
}

/** A right password clears the account's count; the address keeps its own. */
export async function clearFailures(db: Database, secretKey: string, account: string, address: string) {
  const [subject] = subjectsOf(secretKey, account, address)
  await db.deleteFrom('login_failure').where('subject', '=', subject!).execute()
}
