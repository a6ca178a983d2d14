import type { personData } from '@portal/protocol/profiles/schemas.ts'
import type { z } from 'zod'
import { holdMaker } from '../../account/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'

type Person = z.output<typeof personData>

/** An individual's own words on themselves; none at first. */
export async function showPerson({ db }: Services, _given: object, { accountId }: Caller): Promise<Person> {
  const row = await db.selectFrom('person').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  return { fullName: row?.full_name ?? null, company: row?.company ?? null, country: row?.country ?? null }
}

/** Changes them. */
export async function updatePerson(
  { db }: Services,
  { body: { fullName, company, country } }: { body: Person },
  { accountId }: Caller,
): Promise<null> {
  const given = { full_name: fullName || null, company: company || null, country }
  await db.transaction().execute(async (transaction) => {
    await holdMaker(transaction, accountId)
    await transaction
      .insertInto('person')
      .values({ account_id: accountId, ...given })
      .onConflict((on) => on.column('account_id').doUpdateSet(given))
      .execute()
  })
  return null
}
