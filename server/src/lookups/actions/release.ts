import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { lookupCalls } from '@portal/protocol/lookups/calls.ts'
import type { lookupDeskCalls } from '@portal/protocol/lookups/desk-calls.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { refusePersonalData } from '../../kernel/refuse-personal-data.ts'
import type { Services } from '../../kernel/services.ts'
import { writtenIn } from '../../text/written-in.ts'
import { holdLookup } from '../hold.ts'
import { holdOwnLookup } from '../policy.ts'
import { findLookup } from '../queries.ts'
import { dropReleases, setRelease } from '../releases.ts'
import { shownReleased } from '../shown.ts'

/**
 * Has search learn from a completed lookup: its question, in words that name nobody, and what its result quotes.
 *
 * @throws Refusal where there is none, it is not completed, or its applicant does not allow it; with theirs, where
 *   somebody else had another learned, or took it back, after what the caller has read
 * @throws InputInvalid where the question seems to hold personal data, and nobody says that it is none
 */
export async function releaseLookup(
  services: Services,
  {
    params: { id },
    body: { question, releasedAt, hasNoPersonalData = false },
  }: GivenOf<typeof lookupDeskCalls.release>,
): Promise<null> {
  await moving(services, async (mover) => {
    await holdLookup(mover.transaction, id)
    const row = await findLookup(mover.transaction, id)
    if (!row) throw new Refusal('notFound')
    if (row.state !== 'COMPLETED' || !row.allows_release) {
      throw new Refusal('wrongState', { state: row.state })
    }
    const released = shownReleased(row)
    if ((released && Date.parse(released.at)) !== (releasedAt && Date.parse(releasedAt))) {
      throw new Refusal('changedMeanwhile', released)
    }
    if (!hasNoPersonalData) refusePersonalData({ question }, [row.applicant, row.company ?? ''])
    await setRelease(mover, id, { question, language: writtenIn(question) ?? row.language })
  })
  return null
}

/**
 * Has search forget what it learned from a lookup.
 *
 * @throws Refusal where there is none
 */
export async function takeBackRelease(
  services: Services,
  { params: { id } }: GivenOf<typeof lookupDeskCalls.takeBack>,
): Promise<null> {
  await moving(services, async (mover) => {
    await holdLookup(mover.transaction, id)
    await dropReleases(mover, [id])
  })
  return null
}

/**
 * Says whether the portal may learn from a lookup of the caller's own.
 *
 * @throws Refusal where there is none, or it is another's
 */
export async function allowRelease(
  services: Services,
  { params: { id }, body: { allows } }: GivenOf<typeof lookupCalls.allowRelease>,
  caller: Pick<Caller, 'accountId'>,
): Promise<null> {
  await moving(services, async (mover) => {
    await holdOwnLookup(mover.transaction, id, caller)
    await mover.transaction
      .updateTable('lookup')
      .set({ allows_release: allows })
      .where('id', '=', id)
      .execute()
    if (!allows) await dropReleases(mover, [id])
  })
  return null
}
