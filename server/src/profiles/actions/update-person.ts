import type { personData } from '@portal/protocol/profiles/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { z } from 'zod'
import { holdUsed } from '../../account/actions/hold-used.ts'
import type { Database } from '../../kernel/database/store.ts'
import { invalidInput, Refusal } from '../../kernel/refusal.ts'
import { fieldMessage } from '../../kernel/words.ts'
import { countries } from '../../reference/queries.ts'

type Person = z.output<typeof personData>

/** An individual's own words on themselves; none at first. */
export async function showPerson(db: Database, accountId: string): Promise<Person> {
  const row = await db.selectFrom('person').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  return { fullName: row?.full_name ?? null, company: row?.company ?? null, country: row?.country ?? null }
}

/**
 * Changes them.
 *
 * @throws Refusal where the country is none of the portal's
 */
export async function updatePerson(
  db: Database,
  accountId: string,
  { fullName, company, country }: Person,
  language: Language,
): Promise<null> {
  const known = country === null || (await countries(db)).some(({ code }) => code === country)
  if (!known) throw invalidInput([{ field: 'country', message: fieldMessage('notChoice', language) }])
  const given = { full_name: fullName || null, company: company || null, country }
  await db.transaction().execute(async (transaction) => {
    if (!(await holdUsed(transaction, accountId))) throw new Refusal('sessionEnded')
    await transaction
      .insertInto('person')
      .values({ account_id: accountId, ...given })
      .onConflict((on) => on.column('account_id').doUpdateSet(given))
      .execute()
  })
  return null
}
