import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import { sql } from 'kysely'
import { holdVerifiedMaker } from '../../account/door.ts'
import { freshCode } from '../../kernel/fresh-code.ts'
import { moving, type Mover } from '../../kernel/mover.ts'
import { refuseUnread } from '../../kernel/refuse-unread.ts'
import type { Services } from '../../kernel/services.ts'
import { columnsOf, setFiles, setPartners, type RequirementGiven } from '../accept-given.ts'
import { tellSignedUp } from '../follow-up.ts'
import { holdOwnRequirement, type Acting } from '../policy.ts'
import { findRequirement } from '../queries.ts'
import { requirementMoves } from '../requirement-moves.ts'
import { formOf } from './show-requirement.ts'

/** Makes a requirement, to be reviewed. */
export async function makeRequirement(
  mover: Mover,
  { secretKey }: Pick<Services, 'secretKey'>,
  given: RequirementGiven,
  { accountId, language }: Pick<Acting, 'accountId' | 'language'>,
): Promise<string> {
  const { make, transaction } = mover
  await holdVerifiedMaker(transaction, accountId)
  const columns = columnsOf(given, secretKey, language)
  const facts = { account_id: accountId, title: given.title, deadline: given.deadline, cooperation_id: null }
  const doing = { action: 'add', as: 'owner', by: accountId } as const
  const id = await make(requirementMoves, { ...facts, is_worked_on: false }, doing, (state) =>
    transaction
      .insertInto('requirement')
      .values({ ...columns, ...facts, code: freshCode('R', 'requirement_number'), state })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await setFiles(transaction, id, accountId, given.files)
  await setPartners(transaction, id, accountId, given.partners)
  return id
}

/** Publishes a requirement: it is shown after a review. */
export async function publishRequirement(
  services: Services,
  { body }: GivenOf<typeof requirementCalls.add>,
  caller: Acting,
): Promise<{ id: string }> {
  return { id: await moving(services, (mover) => makeRequirement(mover, services, body, caller)) }
}

/** What a requirement begins each of its reviews with. */
const submitted = {
  submitted_at: sql<Date>`now()`,
  revision: sql<number>`revision + 1`,
  reason: null,
  assigned_to: null,
  cooperation_id: null,
}

/**
 * Changes a requirement, which is reviewed again; open sign-ups stay, and who has one is told.
 *
 * @throws Refusal where it is not the caller's, or its state does not allow it; with the requirement as it is, where it
 *   was changed after the caller has read it
 */
export async function editRequirement(
  services: Services,
  { params: { id }, body }: GivenOf<typeof requirementCalls.edit>,
  caller: Acting,
): Promise<null> {
  const { accountId, language } = caller
  const columns = columnsOf(body, services.secretKey, language)
  await moving(services, async (mover) => {
    const { move, transaction } = mover
    const row = await holdOwnRequirement(transaction, id, caller)
    await refuseUnread(row, body.revision, async () =>
      formOf({ ...services, db: transaction }, (await findRequirement(transaction, id))!),
    )
    const doing = { action: 'edit', as: 'owner', by: accountId } as const
    await move(requirementMoves, { ...row, deadline: body.deadline }, doing)
    await transaction
      .updateTable('requirement')
      .set({ ...columns, ...submitted })
      .where('id', '=', row.id)
      .execute()
    await setFiles(transaction, row.id, accountId, body.files)
    await setPartners(transaction, row.id, accountId, body.partners)
    await tellSignedUp(mover, row, 'requirementChanged')
  })
  return null
}

/**
 * Publishes a requirement that has ended once more; open sign-ups stay, and who has one is told.
 *
 * @throws Refusal where it is not the caller's, a provider works on it, or its state does not allow it
 */
export async function republishRequirement(
  services: Services,
  { params: { id }, body: { deadline } }: GivenOf<typeof requirementCalls.republish>,
  caller: Acting,
): Promise<null> {
  await moving(services, async (mover) => {
    const { move, transaction } = mover
    const row = await holdOwnRequirement(transaction, id, caller)
    const doing = { action: 'republish', as: 'owner', by: caller.accountId } as const
    await move(requirementMoves, { ...row, deadline }, doing)
    await transaction
      .updateTable('requirement')
      .set({ ...submitted, deadline })
      .where('id', '=', row.id)
      .execute()
    await tellSignedUp(mover, row, 'requirementRepublished')
  })
  return null
}
