import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'

const registrationDays = 30

/** Accounts that are not cancelled, by user type. */
export function countPeople(db: Database) {
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
export async function countRegistrations(db: Database) {
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
