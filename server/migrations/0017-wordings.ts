import { sql, type Kysely } from 'kysely'

/**
 * Whether the first day of a wording is recorded, or is the day it was adopted, from which it counts where nothing else
 * is known; and the day it was published. Of the wordings that are there, those of amendments that began on the day they
 * were made were guessed. A wording is known by its day, and what it says by language: its texts come from several sources.
 */
const statements = [
  sql`alter table law_version add column published_on date`,
  sql`alter table law_version add column is_day_recorded boolean not null default true`,
  sql`update law_version set is_day_recorded = false
    from law where law.id = law_version.law_id and in_force_from = version_on
      and law.effective_on is distinct from version_on`,
  sql`alter table law_version alter column is_day_recorded drop default`,
  sql`alter table law_version drop column digest`,
  sql`alter table law_text add column digest text`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
