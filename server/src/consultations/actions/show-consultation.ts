import type { consultationCalls } from '@portal/protocol/consultations/calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { ownHistory } from '../../kernel/history.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { filesOfConsultation } from '../files.ts'
import { findConsultation, findPublished, type ConsultationFound } from '../queries.ts'
import { readsOf } from '../reads.ts'
import { askedProducts, filesShown, publishedWhole, shownOffer, shownReply, shownToAsker } from '../shown.ts'

type Shown = AnswerOf<typeof consultationCalls.read>

async function ownOf(
  services: Services,
  row: ConsultationFound,
  language: Language,
): Promise<NonNullable<Shown['own']>> {
  return {
    ...shownToAsker(row),
    content: row.content,
    phone: row.phone,
    files: await filesShown(services, await filesOfConsultation(services.db, row.id)),
    product: (await askedProducts(services, [row], language))(row),
    allowsPublication: row.allows_publication,
    reply: await shownReply(services, row.id),
    offer: await shownOffer(services.db, row),
    history: await ownHistory(services.db, 'consultation', row.id),
  }
}

/**
 * A consultation: what is published of it to everybody, all of it to its asker.
 *
 * @throws Refusal where there is none, or it is not for the caller
 */
export async function showConsultation(
  services: Services,
  { params: { id } }: GivenOf<typeof consultationCalls.read>,
  { signedIn, address, language }: Asker,
): Promise<Shown> {
  const { db } = services
  const row = await findConsultation(db, id)
  if (!row) throw new Refusal('notFound')
  const isOwn = row.account_id === signedIn?.accountId
  const found = await findPublished(db, id)
  if (!found && !isOwn) throw new Refusal('notForYou')
  if (found && !isOwn) readsOf(db).count(id, signedIn?.accountId ?? address)
  return {
    id,
    published: found ? await publishedWhole(db, found) : null,
    own: isOwn ? await ownOf(services, row, language) : null,
  }
}
