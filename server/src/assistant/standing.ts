import { askedPerDay } from '@portal/protocol/assistant/constants.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Model } from './model/door.ts'
import { standingOf } from './queries.ts'

type Standing = Awaited<ReturnType<typeof standingOf>>

/** Whether questions may be sent to a model: one abroad asks for consent, and another recipient asks again. */
export function isConsented({ isAbroad, recipient }: Model, standing: Standing): boolean {
  return !isAbroad || standing?.consented_to === recipient
}

/** The same of one that tells what questions mean: it has a consent of its own. */
export function isMeaningConsented({ isAbroad, recipient }: Model, standing: Standing): boolean {
  return !isAbroad || standing?.meaning_consented_to === recipient
}

/** Questions that somebody may still ask today. */
export function leftToday(standing: Standing): number {
  const asked = standing?.asked_on === zoneToday() ? standing.asked : 0
  return Math.max(0, askedPerDay - asked)
}

/**
 * Counts a question of today, in the transaction that keeps it; those that come at once are counted one by one.
 *
 * @throws Refusal where the day has no more
 */
export async function countAsked(transaction: Database, accountId: string): Promise<void> {
  const today = zoneToday()
  const counted = await transaction
    .insertInto('assistant_account')
    .values({ account_id: accountId, asked_on: today, asked: 1 })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({
          asked_on: today,
          asked: sql<number>`case when assistant_account.asked_on = ${today}
            then assistant_account.asked + 1 else 1 end`,
        })
        .where(({ eb, or }) =>
          or([
            eb('assistant_account.asked_on', 'is distinct from', today),
            eb('assistant_account.asked', '<', askedPerDay),
          ]),
        ),
    )
    .returning('asked')
    .executeTakeFirst()
  if (!counted) throw new Refusal('askedEnough')
}
