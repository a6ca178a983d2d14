import type { consultationCalls } from '@portal/protocol/consultations/calls.ts'
import { longestReply } from '@portal/protocol/consultations/constants.ts'
import type { consultationDeskCalls } from '@portal/protocol/consultations/desk-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { sql } from 'kysely'
import { storeFormatted, zoneCountry } from '../../citations/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving, type Mover } from '../../kernel/mover.ts'
import { Refusal, refuseField } from '../../kernel/refusal.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'
import type { Services } from '../../kernel/services.ts'
import { writtenIn } from '../../text/written-in.ts'
import { consultationMoves } from '../consultation-moves.ts'
import { setReplyFiles } from '../files.ts'
import { holdConsultation, type ConsultationHeld } from '../hold.ts'
import { holdTeamConsultation, type Acting } from '../policy.ts'
import { findConsultation, replyOf } from '../queries.ts'
import { shownTexts } from '../shown.ts'

/** What a first answer is, and another in its place. */
const actions = {
  admin: { first: 'reply', again: 'editReply' },
  member: { first: 'teamReply', again: 'editTeamReply' },
} as const

/** Puts a reply in the place of the one before with what it cites, and says its id. */
async function storeReply(
  transaction: Database,
  { id, language: asked }: ConsultationHeld,
  {
    revision,
    html,
    text,
    memberId,
  }: { revision: number; html: string; text: string; memberId: string | null },
): Promise<string> {
  const language = writtenIn(text) ?? asked
  const columns = { revision, content: html, language, member_id: memberId }
  const stored = await transaction
    .insertInto('consultation_reply')
    .values({ ...columns, consultation_id: id, changed_at: null })
    .onConflict((on) => on.column('consultation_id').doUpdateSet({ ...columns, changed_at: sql`now()` }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const country = memberId === null ? zoneCountry : null
  await storeFormatted(transaction, { id: stored.id, html, language, country, day: zoneToday() })
  return stored.id
}

interface Written {
  read: number
  html: string
  text: string
  files: readonly string[]
}

/** @throws InputInvalid where the answer says nothing, or too much */
function writtenOf({
  revision: read,
  content,
  files,
}: GivenOf<typeof consultationDeskCalls.reply>['body']): Written {
  const { html, text, broken } = cleanRichText(content, longestReply)
  if (broken) refuseField('content', broken, { maximum: longestReply })
  return { read, html, text, files }
}

/**
 * Writes an answer after the one that was read.
 *
 * @throws Refusal with theirs, where somebody else wrote after what the caller has read
 */
async function writeReply(
  services: Services,
  { move, transaction }: Mover,
  row: ConsultationHeld,
  { read, html, text, files }: Written,
  { by, as }: { by: string; as: 'admin' | 'member' },
): Promise<void> {
  const before = await replyOf(transaction, row.id)
  if ((before?.revision ?? 0) !== read) {
    const now = await findConsultation(transaction, row.id)
    const theirs = now ? await shownTexts({ ...services, db: transaction }, now) : null
    throw new Refusal('changedMeanwhile', theirs?.reply ?? null)
  }
  await move(consultationMoves, row, { action: actions[as][before ? 'again' : 'first'], as, by })
  const memberId = as === 'member' ? by : null
  const replyId = await storeReply(transaction, row, { revision: read + 1, html, text, memberId })
  await setReplyFiles(transaction, replyId, { ownerId: by, memberId }, files)
  await transaction
    .updateTable('consultation')
    .set(({ fn, ref }) => ({
      replied_at: fn.coalesce(ref('replied_at'), sql<Date>`now()`),
      ...(as === 'admin' && { assigned_to: fn.coalesce(ref('assigned_to'), sql<string>`${by}`) }),
    }))
    .where('id', '=', row.id)
    .execute()
}

/**
 * Answers a consultation, or changes its answer. Whoever of the desk answers what nobody has, has it from then on.
 *
 * @throws Refusal where there is none; with theirs, where somebody else wrote after what the caller has read
 */
export async function reply(
  services: Services,
  { params: { id }, body }: GivenOf<typeof consultationDeskCalls.reply>,
  { accountId: by }: Pick<Caller, 'accountId'>,
): Promise<{ revision: number }> {
  const written = writtenOf(body)
  await moving(services, async (mover) => {
    const row = await holdConsultation(mover.transaction, id)
    await writeReply(services, mover, row, written, { by, as: 'admin' })
  })
  return { revision: written.read + 1 }
}

/**
 * The same by a member of the team that was asked.
 *
 * @throws Refusal where it was asked of others; with theirs, where somebody else wrote after what the caller has read
 */
export async function teamReply(
  services: Services,
  { params: { id }, body }: GivenOf<typeof consultationCalls.teamReply>,
  caller: Pick<Acting, 'accountId'>,
): Promise<{ revision: number }> {
  const written = writtenOf(body)
  await moving(services, async (mover) => {
    const row = await holdTeamConsultation(mover.transaction, id, caller)
    await writeReply(services, mover, row, written, { by: caller.accountId, as: 'member' })
  })
  return { revision: written.read + 1 }
}
