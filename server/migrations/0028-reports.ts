import { sql, type Kysely } from 'kysely'

const statements = [
  // An extract that a job makes has a language, what the desk is asked for a text.
  sql`alter table report_request alter column text drop not null`,
  sql`alter table report_request add column language text`,
  // How often it was begun since it was asked for.
  sql`alter table report_request add column tries int not null default 0`,
  sql`alter table report_request add constraint report_request_kind check ((text is null) <> (language is null))`,
  sql`create unique index report_request_live on report_request (account_id)
    where language is not null and state in ('OPEN', 'MAKING')`,

  // What waits for the desk, then the others.
  sql`drop index report_request_waiting`,
  sql`create index report_request_waiting on report_request
    ((case when ((language is null and state = 'OPEN') or state = 'FAILED') then created_at end),
    created_at desc, id desc)`,

  // A request is answered once.
  sql`drop index company_report_request`,
  sql`create unique index company_report_request on company_report (request_id)`,

  // Says what it is the number of by itself, so that it stays verifiable when the company has left.
  sql`create table report_number (
    number text primary key,
    report_id uuid unique references company_report (id) on delete set null,
    language text not null,
    masked_name text not null,
    made_at timestamptz not null default now()
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
