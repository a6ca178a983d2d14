import { sql, type Kysely } from 'kysely'

/** The orders that lists of everybody's rows are read in, with the key that tells equal rows apart. */
const statements = [
  sql`create index account_newest on account (created_at desc, id)`,
  sql`create index outgoing_message_newest on outgoing_message (created_at desc, id)`,
  sql`create index submission_newest on submission (submitted_at desc, id)`,
  sql`create index submission_waiting on submission
    ((case when state = 'PENDING' then submitted_at end), submitted_at desc, id desc)`,
  sql`create index report_request_newest on report_request (created_at desc, id)`,
  sql`create index report_request_waiting on report_request
    ((case when state = 'OPEN' then created_at end), created_at desc, id desc)`,
  sql`create index company_report_newest on company_report (handed_at desc, id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
