import type { auditList } from '@portal/protocol/admin/lists.ts'
import type { oversightCalls } from '@portal/protocol/admin/oversight-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Wanted } from '@portal/protocol/kernel/list.ts'
import { sql } from 'kysely'
import { accounts } from '../../account/door.ts'
import { auditEventNames, auditLog } from '../../kernel/audit.ts'
import { isWithinDays } from '../../kernel/database/days.ts'
import { pageOf } from '../../kernel/database/page-of.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Services } from '../../kernel/services.ts'

function chosen(db: Database, { username, event, outcome, target, from, to }: Wanted<typeof auditList>) {
  return db
    .selectFrom(auditLog(db))
    .$if(Boolean(username), (query) =>
      query.where('audit_log.account_id', 'in', (eb) =>
        eb
          .selectFrom(accounts(db))
          .select('account.id')
          .where(sql<boolean>`strpos(account.username_key, ${username!.toLowerCase()}) > 0`),
      ),
    )
    .$if(Boolean(event), (query) => query.where('event', '=', event!))
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome!))
    .$if(Boolean(target), (query) => query.where('target', '=', target!))
    .where(isWithinDays('at', from, to))
}

/** The audit log. */
export async function readAudit({ db }: Services, { query: asked }: GivenOf<typeof oversightCalls.audit>) {
  const { rows, page } = await pageOf(chosen(db, asked), asked, {
    key: 'audit_log.id',
    toldOf: db,
    orders: { newest: [['audit_log.id', 'desc']], oldest: [['audit_log.id', 'asc']] },
    select: (lines) =>
      lines
        .leftJoin(accounts(db), 'account.id', 'audit_log.account_id')
        .select(['audit_log.id', 'at', 'username', 'event', 'outcome', 'target', 'request_id']),
  })
  return {
    content: rows.map(({ id, at, request_id: requestId, ...line }) => ({
      ...line,
      id: String(id),
      at: at.toISOString(),
      requestId,
    })),
    page,
  }
}

/** Names of the events in the log. */
export function auditEvents({ db }: Services): Promise<string[]> {
  return auditEventNames(db)
}
