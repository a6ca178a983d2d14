import { agreedStates } from '@portal/protocol/requirements/lifecycle.ts'
import { sql } from 'kysely'
import { releaseFile } from '../files/door.ts'
import { ownHistory } from '../kernel/history.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Leaver, Owner } from '../kernel/leaving.ts'
import type { Mover } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { renameInMessages } from '../messages/door.ts'
import { providersById } from '../providers/door.ts'
import { cooperationMoves } from './cooperation-moves.ts'
import { endSignUps, reopenAfter } from './follow-up.ts'
import { cooperationRows, holdCooperationIn, holdKeptRequirement } from './hold.ts'
import { signUpLink } from './links.ts'
import { openParties, sealParties } from './opposing.ts'
import { requirementMoves } from './requirement-moves.ts'

/** Somebody agreed on a cooperation on an attachment's requirement, whatever came of it. */
const isAgreedOn = sql<boolean>`exists (
  select from cooperation
  where cooperation.requirement_id = requirement_file.requirement_id
    and cooperation.state in (${sql.join(agreedStates.map((one) => sql.lit(one)))}))`

/** The attachments of what nobody agreed on go. */
async function dropFiles(transaction: Database, accountId: string): Promise<void> {
  const dropped = await transaction
    .deleteFrom('requirement_file')
    .where('requirement_id', 'in', (eb) =>
      eb.selectFrom('requirement').select('id').where('account_id', '=', accountId),
    )
    .where(sql<boolean>`not ${isAgreedOn}`)
    .returning('file_id')
    .execute()
  for (const { file_id: file } of dropped) await releaseFile(transaction, file)
}

/** Attachments of what somebody published and a provider agreed on: they stay with what was agreed. */
export async function filesAgreedOn(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('requirement_file')
    .innerJoin('requirement', 'requirement.id', 'requirement_id')
    .select('file_id')
    .where('account_id', '=', accountId)
    .where(isAgreedOn)
    .execute()
  return rows.map(({ file_id: file }) => file)
}

