import { sql, type Kysely } from 'kysely'

const statements = [
  // Who reviews an evaluation, and why its answer alone was taken down.
  sql`alter table evaluation
    add column assigned_to uuid references account (id) on delete set null,
    add column reply_fault text,
    add column reply_reason text`,
  sql`create index evaluation_assigned on evaluation (assigned_to) where assigned_to is not null`,
  // The whole text of what was ordered; of orders placed before, where the service was not changed since.
  sql`alter table service_order add column content text`,
  sql`update service_order set content = law_service.content
    from law_service
    where law_service.id = service_order.service_id and law_service.submitted_at <= service_order.ordered_at`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
