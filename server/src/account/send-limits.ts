import { sql } from 'kysely'
import { keyedHash } from '../kernel/crypto.ts'
import { transactionApart } from '../kernel/database/before-commit.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Config } from '../kernel/config.ts'
import type { Target } from './messages.ts'
import { lockSubjects } from './subject-locks.ts'

/** One of the limits a send may meet: so many of a subject within so many seconds. */
interface Limit {
  subject: Buffer
  most: number
  seconds: number
}

/** What counting goes by. */
interface Counting {
  secretKey: string
  config: Pick<Config, 'codeLimits' | 'smsLimits'>
}

/** SMS cost money, whoever has them sent and from however many addresses. */
const everySms = (secretKey: string) => keyedHash(secretKey, 'send target', 'SMS')

function limitsOf({ secretKey, config }: Counting, target: Target, address: string): Limit[] {
  const { codeLimits: limits, smsLimits } = config
  const ofTarget = keyedHash(secretKey, 'send target', `${target.channel}:${target.recipient}`)
  const ofAddress = keyedHash(secretKey, 'send address', address)
  return [
    { subject: ofTarget, most: 1, seconds: limits.secondsBetween },
    { subject: ofTarget, most: limits.perTarget, seconds: 24 * 3600 },
    { subject: ofAddress, most: limits.perAddress, seconds: 3600 },
    ...(target.channel === 'SMS'
      ? [
          { subject: everySms(secretKey), most: smsLimits.perHour, seconds: 3600 },
          { subject: everySms(secretKey), most: smsLimits.perDay, seconds: 24 * 3600 },
        ]
      : []),
  ]
}

/** Seconds until a limit lets the next one through; 0 for now. */
async function waitFor(db: Database, { subject, most, seconds }: Limit): Promise<number> {
  const row = await db
    .selectFrom('send_count')
    .select(sql<number>`ceil(extract(epoch from at - now()) + ${seconds}::float8)::float8`.as('wait'))
    .where('subject', '=', subject)
    .orderBy('at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  return Math.max(0, row?.wait ?? 0)
}

/**
 * Counts a message to a target, sent from an address, where the limits allow it. Counting for one target or one
 * address, and for SMS as a whole, goes one after the other, so that requests side by side share the limit.
 *
 * @returns seconds to wait, 0 where the message may go and has been counted
 */
export async function countSend(
  db: Database,
  counting: Counting,
  target: Target,
  address: string,
): Promise<number> {
  const all = limitsOf(counting, target, address)
  const subjects = [...new Map(all.map(({ subject }) => [subject.toString('hex'), subject])).values()]
  return transactionApart(db, async (transaction) => {
    await lockSubjects(transaction, subjects)
    let longest = 0
    for (const limit of all) longest = Math.max(longest, await waitFor(transaction, limit))
    if (longest > 0) return longest
    await transaction
      .insertInto('send_count')
      .values(subjects.map((subject) => ({ subject })))
      .execute()
    return 0
  })
}

/** How many codes went by SMS to all people in the last hour, and in the last day. */
export async function countSms(db: Database, secretKey: string): Promise<{ hour: number; day: number }> {
  return db
    .selectFrom('send_count')
    .select((eb) => eb.fn.countAll<number>().as('day'))
    .select(sql<number>`count(*) filter (where at > now() - interval '1 hour')`.as('hour'))
    .where('subject', '=', everySms(secretKey))
    .where(sql<boolean>`at > now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
}
