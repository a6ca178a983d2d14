import { sql, type Kysely } from 'kysely'

/** What the zone writes means its country's laws where it names none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update citing_text set country = 'CN' where country is null and (
    id in (select id from publication_text)
    or id in (select id from consultation_publication)
    or id in (select id from consultation_reply where member_id is null)
  )`.execute(db)
}
