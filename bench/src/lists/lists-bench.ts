import { auditList, outgoingList, peopleList } from '@portal/protocol/admin/lists.ts'
import { wholeList } from '@portal/protocol/kernel/list-address.ts'
import type { List } from '@portal/protocol/kernel/list.ts'
import { requestsList } from '@portal/protocol/reports/lists.ts'
import { verificationsList } from '@portal/protocol/verification/lists.ts'
import { sql } from 'kysely'
import { listOutgoing } from '../../../server/src/admin/actions/list-outgoing.ts'
import { readAudit } from '../../../server/src/admin/actions/read-audit.ts'
import { peoplePage } from '../../../server/src/admin/queries.ts'
import { submissionsPage } from '../../../server/src/verification/queue.ts'
import { migrate } from '../../../server/src/kernel/database/migrate.ts'
import { openPostgres } from '../../../server/src/kernel/database/open-postgres.ts'
import type { Database } from '../../../server/src/kernel/database/store.ts'
import type { Services } from '../../../server/src/kernel/services.ts'
import { requestsPage } from '../../../server/src/reports/admin-queries.ts'
import { startPostgres } from '../http/postgres.ts'
import { quietest, timed } from '../measure/quantiles.ts'
import { machine, milliseconds, note, say, table } from '../measure/table.ts'

/** Rows of each list. */
const rows = 100_000

async function fill(db: Database): Promise<void> {
  const age = sql.raw(`now() - n * interval '1 minute' from generate_series(1, ${rows}) as n`)
  const state = (waiting: string, done: string) =>
    sql.raw(`case when random() < 0.01 then '${waiting}' else '${done}' end`)
  await sql`insert into account (username, username_key, password_hash, user_type, created_at)
    select 'user' || n, 'user' || n, '', 'ENTERPRISE', ${age}`.execute(db)
  await sql`insert into submission (account_id, state, submitted_at)
    select id, ${state('PENDING', 'APPROVED')}, created_at from account`.execute(db)
  await sql`insert into report_request (account_id, text, state, created_at)
    select id, 'text', ${state('OPEN', 'ANSWERED')}, created_at from account`.execute(db)
  await sql`insert into audit_log (account_id, event, outcome, request_id)
    select id, 'account.log-in', 'done', '' from account`.execute(db)
  await sql`insert into outgoing_message (key, channel, state, good_until, created_at)
    select n::text, 'SMS', 'SENT', now(), ${age}`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

interface Measured {
  name: string
  list: List
  ask(asked: { sort: string; page: number; size: number }): Promise<unknown>
}

/** Lists of everybody's rows, asked for as their calls do. */
function listsOf(db: Database): Measured[] {
  const services = { db } as Services
  const of = <L extends List>(name: string, list: L, ask: (asked: never) => Promise<unknown>): Measured => ({
    name,
    list,
    ask: (asked) => ask(asked as never),
  })
  return [
    of('people', peopleList, (asked) => peoplePage(db, asked)),
    of('verifications', verificationsList, (asked) => submissionsPage(db, asked)),
    of('report requests', requestsList, (asked) => requestsPage(db, asked)),
    of('audit log', auditList, (query) => listed(readAudit, services, query)),
    of('outgoing messages', outgoingList, (query) => listed(listOutgoing, services, query)),
  ]
}

function listed<Answer>(
  action: (services: Services, given: { query: never }) => Promise<Answer>,
  services: Services,
  query: never,
): Promise<Answer> {
  return action(services, { query })
}

/** The first, the middle and the last page of lists of 100,000 rows, on PostgreSQL. */
export async function benchLists(): Promise<void> {
  const postgres = await startPostgres()
  const store = await openPostgres(postgres.url, [], (error) => note(String(error)))
  try {
    note('Filling the tables')
    await migrate(store.db)
    await fill(store.db)
    const lines: string[][] = []
    for (const { name, list, ask } of listsOf(store.db)) {
      const { size } = wholeList(list)
      const last = rows / size
      for (const sort of list.sorts) {
        const figures = []
        for (const page of [1, last / 2, last]) {
          const { p50 } = await quietest(async () => {
            const times = []
            for (let turn = 0; turn < 9; turn++)
              times.push((await timed(() => ask({ sort, page, size }))).took)
            return times
          })
          figures.push(milliseconds(p50))
        }
        lines.push([`${name}, ${sort}`, ...figures])
      }
    }
    say(table(['milliseconds, rows and total', 'first page', 'middle', 'last'], lines))
    say(machine())
  } finally {
    await store.close()
    await postgres.stop()
  }
}
