import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { openDictionaries, type referenceAdminCalls } from '@portal/protocol/reference/admin-calls.ts'
import { holdChangeLog, logChanges, wholeSubject } from '../../kernel/change-log.ts'
import { Refusal, refuseField } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { entryColumns } from '../entry-columns.ts'
import { labelKind } from '../labels.ts'
import { allEntries } from '../queries.ts'

/**
 * Adds an entry to a dictionary, or changes it.
 *
 * @throws Refusal where there is no such dictionary, or it takes no new entries
 */
export async function saveDictionaryEntry(
  { db, labels }: Services,
  { params: { type, code }, body }: GivenOf<typeof referenceAdminCalls.saveDictionaryEntry>,
): Promise<null> {
  const entries = await allEntries(db, type)
  if (entries.length === 0) throw new Refusal('notFound')
  const isOpen = (openDictionaries as readonly string[]).includes(type)
  if (!isOpen && !entries.some((entry) => entry.code === code)) refuseField('code', 'notChoice')
  const columns = entryColumns(body)
  await db.transaction().execute(async (trx) => {
    await holdChangeLog(trx)
    await trx
      .insertInto('dictionary_entry')
      .values({ type, code, ...columns })
      .onConflict((on) => on.columns(['type', 'code']).doUpdateSet(columns))
      .execute()
    await logChanges(trx, labelKind, [wholeSubject])
  })
  labels.forget()
  return null
}
