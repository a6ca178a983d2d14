import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { longestAnswer } from '@portal/protocol/lookups/constants.ts'
import type { lookupDeskCalls } from '@portal/protocol/lookups/desk-calls.ts'
import { sql } from 'kysely'
import { storeFormatted } from '../../citations/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { Refusal, refuseField } from '../../kernel/refusal.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'
import type { Services } from '../../kernel/services.ts'
import { holdLookup } from '../hold.ts'
import { setFiles } from '../lookup-files.ts'
import { quoteCases, quoteProvisions } from '../quotations.ts'
import { shownResult } from '../shown-result.ts'

type Given = GivenOf<typeof lookupDeskCalls.write>['body']

/** The columns of a result as it was given. */
function columnsOf(given: Given) {
  const { html, broken } = cleanRichText(given.answer, longestAnswer)
  if (broken) refuseField('answer', broken, { maximum: longestAnswer })
  return {
    revision: given.revision + 1,
    language: given.language,
    title: given.title,
    questions: given.questions,
    answer: html,
    checked_on: given.checkedOn,
    institution: given.institution,
    investigator: given.investigator,
  }
}

/** Has what a result quotes be what was given. */
async function setQuotations(transaction: Database, lookupId: string, given: Given): Promise<void> {
  const provisions = await quoteProvisions(transaction, given)
  const cases = await quoteCases(transaction, given)
  const place = (position: number) => ({ lookup_id: lookupId, position })
  for (const table of ['lookup_provision', 'lookup_case'] as const) {
    await transaction.deleteFrom(table).where('lookup_id', '=', lookupId).execute()
  }
  if (provisions.length > 0) {
    await transaction
      .insertInto('lookup_provision')
      .values(provisions.map((row, position) => ({ ...row, ...place(position) })))
      .execute()
  }
  if (cases.length > 0) {
    await transaction
      .insertInto('lookup_case')
      .values(cases.map((row, position) => ({ ...row, ...place(position) })))
      .execute()
  }
}

/**
 * Writes the result of a lookup, in the place of what was written before.
 *
 * @throws Refusal where it is not investigated, somebody else has written meanwhile, or what it quotes is not held
 */
export async function writeResult(
  services: Services,
  { params: { id }, body }: GivenOf<typeof lookupDeskCalls.write>,
  { accountId: by }: Pick<Caller, 'accountId'>,
): Promise<AnswerOf<typeof lookupDeskCalls.write>> {
  const columns = columnsOf(body)
  await services.db.transaction().execute(async (transaction) => {
    const row = await holdLookup(transaction, id)
    if (row.state !== 'INVESTIGATING') throw new Refusal('wrongState', { state: row.state })
    if (row.revision !== body.revision) {
      throw new Refusal('changedMeanwhile', await shownResult({ ...services, db: transaction }, id))
    }
    await transaction
      .insertInto('lookup_result')
      .values({ lookup_id: id, ...columns, written_at: sql`now()` })
      .onConflict((on) => on.column('lookup_id').doUpdateSet({ ...columns, written_at: sql`now()` }))
      .execute()
    await setQuotations(transaction, id, body)
    await setFiles(transaction, { lookupId: id, isResult: true }, by, body.files)
    const { answer: html, language, checked_on: day } = columns
    await storeFormatted(transaction, { id, html, language, country: row.country, day })
  })
  return { revision: columns.revision }
}
