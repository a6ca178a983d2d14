import { longestReply } from '@portal/protocol/consultations/constants.ts'
import type { consultationDeskCalls } from '@portal/protocol/consultations/desk-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { sql } from 'kysely'
import { storeFormatted } from '../../citations/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal, refuseField } from '../../kernel/refusal.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'
import type { Services } from '../../kernel/services.ts'
import { writtenIn } from '../../text/written-in.ts'
import { consultationMoves } from '../consultation-moves.ts'
import { setReplyFiles } from '../files.ts'
import { holdConsultation, type ConsultationHeld } from '../hold.ts'
import { replyOf } from '../queries.ts'
import { shownReply } from '../shown.ts'

/** Puts a reply in the place of the one before with what it cites, and says its id. */
async function storeReply(
  transaction: Database,
  { id, language: asked }: ConsultationHeld,
  { revision, html, text }: { revision: number; html: string; text: string },
): Promise<string> {
  const language = writtenIn(text) ?? asked
  const columns = { revision, content: html, language }
  const stored = await transaction
    .insertInto('consultation_reply')
    .values({ ...columns, consultation_id: id, changed_at: null })
    .onConflict((on) => on.column('consultation_id').doUpdateSet({ ...columns, changed_at: sql`now()` }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeFormatted(transaction, { id: stored.id, html, language, day: zoneToday() })
  return stored.id
}

/**
 * Answers a consultation, or changes its answer. Whoever answers what nobody has, has it from then on.
 *
 * @throws Refusal where there is none; with theirs, where somebody else wrote after what the caller has read
 */
export async function reply(
  services: Services,
  { params: { id }, body: { revision: read, content, files } }: GivenOf<typeof consultationDeskCalls.reply>,
  { accountId: by }: Pick<Caller, 'accountId'>,
): Promise<{ revision: number }> {
  const { html, text, broken } = cleanRichText(content, longestReply)
  if (broken) refuseField('content', broken, { maximum: longestReply })
  const revision = read + 1
  await moving(services, async ({ move, transaction }) => {
    const row = await holdConsultation(transaction, id)
    const before = await replyOf(transaction, id)
    if ((before?.revision ?? 0) !== read) {
      throw new Refusal('changedMeanwhile', await shownReply(services, id, transaction))
    }
    await move(consultationMoves, row, { action: before ? 'editReply' : 'reply', as: 'admin', by })
    const replyId = await storeReply(transaction, row, { revision, html, text })
    await setReplyFiles(transaction, replyId, by, files)
    await transaction
      .updateTable('consultation')
      .set(({ fn, ref }) => ({
        replied_at: fn.coalesce(ref('replied_at'), sql<Date>`now()`),
        assigned_to: fn.coalesce(ref('assigned_to'), sql<string>`${by}`),
      }))
      .where('id', '=', id)
      .execute()
  })
  return { revision }
}
