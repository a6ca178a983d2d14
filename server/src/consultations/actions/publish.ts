import type { consultationCalls } from '@portal/protocol/consultations/calls.ts'
import { longestReply } from '@portal/protocol/consultations/constants.ts'
import type { consultationDeskCalls } from '@portal/protocol/consultations/desk-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { sql } from 'kysely'
import { storeFormatted, zoneCountry } from '../../citations/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { instantAfter } from '../../kernel/instant-after.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal, refuseField } from '../../kernel/refusal.ts'
import { refusePersonalData } from '../../kernel/refuse-personal-data.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'
import type { Services } from '../../kernel/services.ts'
import { namesOf } from '../../profiles/door.ts'
import { writtenIn } from '../../text/written-in.ts'
import { holdConsultation, publicationFacts, publicationOf } from '../hold.ts'
import { holdOwnConsultation, type Acting } from '../policy.ts'
import { publicationMoves } from '../publication-moves.ts'
import { findConsultation } from '../queries.ts'
import { isHiddenAsker } from '../standing.ts'
import { shownTexts } from '../shown.ts'

/**
 * Refuses what is said of another text than the one that is offered now.
 *
 * @param readAt instant of the text that was read; null where there was none
 * @throws Refusal with what is offered now
 */
async function checkRead(
  services: Services,
  transaction: Database,
  id: string,
  { offered, readAt }: { offered: { offered_at: Date } | undefined; readAt: string | null },
): Promise<void> {
  if (offered?.offered_at.getTime() === (readAt === null ? undefined : Date.parse(readAt))) return
  const now = await findConsultation(transaction, id)
  throw new Refusal(
    'changedMeanwhile',
    now ? (await shownTexts({ ...services, db: transaction }, now)).offer : null,
  )
}

/**
 * Offers the asker a text to be published, in the place of the one that was read. A text that was published is taken
 * off until its asker agrees to this one. Whoever of the desk offers what nobody has, has it from then on.
 *
 * @throws Refusal where there is none, it is not answered, or the asker did not allow it; with theirs, where somebody
 *   else offered another after what the caller has read
 * @throws InputInvalid where the text seems to hold personal data, and nobody says that it is none
 */
export async function offer(
  services: Services,
  { params: { id }, body }: GivenOf<typeof consultationDeskCalls.offer>,
  { accountId: by }: Pick<Caller, 'accountId'>,
): Promise<null> {
  const { title, question, offeredAt: readAt, hasNoPersonalData = false } = body
  const { html, text, broken } = cleanRichText(body.answer, longestReply)
  if (broken) refuseField('answer', broken, { maximum: longestReply })
  await moving(services, async ({ make, move, transaction }) => {
    const row = await holdConsultation(transaction, id)
    if (row.state !== 'REPLIED') throw new Refusal('wrongState', { state: row.state })
    const before = await publicationOf(transaction, row)
    await checkRead(services, transaction, id, { offered: before, readAt })
    if (!hasNoPersonalData) {
      refusePersonalData({ title, question, answer: text }, await namesOf(transaction, row.account_id))
    }
    const columns = {
      title,
      type: row.type,
      language: writtenIn(`${title} ${question} ${text}`) ?? row.language,
      question,
      answer: html,
      answer_text: text,
      reason: null,
      offered_at: instantAfter(before?.offered_at),
      published_at: null,
      is_hidden: await isHiddenAsker(transaction, row.account_id),
    }
    const doing = { action: 'offer', as: 'admin', by } as const
    if (!before) {
      await make(publicationMoves, publicationFacts(row), doing, async (state) => {
        await transaction
          .insertInto('consultation_publication')
          .values({ id, state, ...columns })
          .execute()
        return { id }
      })
    } else {
      await move(publicationMoves, before, doing)
      await transaction.updateTable('consultation_publication').set(columns).where('id', '=', id).execute()
    }
    await transaction
      .updateTable('consultation')
      .set(({ fn, ref }) => ({ assigned_to: fn.coalesce(ref('assigned_to'), sql<string>`${by}`) }))
      .where('id', '=', id)
      .execute()
    const { language } = columns
    await storeFormatted(transaction, { id, html, language, country: zoneCountry, day: zoneToday() })
  })
  return null
}

/**
 * Publishes what was offered, as its asker has read it.
 *
 * @throws Refusal where it is another's, or nothing is offered; with what is offered now, where that is another text
 */
export async function agree(
  services: Services,
  { params: { id }, body: { offeredAt: readAt } }: GivenOf<typeof consultationCalls.agree>,
  caller: Pick<Acting, 'accountId'>,
): Promise<null> {
  await moving(services, async ({ move, transaction }) => {
    const row = await holdOwnConsultation(transaction, id, caller)
    const offered = await publicationOf(transaction, row)
    if (!offered) throw new Refusal('wrongState', { state: null })
    await checkRead(services, transaction, id, { offered, readAt })
    await move(publicationMoves, offered, { action: 'agree', as: 'asker', by: caller.accountId })
    await transaction
      .updateTable('consultation_publication')
      .set({ published_at: sql`now()` })
      .where('id', '=', id)
      .execute()
  })
  return null
}

/**
 * Refuses what was offered, or has what is published taken off.
 *
 * @throws Refusal where it is another's, or nothing is offered or published
 */
export async function withdraw(
  services: Services,
  { params: { id } }: GivenOf<typeof consultationCalls.withdraw>,
  caller: Pick<Acting, 'accountId'>,
): Promise<null> {
  await moving(services, async ({ move, transaction }) => {
    const row = await holdOwnConsultation(transaction, id, caller)
    const offered = await publicationOf(transaction, row)
    if (!offered) throw new Refusal('wrongState', { state: null })
    await move(publicationMoves, offered, { action: 'withdraw', as: 'asker', by: caller.accountId })
  })
  return null
}

/**
 * Takes down what is published.
 *
 * @throws Refusal where there is none, or it is not published
 */
export async function takeDown(
  services: Services,
  { params: { id }, body: { reason } }: GivenOf<typeof consultationDeskCalls.takeDown>,
  { accountId: by }: Pick<Caller, 'accountId'>,
): Promise<null> {
  await moving(services, async ({ move, transaction }) => {
    const row = await holdConsultation(transaction, id)
    const shown = await publicationOf(transaction, row)
    if (!shown) throw new Refusal('wrongState', { state: null })
    await move(publicationMoves, shown, { action: 'takeDown', as: 'admin', by, reason })
    await transaction.updateTable('consultation_publication').set({ reason }).where('id', '=', id).execute()
  })
  return null
}
