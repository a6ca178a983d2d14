import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/store.ts'

export interface AuditChoice {
  username?: string | undefined
  event?: string | undefined
  outcome?: 'done' | 'refused' | undefined
  target?: string | undefined
  /** Days (YYYY-MM-DD) in Asia/Shanghai, both included. */
  from?: string | undefined
  to?: string | undefined
}

function chosen(db: Database, { username, event, outcome, target, from, to }: AuditChoice) {
  const dayStart = (day: string) => sql<Date>`${day}::timestamp at time zone 'Asia/Shanghai'`
  return db
    .selectFrom('audit_log')
    .$if(Boolean(username), (query) =>
      query.where('audit_log.account_id', 'in', (eb) =>
        eb
          .selectFrom('account as asked')
          .select('asked.id')
          .where(sql<boolean>`strpos(asked.username_key, ${username!.toLowerCase()}) > 0`),
      ),
    )
    .$if(Boolean(event), (query) => query.where('event', '=', event!))
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome!))
    .$if(Boolean(target), (query) => query.where('target', '=', target!))
    .$if(Boolean(from), (query) => query.where('at', '>=', dayStart(from!)))
    .$if(Boolean(to), (query) => query.where('at', '<', sql<Date>`${dayStart(to!)} + interval '1 day'`))
}

/** The audit log, the newest first. */
export async function readAudit(
  db: Database,
  { page, size, ...choice }: AuditChoice & { page: number; size: number },
) {
  const { count } = await chosen(db, choice)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await chosen(db, choice)
    .leftJoin('account', 'account.id', 'audit_log.account_id')
    .select(['audit_log.id', 'at', 'username', 'event', 'outcome', 'target', 'request_id'])
    .orderBy('audit_log.id', 'desc')
    .offset((page - 1) * size)
    .limit(size)
    .execute()
  return {
    content: rows.map(({ id, at, request_id: requestId, ...line }) => ({
      ...line,
      id: String(id),
      at: at.toISOString(),
      requestId,
    })),
    page: pageInfoOf(page, size, count),
  }
}

/** Names of the events in the log, each found by one step in its index, however long the log is. */
export async function auditEvents(db: Database): Promise<string[]> {
  const { rows } = await sql<{ event: string }>`
    with recursive step (event) as (
      (select event from audit_log order by event limit 1)
      union all
      select (select event from audit_log where event > step.event order by event limit 1)
      from step where step.event is not null
    )
    select event from step where event is not null`.execute(db)
  return rows.map(({ event }) => event)
}
