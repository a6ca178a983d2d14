import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { profileCalls } from '@portal/protocol/profiles/calls.ts'
import { releaseFile } from '../../files/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving } from '../../kernel/mover.ts'
import type { Services } from '../../kernel/services.ts'
import { ownMembers } from '../policy.ts'
import { providerSearch } from '../provider-search.ts'

/**
 * Removes members of an agency, all of them or none.
 *
 * @throws Refusal where one is unknown, or another agency's
 */
export async function removeMembers(
  services: Services,
  { body: { ids } }: GivenOf<typeof profileCalls.removeMembers>,
  caller: Caller,
): Promise<null> {
  await moving(services, async (mover) => {
    const { transaction } = mover
    const members = await ownMembers(transaction, ids, caller)
    await transaction.deleteFrom('member').where('id', 'in', ids).execute()
    for (const { avatar } of members) await releaseFile(transaction, avatar)
    for (const id of [...ids, caller.accountId]) mover.changed(providerSearch, id)
  })
  return null
}
