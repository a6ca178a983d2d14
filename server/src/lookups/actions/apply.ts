import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { lookupCalls } from '@portal/protocol/lookups/calls.ts'
import { holdMaker } from '../../account/door.ts'
import { freshCode } from '../../kernel/fresh-code.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving } from '../../kernel/mover.ts'
import type { Services } from '../../kernel/services.ts'
import { writtenIn } from '../../text/written-in.ts'
import { setFiles } from '../lookup-files.ts'
import { lookupMoves } from '../lookup-moves.ts'

type Given = GivenOf<typeof lookupCalls.add>['body']

/** The columns of a lookup as it is applied for. */
function columnsOf(given: Given) {
  return {
    applicant: given.applicant,
    company: given.company ?? null,
    phone: given.phone,
    email: given.email,
    country: given.country,
    departments: [...new Set(given.departments)],
    matter: given.matter,
    question: given.question,
    proceedings: given.proceedings,
    is_foreign_investment: given.isForeignInvestment,
    needs_notary: given.needsNotary,
    needs_translation: given.needsTranslation,
    expected_cost: given.expectedCost.toFixed(2),
    expected_days: given.expectedDays,
    allows_release: given.allowsRelease ?? false,
  }
}

/** Applies to have foreign law looked up. */
export async function applyForLookup(
  services: Services,
  { body }: GivenOf<typeof lookupCalls.add>,
  { accountId, language }: Pick<Caller, 'accountId' | 'language'>,
): Promise<{ id: string }> {
  const columns = columnsOf(body)
  const facts = { account_id: accountId, question: body.question }
  const nothingYet = { assigned_to: null, title: null, quoted_at: null }
  const doing = { action: 'submit', as: 'applicant', by: accountId } as const
  const id = await moving(services, async ({ make, transaction }) => {
    await holdMaker(transaction, accountId)
    const made = await make(lookupMoves, { ...facts, ...nothingYet }, doing, (state) =>
      transaction
        .insertInto('lookup')
        .values({
          ...columns,
          ...facts,
          code: freshCode('L', 'lookup_number'),
          state,
          language: writtenIn(`${body.matter} ${body.question}`) ?? language,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    await setFiles(transaction, { lookupId: made, isResult: false }, accountId, body.files)
    return made
  })
  return { id }
}
