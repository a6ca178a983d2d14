import type { memberInput } from '@portal/protocol/profiles/schemas.ts'
import type { z } from 'zod'
import { whoIs } from '../../account/actions/confirm-password.ts'
import { claimFile } from '../../files/actions/claim-file.ts'
import { releaseFile } from '../../files/actions/release-file.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { CallContext } from '../../kernel/http/context.ts'
import type { Services } from '../../kernel/services.ts'
import { checkChoices } from '../../reference/check-choices.ts'
import { holdMembers } from '../members.ts'

type MemberGiven = z.output<typeof memberInput>

async function columnsOf(db: Database, given: MemberGiven, { language }: CallContext) {
  const areas = [...new Set(given.areas)]
  const choices = [{ field: 'areas', dictionary: 'SPECIALTY_AREA', values: areas }]
  await checkChoices(db, choices, language)
  return {
    avatar: given.avatar,
    name: given.name,
    licence_number: given.licenceNumber || null,
    practice_start: given.practiceStart,
    areas,
  }
}

async function claimAvatar(
  transaction: Database,
  avatar: string | null,
  context: CallContext,
): Promise<void> {
  if (avatar === null) return
  const { accountId } = whoIs(context)
  await claimFile(transaction, accountId, avatar, 'AVATAR', 'avatar', context.language)
}

/** Adds a member to the caller's agency. */
export async function addMember(
  { db }: Services,
  given: MemberGiven,
  context: CallContext,
): Promise<{ id: string }> {
  const columns = await columnsOf(db, given, context)
  return db.transaction().execute(async (transaction) => {
    await claimAvatar(transaction, given.avatar, context)
    return transaction
      .insertInto('member')
      .values({ agency_id: whoIs(context).accountId, ...columns })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
}

/**
 * Changes a member of the caller's agency; an avatar that it has already stays.
 *
 * @throws Refusal
 */
export async function updateMember(
  { db }: Services,
  id: string,
  given: MemberGiven,
  context: CallContext,
): Promise<null> {
  const columns = await columnsOf(db, given, context)
  await db.transaction().execute(async (transaction) => {
    const [member] = await holdMembers(transaction, whoIs(context).accountId, [id])
    const before = member!.avatar
    if (before !== given.avatar) await claimAvatar(transaction, given.avatar, context)
    await transaction.updateTable('member').set(columns).where('id', '=', id).execute()
    if (before !== given.avatar) await releaseFile(transaction, before)
  })
  return null
}
