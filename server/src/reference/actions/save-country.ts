import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { referenceAdminCalls } from '@portal/protocol/reference/admin-calls.ts'
import { holdChangeLog, logChanges, wholeSubject } from '../../kernel/change-log.ts'
import { refuseField } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { entryColumns } from '../entry-columns.ts'
import { labelKind } from '../labels.ts'

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/**
 * Adds a country, or changes it.
 *
 * @throws InputInvalid where ISO 3166 knows no such code
 */
export async function saveCountry(
  { db, labels }: Services,
  { params: { code }, body }: GivenOf<typeof referenceAdminCalls.saveCountry>,
): Promise<null> {
  if (!regions.of(code)) refuseField('code', 'notChoice')
  const columns = entryColumns(body)
  await db.transaction().execute(async (trx) => {
    await holdChangeLog(trx)
    await trx
      .insertInto('country')
      .values({ code, ...columns })
      .onConflict((on) => on.column('code').doUpdateSet(columns))
      .execute()
    await logChanges(trx, labelKind, [wholeSubject])
  })
  labels.forget()
  return null
}
