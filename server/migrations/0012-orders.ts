import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create sequence order_number`,
  // What was ordered stands here as it was offered then.
  sql`create table service_order (
    id uuid primary key default gen_random_uuid(),
    code text not null unique,
    service_id uuid not null references law_service (id) on delete cascade,
    account_id uuid not null references account (id) on delete cascade,
    provider_id uuid not null references account (id) on delete cascade,
    state text not null,
    title text not null,
    language text not null,
    type text not null,
    business_type text not null,
    dispute_type text,
    translation_pair text,
    regions text[] not null,
    description text not null,
    firm text,
    fee_from numeric(12, 2),
    fee_to numeric(12, 2),
    days int,
    note text not null,
    contact text not null,
    phone text not null,
    email text,
    abroad_consent_at timestamptz,
    expected_on date,
    ordered_at timestamptz not null default now(),
    connected_at timestamptz,
    begun_at timestamptz,
    completed_at timestamptz
  )`,
  sql`create unique index service_order_open on service_order (service_id, account_id)
    where state in ('TO_BE_CONNECTED', 'CONNECTED', 'PROCESSING')`,
  sql`create index service_order_placed on service_order (account_id, ordered_at desc, id) include (state)`,
  sql`create index service_order_placed_state on service_order (account_id, state, ordered_at desc, id)`,
  sql`create index service_order_received on service_order (provider_id, ordered_at desc, id) include (state)`,
  sql`create index service_order_received_state on service_order (provider_id, state, ordered_at desc, id)`,
  sql`create index service_order_service on service_order (service_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
