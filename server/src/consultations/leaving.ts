import { forgetFormatted } from '../citations/door.ts'
import { releaseFile } from '../files/door.ts'
import { ownHistory } from '../kernel/history.ts'
import type { Leaver, Owner } from '../kernel/leaving.ts'
import type { Mover } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { holdConsultation, publicationOf } from './hold.ts'
import { publicationMoves } from './publication-moves.ts'
import { replyOf } from './queries.ts'

/** What is offered or published of somebody's questions ends; the questions and their answers go with the account. */
export async function endPublications(mover: Mover, _services: Services, { id }: Leaver): Promise<void> {
  const { transaction } = mover
  const own = await transaction
    .selectFrom('consultation')
    .select('id')
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()
  for (const { id: consultationId } of own) {
    const row = await holdConsultation(transaction, consultationId)
    const publication = await publicationOf(transaction, row)
    if (publication?.state === 'OFFERED' || publication?.state === 'PUBLISHED') {
      await mover.move(publicationMoves, publication, { action: 'askerLeft', as: 'system', by: null })
    }
    const reply = await replyOf(transaction, consultationId)
    await forgetFormatted(transaction, [consultationId, ...(reply ? [reply.id] : [])])
    if (!reply) continue
    for (const file of reply.file_ids) await releaseFile(transaction, file)
  }
}

/** What somebody asked, the answers, and what is published of it. */
export async function ownConsultations({ db }: Services, { id }: Owner) {
  const rows = await db
    .selectFrom('consultation')
    .leftJoin('consultation_reply', 'consultation_reply.consultation_id', 'consultation.id')
    .leftJoin('consultation_publication', 'consultation_publication.id', 'consultation.id')
    .select(['consultation.id', 'code', 'consultation.state', 'consultation.title', 'consultation.type'])
    .select(['consultation.content', 'phone', 'allows_publication', 'asked_at'])
    .select(['consultation_reply.content as reply', 'consultation_reply.replied_at', 'changed_at'])
    .select(['consultation_publication.state as publication', 'question as published_question'])
    .select(['consultation_publication.title as published_title', 'answer as published_answer'])
    .select(['offered_at', 'published_at', 'reason'])
    .where('account_id', '=', id)
    .orderBy('asked_at')
    .execute()
  const answered = await db
    .selectFrom('consultation_reply')
    .innerJoin('consultation', 'consultation.id', 'consultation_reply.consultation_id')
    .select(['code', 'consultation_reply.content as reply', 'consultation_reply.replied_at', 'changed_at'])
    .where('member_id', '=', id)
    .orderBy('consultation_reply.replied_at')
    .execute()
  return {
    teamReplies: answered,
    consultations: await Promise.all(
      rows.map(async ({ id: consultationId, ...row }) => ({
        ...row,
        history: await ownHistory(db, 'consultation', consultationId),
        publicationHistory: await ownHistory(db, 'consultationPublication', consultationId),
      })),
    ),
  }
}
