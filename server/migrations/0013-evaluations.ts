import { sql, type Kysely } from 'kysely'

const statements = [
  sql`alter table cooperation add column completed_at timestamptz`,
  sql`update cooperation set completed_at = (
    select max(at) from history
    where subject = 'cooperation' and subject_id = cooperation.id and to_state = 'COMPLETED')
    where state = 'COMPLETED'`,
  // Of a cooperation or an order, once. Hidden: what its provider's standing keeps from being shown.
  sql`create table evaluation (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    subject_id uuid not null,
    demander_id uuid references account (id) on delete set null,
    author_type text not null,
    provider_id uuid not null references account (id) on delete cascade,
    service_id uuid references law_service (id) on delete cascade,
    title text not null,
    help_type text not null,
    stars int not null check (stars between 1 and 5),
    content text not null,
    language text not null,
    state text not null,
    is_hidden boolean not null default false,
    fault text,
    reason text,
    reply text,
    replied_at timestamptz,
    submitted_at timestamptz not null default now(),
    constraint evaluation_once unique (kind, subject_id)
  )`,
  sql`create index evaluation_of_provider on evaluation (provider_id, submitted_at desc, id) include (stars)
    where state = 'DISPLAYED' and not is_hidden`,
  sql`create index evaluation_of_service on evaluation (service_id, submitted_at desc, id) include (stars)
    where state = 'DISPLAYED' and not is_hidden`,
  sql`create index evaluation_newest on evaluation (submitted_at desc, id)
    where state = 'DISPLAYED' and not is_hidden`,
  sql`create index evaluation_provider on evaluation (provider_id)`,
  sql`create index evaluation_demander on evaluation (demander_id)`,
  sql`create index evaluation_review on evaluation
    ((case when state = 'REVIEWING' then submitted_at end), submitted_at desc, id desc) include (state)`,
  sql`create index evaluation_submitted on evaluation (submitted_at desc, id) include (state)`,
  sql`create index evaluation_state on evaluation (state)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
