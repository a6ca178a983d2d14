import { sql, type Kysely } from 'kysely'

/** Laws whose level no body's name tells: what earlier imports took from the title alone is left open. */
const statements = [
  sql`alter table law add column level_doubt text`,
  sql`alter table law add column is_level_stated boolean not null default false`,
  sql`update law set effect_level = 'NOT_STATED', level_doubt = 'noBody'
    where country = 'CN' and department = '未注明' and effect_level in ('LAW', 'ADMINISTRATIVE_REGULATION')`,
  sql`insert into search_change (kind, subject) select 'law', id from law where level_doubt is not null`,
  sql`create index law_level_doubt on law (created_at, id) where level_doubt is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
