import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { profileCalls } from '@portal/protocol/profiles/calls.ts'
import type { memberInput } from '@portal/protocol/profiles/schemas.ts'
import type { z } from 'zod'
import { holdMaker } from '../../account/door.ts'
import { claimFile, releaseFile } from '../../files/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving } from '../../kernel/mover.ts'
import type { Services } from '../../kernel/services.ts'
import { ownMembers } from '../policy.ts'
import { providerSearch } from '../provider-search.ts'

type MemberGiven = z.output<typeof memberInput>

function columnsOf(given: MemberGiven) {
  return {
    avatar: given.avatar,
    name: given.name,
    licence_number: given.licenceNumber || null,
    practice_start: given.practiceStart,
    areas: [...new Set(given.areas)],
    languages: JSON.stringify(given.languages),
  }
}

async function claimAvatar(
  transaction: Database,
  avatar: string | null,
  { accountId }: Caller,
): Promise<void> {
  if (avatar !== null) await claimFile(transaction, accountId, avatar, 'AVATAR', 'avatar')
}

/** Adds a member to the caller's agency. */
export async function addMember(
  services: Services,
  { body: given }: GivenOf<typeof profileCalls.addMember>,
  caller: Caller,
): Promise<{ id: string }> {
  return moving(services, async (mover) => {
    await holdMaker(mover.transaction, caller.accountId)
    await claimAvatar(mover.transaction, given.avatar, caller)
    const member = await mover.transaction
      .insertInto('member')
      .values({ agency_id: caller.accountId, ...columnsOf(given) })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const id of [member.id, caller.accountId]) mover.changed(providerSearch, id)
    return member
  })
}

/**
 * Changes a member of the caller's agency; an avatar that it has already stays.
 *
 * @throws Refusal
 */
export async function updateMember(
  services: Services,
  { params: { id }, body: given }: GivenOf<typeof profileCalls.updateMember>,
  caller: Caller,
): Promise<null> {
  await moving(services, async (mover) => {
    const { transaction } = mover
    await holdMaker(transaction, caller.accountId)
    const [member] = await ownMembers(transaction, [id], caller)
    const before = member!.avatar
    if (before !== given.avatar) await claimAvatar(transaction, given.avatar, caller)
    await transaction.updateTable('member').set(columnsOf(given)).where('id', '=', id).execute()
    if (before !== given.avatar) await releaseFile(transaction, before)
    mover.changed(providerSearch, id)
  })
  return null
}
