import type { AdminRole } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/store.ts'

const registrationDays = 30

async function countOf(query: { executeTakeFirstOrThrow(): Promise<{ count: number }> }): Promise<number> {
  return (await query.executeTakeFirstOrThrow()).count
}

/** What waits for those who have the work; the others do not see it. */
async function waitingFor(db: Database, roles: readonly AdminRole[]) {
  const has = (role: AdminRole) => roles.includes('SUPER') || roles.includes(role)
  const waiting: { verifications?: number; reportRequests?: number; messages?: number } = {}
  if (has('VERIFIER')) {
    waiting.verifications = await countOf(
      db
        .selectFrom('submission')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('state', '=', 'PENDING'),
    )
  }
  if (has('DESK')) {
    waiting.reportRequests = await countOf(
      db
        .selectFrom('report_request')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('state', '=', 'OPEN'),
    )
  }
  if (has('AUDITOR')) {
    waiting.messages = await countOf(
      db
        .selectFrom('outgoing_message')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('state', '=', 'QUEUED'),
    )
  }
  return waiting
}

/** Accounts that are not cancelled, by user type. */
function countPeople(db: Database) {
  return db
    .selectFrom('account')
    .select((eb) => [
      'user_type as userType',
      eb.fn.countAll<number>().as('count'),
      eb.fn.countAll<number>().filterWhere('verification', '=', 'VERIFIED').as('verified'),
    ])
    .where('state', '!=', 'CANCELLED')
    .groupBy('user_type')
    .orderBy('user_type')
    .execute()
}

/** Registrations of each of the last days in Asia/Shanghai, days without any too. */
async function countRegistrations(db: Database) {
  const { rows } = await sql<{ day: string; count: number }>`
    with today as (select (now() at time zone 'Asia/Shanghai')::date as day)
    select to_char(days.day, 'YYYY-MM-DD') as day, count(account.id)::int as count
    from today, generate_series(today.day - ${registrationDays - 1}::int, today.day, interval '1 day') as days (day)
    left join account on (account.created_at at time zone 'Asia/Shanghai')::date = days.day
      and account.user_type != 'ADMIN'
    group by days.day
    order by days.day`.execute(db)
  return rows
}

/** What an administrator sees first. */
export async function showOverview(db: Database, roles: readonly AdminRole[]) {
  const [waiting, people, registrations] = await Promise.all([
    waitingFor(db, roles),
    countPeople(db),
    countRegistrations(db),
  ])
  return { waiting, people, registrations }
}
