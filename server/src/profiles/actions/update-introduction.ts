import type { introduction } from '@portal/protocol/profiles/schemas.ts'
import type { z } from 'zod'
import type { Database } from '../../kernel/database/store.ts'
import { Refusal } from '../../kernel/refusal.ts'

type Introduction = z.output<typeof introduction>

/** What an agency shows of itself. */
export async function showIntroduction(db: Database, accountId: string): Promise<Introduction> {
  const row = await db
    .selectFrom('agency')
    .select(['scope', 'brief', 'website', 'contact_phone', 'contact_email'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return {
    scope: row.scope,
    brief: row.brief,
    website: row.website,
    contactPhone: row.contact_phone,
    contactEmail: row.contact_email,
  }
}

/** Changes it: nothing of it is verified. */
export async function updateIntroduction(
  db: Database,
  accountId: string,
  { scope, brief, website, contactPhone, contactEmail }: Introduction,
): Promise<null> {
  const updated = await db
    .updateTable('agency')
    .set({
      scope: scope || null,
      brief: brief || null,
      website,
      contact_phone: contactPhone,
      contact_email: contactEmail,
    })
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst()
  if (!updated) throw new Refusal('notFound')
  return null
}
