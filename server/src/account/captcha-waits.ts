import { sql } from 'kysely'
import type { Asker } from '../kernel/http/caller.ts'
import { keyedHash } from '../kernel/crypto.ts'
import { transactionApart } from '../kernel/database/before-commit.ts'
import type { Database } from '../kernel/database/store.ts'
import { Refusal, TooSoon } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { captchasOf, isRightCaptcha } from './captcha.ts'
import { captchaId } from './cookies.ts'
import { lockSubjects } from './subject-locks.ts'

/** So many wrong answers from an address within these minutes cost nothing; each further one doubles the wait. */
const free = { wrong: 5, minutes: 15 }
const [shortestWait, longestWait] = [10, 300]
/** So many captchas used up from an address within these minutes: no person does, a program that reads them may. */
const solved = { most: 30, minutes: 10, wait: 20 }

/** Seconds until the next answer from an address is looked at; 0 for now. */
async function waitOf(db: Database, subject: Buffer): Promise<number> {
  const rows = await db
    .selectFrom('captcha_answer')
    .select(['is_right'])
    .select((eb) => eb.fn.countAll<number>().as('answers'))
    .select(sql<number>`extract(epoch from now() - max(at))::float8`.as('seconds_ago'))
    .where('subject', '=', subject)
    .where(
      sql<boolean>`at > now() - make_interval(mins => case when is_right
        then ${solved.minutes}::int else ${free.minutes}::int end)`,
    )
    .groupBy('is_right')
    .execute()
  const waits = rows.map(({ is_right, answers, seconds_ago }) => {
    const beyond = answers - (is_right ? solved.most : free.wrong)
    if (beyond <= 0) return 0
    const wait = is_right ? solved.wait : Math.min(longestWait, shortestWait * 2 ** (beyond - 1))
    return Math.ceil(wait - seconds_ago)
  })
  return Math.max(0, ...waits)
}

async function noteAnswer(db: Database, subject: Buffer, isRight: boolean): Promise<void> {
  await db.insertInto('captcha_answer').values({ subject, is_right: isRight }).execute()
}

/**
 * Looks at what was read in the asker's captcha; a right answer that is used up counts as a captcha solved. Answers
 * from one address take turns, so that many at once wait as one after the other would.
 *
 * @throws TooSoon where the address has answered wrong, or solved captchas, too often
 * @throws Refusal where it is wrong
 */
export async function admitCaptcha(
  services: Services,
  { address, wire }: Pick<Asker, 'address' | 'wire'>,
  answer: string,
  { useUp }: { useUp: boolean },
): Promise<void> {
  const subject = keyedHash(services.secretKey, 'captcha address', address)
  // What is counted outlasts the refusal.
  const { isRight, wait } = await transactionApart(services.db, async (transaction) => {
    await lockSubjects(transaction, [subject])
    const seconds = await waitOf(transaction, subject)
    if (seconds > 0) return { isRight: false, wait: seconds }
    const settings = { ...captchasOf(services), db: transaction }
    const isAnswered = await isRightCaptcha(settings, captchaId(wire), answer, { useUp })
    if (useUp || !isAnswered) await noteAnswer(transaction, subject, isAnswered)
    return { isRight: isAnswered, wait: 0 }
  })
  if (wait > 0) throw new TooSoon(wait)
  if (!isRight) throw new Refusal('captchaWrong')
}