/** What somebody has published closes, and who worked or would have worked on it is told. */
async function closeOwn(mover: Mover, { secretKey }: Services, accountId: string): Promise<void> {
  const { transaction } = mover
  const own = await transaction
    .selectFrom('requirement')
    .select(['id', 'state'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  for (const { id, state } of own) {
    const row = state === 'DELETED' ? null : await holdKeptRequirement(transaction, id)
    if (row) {
      const running = await cooperationRows(transaction)
        .where('requirement_id', '=', id)
        .where('cooperation.state', '=', 'COOPERATING')
        .execute()
      for (const one of running) {
        await mover.move(cooperationMoves, one, { action: 'demanderLeft', as: 'system', by: null })
      }
      if (['REVIEWING', 'DISPLAYED', 'OVERDUE'].includes(row.state)) {
        await mover.move(requirementMoves, row, { action: 'cancel', as: 'system', by: null })
      }
      await endSignUps(mover, id)
    }
  }
  await dropFiles(transaction, accountId)
  await transaction
    .updateTable('requirement')
    .set({ contact: '', phone: '', email: null, ...sealParties(secretKey, []) })
    .where('account_id', '=', accountId)
    .execute()
}

const undecidedStates = ['SIGNED_UP', 'IN_NEGOTIATION'] as const

/** The open sign-ups of a provider are given up, and the other side is told by the name that it knows. */
export async function abandonSignUps(mover: Mover, accountId: string, name: string): Promise<void> {
  const open = await mover.transaction
    .selectFrom('cooperation')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', 'in', undecidedStates)
    .orderBy('requirement_id')
    .execute()
  for (const { id } of open) {
    const held = await holdCooperationIn(undecidedStates, mover.transaction, id)
    if (!held) continue
    const doing = { action: 'abandon', as: 'system', by: null, params: { name } } as const
    await mover.move(cooperationMoves, held.cooperation, doing)
  }
}

/** What a provider works on ends, and what it had closed is open again. */
async function endRunning(mover: Mover, accountId: string): Promise<void> {
  const running = await mover.transaction
    .selectFrom('cooperation')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'COOPERATING')
    .orderBy('requirement_id')
    .execute()
  for (const { id } of running) {
    const held = await holdCooperationIn(['COOPERATING'], mover.transaction, id)
    if (!held) continue
    await mover.move(cooperationMoves, held.cooperation, { action: 'providerLeft', as: 'system', by: null })
    await reopenAfter(mover, held.requirement, held.cooperation)
  }
}

/** Ends what somebody who leaves has begun on either side, and takes out what tells who they were. */
export async function endWork(mover: Mover, services: Services, { id, username }: Leaver): Promise<void> {
  const { transaction } = mover
  await abandonSignUps(mover, id, username)
  await endRunning(mover, id)
  await closeOwn(mover, services, id)
  await forgetName(transaction, id, username)
}

/** Who would contract is said no more; the username stands where messages to demanders said the provider's name. */
async function forgetName(transaction: Database, id: string, username: string): Promise<void> {
  await transaction.updateTable('cooperation').set({ firm: null }).where('account_id', '=', id).execute()
  const signedUp = await transaction
    .selectFrom('cooperation')
    .innerJoin('requirement', 'requirement.id', 'requirement_id')
    .select(['requirement.id', 'requirement.account_id', 'cooperation.id as sign_up'])
    .where('cooperation.account_id', '=', id)
    .execute()
  if (signedUp.length === 0) return
  for (const event of ['signUpNew', 'signUpCancelled'] as const) {
    await renameInMessages(transaction, {
      event,
      to: signedUp.map((row) => row.account_id),
      links: signedUp.map((row) => signUpLink(row.id, row.sign_up)),
      name: username,
    })
  }
}

/** Whom an owner has in mind for their requirements, by name; by the requirements' ids. */
async function namesOfPartners(db: Database, ownerId: string): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('requirement_partner')
    .innerJoin('requirement', 'requirement.id', 'requirement_id')
    .select(['requirement_id', 'requirement_partner.account_id as partner'])
    .where('requirement.account_id', '=', ownerId)
    .orderBy('partner')
    .execute()
  const providers = await providersById(
    db,
    rows.map(({ partner }) => partner),
  )
  const named = Map.groupBy(rows, ({ requirement_id: id }) => id)
  return new Map(
    [...named].map(([id, ofOne]) => [id, ofOne.flatMap(({ partner }) => providers.get(partner)?.name ?? [])]),
  )
}

/** What somebody published and signed up for. */
export async function ownWork({ db, keys }: Services, { id }: Owner) {
  const requirements = await db
    .selectFrom('requirement')
    .select(['id', 'code', 'state', 'title', 'type', 'business_type', 'dispute_type', 'translation_pair'])
    .select(['regions', 'priority', 'deadline', 'content', 'contact', 'phone', 'email', 'files_for'])
    .select(['opposing', 'submitted_at', 'published_at'])
    .where('account_id', '=', id)
    .orderBy('submitted_at')
    .execute()
  const signUps = await db
    .selectFrom('cooperation')
    .innerJoin('requirement', 'requirement.id', 'requirement_id')
    .select(['cooperation.id', 'requirement.code', 'requirement.title', 'cooperation.state', 'note', 'firm'])
    .select(['fee_from', 'fee_to', 'days', 'signed_up_at'])
    .where('cooperation.account_id', '=', id)
    .orderBy('signed_up_at')
    .execute()
  const partners = await namesOfPartners(db, id)
  return {
    requirements: await Promise.all(
      requirements.map(async ({ id: requirementId, opposing, ...row }) => ({
        ...row,
        partners: partners.get(requirementId) ?? [],
        opposing: openParties(keys, opposing),
        history: await ownHistory(db, 'requirement', requirementId),
      })),
    ),
    signUps: await Promise.all(
      signUps.map(async ({ id: cooperationId, ...row }) => ({
        ...row,
        history: await ownHistory(db, 'cooperation', cooperationId),
      })),
    ),
  }
}
