import { sql, type Kysely } from 'kysely'

const statements = [
  // Who works on a law-service product, in the order that its editors chose.
  sql`create table product_member (
    publication_id uuid not null references publication (id) on delete cascade,
    account_id uuid not null references account (id) on delete cascade,
    position int not null,
    primary key (publication_id, account_id)
  )`,
  sql`create index product_member_account on product_member (account_id)`,

  // The product whose team is asked; null where the desk alone is.
  sql`alter table consultation add product_id uuid references publication (id)`,
  sql`create index consultation_product on consultation (product_id, asked_at desc, id)
    where product_id is not null`,
  // Who of the team wrote it last; null where the desk did.
  sql`alter table consultation_reply add member_id uuid references account (id) on delete set null`,
  // Who of a team attached it, whose it is not: it stays with the answer.
  sql`alter table consultation_reply_file add member_id uuid references account (id) on delete set null`,
  sql`create index consultation_reply_file_member on consultation_reply_file (member_id)
    where member_id is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
