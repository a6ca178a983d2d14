import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create sequence law_service_number`,
  // Deleted ones are kept for audit. Hidden: what its owner's standing keeps from being shown.
  sql`create table law_service (
    id uuid primary key default gen_random_uuid(),
    code text not null unique,
    account_id uuid not null references account (id) on delete cascade,
    state text not null,
    is_hidden boolean not null default false,
    language text not null,
    title text not null,
    type text not null,
    business_type text not null,
    dispute_type text,
    translation_pair text,
    regions text[] not null,
    description text not null,
    content text not null,
    content_text text not null,
    firm text,
    fee_from numeric(12, 2),
    fee_to numeric(12, 2),
    days int,
    volume int not null default 0,
    open_orders int not null default 0,
    reason text,
    assigned_to uuid references account (id) on delete set null,
    submitted_at timestamptz not null default now(),
    published_at timestamptz
  )`,
  sql`create index law_service_newest on law_service (published_at desc, id)
    where state = 'DISPLAYED' and not is_hidden`,
  sql`create index law_service_volume on law_service (volume desc, published_at desc, id)
    where state = 'DISPLAYED' and not is_hidden`,
  sql`create index law_service_regions on law_service using gin (regions)
    where state = 'DISPLAYED' and not is_hidden`,
  sql`create index law_service_owner on law_service (account_id, submitted_at desc, id) where state <> 'DELETED'`,
  sql`create index law_service_review on law_service
    ((case when state = 'REVIEWING' then submitted_at end), submitted_at desc, id desc) include (state)
    where state <> 'DELETED'`,
  sql`create index law_service_submitted on law_service (submitted_at desc, id) include (state)
    where state <> 'DELETED'`,
  sql`create index law_service_state on law_service (state) where state <> 'DELETED'`,
  sql`create index law_service_assigned on law_service (assigned_to) where assigned_to is not null`,

  sql`create table service_case (
    id uuid primary key default gen_random_uuid(),
    service_id uuid not null references law_service (id) on delete cascade,
    position int not null,
    title text not null,
    theme text not null,
    content text not null
  )`,
  sql`create index service_case_of on service_case (service_id, position)`,

  // Whoever ordered a service may read it from then on; the order that is open is known by its id.
  sql`create table service_reader (
    service_id uuid not null references law_service (id) on delete cascade,
    account_id uuid not null references account (id) on delete cascade,
    order_id uuid,
    primary key (service_id, account_id)
  )`,
  sql`create index service_reader_of on service_reader (account_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
