import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { leastForPace } from '@portal/protocol/lookups/constants.ts'
import type { lookupCalls } from '@portal/protocol/lookups/calls.ts'
import { lookupApplicantActions } from '@portal/protocol/lookups/lifecycle.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { mayDo } from '../../kernel/mover.ts'
import type { Services } from '../../kernel/services.ts'
import { daysTaken } from '../clock.ts'
import { lookupMoves } from '../lookup-moves.ts'
import { ownLookup } from '../policy.ts'
import { completedLately, ownLookupsPage, type LookupShown } from '../queries.ts'
import { shownResult } from '../shown-result.ts'
import { shownAsked, shownLookup } from '../shown.ts'

function shownOwn(row: LookupShown, by: string) {
  const asked = { as: 'applicant', by, among: lookupApplicantActions } as const
  return { ...shownLookup(row), abilities: mayDo(lookupMoves, row, asked) }
}

/** The lookups that the caller applied for. */
export async function listOwnLookups(
  { db }: Services,
  { query }: GivenOf<typeof lookupCalls.page>,
  { accountId }: Caller,
): Promise<AnswerOf<typeof lookupCalls.page>> {
  const { rows, page, counts } = await ownLookupsPage(db, accountId, query)
  return { content: rows.map((row) => shownOwn(row, accountId)), page, counts }
}

/**
 * A lookup that the caller applied for, with its result once it is completed.
 *
 * @throws Refusal where there is none, or it is another's
 */
export async function showOwnLookup(
  services: Services,
  { params: { id } }: GivenOf<typeof lookupCalls.read>,
  caller: Caller,
): Promise<AnswerOf<typeof lookupCalls.read>> {
  const row = await ownLookup(services.db, id, caller)
  return {
    ...shownOwn(row, caller.accountId),
    ...(await shownAsked(services, row)),
    result: row.state === 'COMPLETED' ? await shownResult(services, row.id) : null,
    history: row.moves,
  }
}

/** How many working days a lookup usually takes: half of those of the last year took no longer. */
export async function showPace({ db }: Services): Promise<AnswerOf<typeof lookupCalls.pace>> {
  const taken = (await completedLately(db)).flatMap((row) => daysTaken(row) ?? []).toSorted((a, b) => a - b)
  const middle = taken.length / 2
  const [lower, upper] = [taken[Math.ceil(middle) - 1], taken[Math.floor(middle)]]
  const isTold = taken.length >= leastForPace && lower !== undefined && upper !== undefined
  return { workingDays: isTold ? (lower + upper) / 2 : null, of: taken.length }
}
