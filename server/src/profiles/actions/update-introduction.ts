import type { introduction } from '@portal/protocol/profiles/schemas.ts'
import type { z } from 'zod'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { practiceColumns, practiceOf } from '../practice-columns.ts'
import { providerSearch } from '../provider-search.ts'
import { shownWith } from '../views.ts'

type Introduction = z.output<typeof introduction>
type Given = { body: Introduction }

/** What an agency shows of itself. */
export async function showIntroduction(
  { db }: Services,
  _given: object,
  { accountId }: Caller,
): Promise<Introduction> {
  const row = await db
    .selectFrom('agency')
    .select(['scope', 'brief', 'website', 'contact_phone', 'contact_email', 'specialties'])
    .select(['languages', 'work_country', 'work_area'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return {
    scope: row.scope,
    brief: row.brief,
    website: row.website,
    contactPhone: row.contact_phone,
    contactEmail: row.contact_email,
    specialties: row.specialties,
    ...practiceOf(row),
  }
}

/** Changes it: nothing of it is verified. */
export async function updateIntroduction(
  services: Services,
  { body: { scope, brief, website, contactPhone, contactEmail, specialties, ...practice } }: Given,
  { accountId }: Caller,
): Promise<null> {
  await moving(services, async (mover) => {
    const updated = await mover.transaction
      .updateTable('agency')
      .set({
        scope: scope || null,
        brief: brief || null,
        website,
        contact_phone: contactPhone,
        contact_email: contactEmail,
        specialties: [...new Set(specialties)],
        ...practiceColumns(practice),
      })
      .where('account_id', '=', accountId)
      .returning('account_id')
      .executeTakeFirst()
    if (!updated) throw new Refusal('notFound')
    mover.changed(providerSearch, accountId)
    // They stand in the directory where their agency does.
    for (const id of await shownWith(mover.transaction, accountId)) mover.changed(providerSearch, id)
  })
  return null
}
