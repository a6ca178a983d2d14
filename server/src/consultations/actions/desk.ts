import type { consultationDeskCalls } from '@portal/protocol/consultations/desk-calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import {
  assignReview,
  moderators,
  moderatorsNamedBy,
  namedHistory,
  type Moderator,
} from '../../account/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { namesOf } from '../../profiles/door.ts'
import { consultationMoves } from '../consultation-moves.ts'
import { deskPage, findConsultation, type ConsultationShown } from '../queries.ts'
import { askedProducts, deskAbilities, filesShown, shownConsultation, shownTexts } from '../shown.ts'

function shownToDesk(row: ConsultationShown, all: Moderator[]) {
  return {
    ...shownConsultation(row),
    username: row.username,
    userType: row.user_type,
    assignedTo: all.find(({ id }) => id === row.assigned_to) ?? null,
  }
}

/** What the desk answers. */
export async function listForDesk(
  { db }: Services,
  { query }: GivenOf<typeof consultationDeskCalls.deskPage>,
  { accountId }: Pick<Caller, 'accountId'>,
): Promise<AnswerOf<typeof consultationDeskCalls.deskPage>> {
  const { rows, page, counts } = await deskPage(db, accountId, query)
  const all = await moderatorsNamedBy(db, rows, 'DESK')
  return { content: rows.map((row) => shownToDesk(row, all)), page, counts }
}

/**
 * A consultation as the desk answers it.
 *
 * @throws Refusal where there is none
 */
export async function showToDesk(
  services: Services,
  { params: { id } }: GivenOf<typeof consultationDeskCalls.desk>,
  { accountId, language }: Pick<Caller, 'accountId' | 'language'>,
): Promise<AnswerOf<typeof consultationDeskCalls.desk>> {
  const { db } = services
  const row = await findConsultation(db, id)
  if (!row) throw new Refusal('notFound')
  const all = await moderators(db, 'DESK')
  const { reply, offer } = await shownTexts(services, row)
  return {
    ...shownToDesk(row, all),
    names: await namesOf(db, row.account_id),
    content: row.content,
    phone: row.phone,
    files: await filesShown(services, row.file_ids),
    product: (await askedProducts(services, [row], language))(row),
    allowsPublication: row.allows_publication,
    reply,
    offer,
    abilities: deskAbilities(row, accountId),
    history: await namedHistory(db, 'consultation', id),
    publicationHistory: await namedHistory(db, 'consultationPublication', id),
    moderators: all,
  }
}

/** Says who of the desk answers a consultation. */
export function assignConsultation(
  { db }: Services,
  { params: { id }, body: { to } }: GivenOf<typeof consultationDeskCalls.assign>,
): Promise<null> {
  return assignReview(db, consultationMoves, { id, to, role: 'DESK' })
}
