import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { sql } from 'kysely'
import { moving } from '../kernel/mover.ts'
import { oneByOne } from '../kernel/one-by-one.ts'
import type { Services } from '../kernel/services.ts'
import { tellSignedUp } from './follow-up.ts'
import { holdRequirement } from './hold.ts'
import { ownRequirementLink } from './links.ts'
import { requirementMoves } from './requirement-moves.ts'

/** Owners are told so many days before a deadline; where that day was missed, until so few are left. */
const reminders = [
  { days: 3, least: 2 },
  { days: 1, least: 0 },
]

/** Rows that are read at once. */
const atOnce = 500

const failed = 'a requirement was not seen to'

async function expire(services: Services, id: string): Promise<void> {
  await moving(services, async (mover) => {
    const row = await holdRequirement(mover.transaction, id)
    // Another process may have been first, or its owner have changed the deadline.
    if (row.state !== 'DISPLAYED' || row.deadline >= zoneToday()) return
    await mover.move(requirementMoves, row, { action: 'expire', as: 'clock', by: null })
    await tellSignedUp(mover, row, 'signUpOverdue')
  })
}

interface Due {
  id: string
  deadline: string
}

function pastDeadline({ db }: Services, { most, after }: { most: number; after: Due | undefined }) {
  return db
    .selectFrom('requirement')
    .select(['id', 'deadline'])
    .where('state', '=', 'DISPLAYED')
    .where('deadline', '<', zoneToday())
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(deadline, id) > (${after!.deadline}::date, ${after!.id}::uuid)`),
    )
    .orderBy('deadline')
    .orderBy('id')
    .limit(most)
    .execute()
}

/**
 * What is shown past its deadline becomes overdue, each in a transaction of its own: all of it, for the deadlines of a
 * day end together. One that fails holds up none.
 */
export async function expireRequirements(services: Services, most = atOnce): Promise<void> {
  let due: Due[] = []
  do {
    due = await pastDeadline(services, { most, after: due.at(-1) })
    await oneByOne(services, due, { work: ({ id }) => expire(services, id), failed })
  } while (due.length === most)
}

/** Tells owners that a deadline is near, once for each deadline and number of days, also with several processes. */
export async function remindOwners(services: Services): Promise<void> {
  for (const { days, least } of reminders) {
    const due = await services.db
      .selectFrom('requirement')
      .select(['id', 'account_id', 'title', 'deadline'])
      .where('state', '=', 'DISPLAYED')
      .where('deadline', '>=', sql<string>`${zoneToday()}::date + ${least}::int`)
      .where('deadline', '<=', sql<string>`${zoneToday()}::date + ${days}::int`)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('requirement_reminder')
              .select('days')
              .whereRef('requirement_id', '=', 'requirement.id')
              .whereRef('requirement_reminder.deadline', '=', 'requirement.deadline')
              .where('days', '=', days),
          ),
        ),
      )
      .limit(atOnce)
      .execute()
    await oneByOne(services, due, { work: (row) => remind(services, row, days), failed })
  }
}

async function remind(
  services: Services,
  {
    id,
    account_id: to,
    title,
    deadline,
  }: { id: string; account_id: string; title: string; deadline: string },
  days: number,
): Promise<void> {
  await moving(services, async ({ tell, transaction }) => {
    const noted = await transaction
      .insertInto('requirement_reminder')
      .values({ requirement_id: id, deadline, days })
      .onConflict((on) => on.doNothing())
      .returning('days')
      .executeTakeFirst()
    if (!noted) return
    const params = { title, deadline }
    await tell({ to, type: 'SERVICE', event: 'requirementDueSoon', params, link: ownRequirementLink(id) })
  })
}
