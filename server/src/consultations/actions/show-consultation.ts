import type { consultationCalls } from '@portal/protocol/consultations/calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { citationsOfFormatted } from '../../citations/door.ts'
import { writeAudit } from '../../kernel/audit.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { findConsultation, type ConsultationFound } from '../queries.ts'
import { readsOf } from '../reads.ts'
import { askedProducts, filesShown, publishedOf, shownTexts, shownToAsker } from '../shown.ts'
import { asTeamReads } from './team.ts'

type Shown = AnswerOf<typeof consultationCalls.read>

async function ownOf(
  services: Services,
  row: ConsultationFound,
  { reply, offer }: Pick<Awaited<ReturnType<typeof shownTexts>>, 'reply' | 'offer'>,
  language: Language,
): Promise<NonNullable<Shown['own']>> {
  return {
    ...shownToAsker(row),
    content: row.content,
    phone: row.phone,
    files: await filesShown(services, row.file_ids),
    product: (await askedProducts(services, [row], language))(row),
    allowsPublication: row.allows_publication,
    reply,
    offer,
    history: row.moves,
    publicationHistory: row.publication_moves,
  }
}

/** What the caller's team answers by, whose reading leaves an audit line; null to whoever is not of it. */
async function teamOf(
  services: Services,
  row: ConsultationFound,
  { signedIn, language, requestId }: Asker,
): Promise<Shown['team']> {
  if (!signedIn) return null
  const { accountId } = signedIn
  const team = await asTeamReads(services, row, { accountId, language })
  if (team) {
    const read = { event: 'consultation.read', outcome: 'done', target: row.id } as const
    await writeAudit(services.db, { ...read, accountId, requestId })
  }
  return team
}

/**
 * A consultation: what is published of it to everybody, all of it to its asker; where nothing is, to the team that was
 * asked what it answers by.
 *
 * @throws Refusal where there is none, or it is not for the caller
 */
export async function showConsultation(
  services: Services,
  { params: { id } }: GivenOf<typeof consultationCalls.read>,
  asker: Asker,
): Promise<Shown> {
  const { db } = services
  const { signedIn, language } = asker
  const row = await findConsultation(db, id)
  if (!row) throw new Refusal('notFound')
  const isOwn = row.account_id === signedIn?.accountId
  const found = publishedOf(row)
  const team = found || isOwn ? null : await teamOf(services, row, asker)
  if (!found && !isOwn && !team) throw new Refusal('notForYou')
  if (found && !isOwn) asker.countAsReader((reader) => readsOf(db).count(id, reader))
  const texts = isOwn ? await shownTexts(services, row) : null
  const citations = texts?.citations ?? (await citationsOfFormatted(db, [id]))
  return {
    id,
    published: found?.(citations) ?? null,
    own: texts ? await ownOf(services, row, texts, language) : null,
    team,
  }
}
