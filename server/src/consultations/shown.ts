import type { consultationCalls } from '@portal/protocol/consultations/calls.ts'
import { askerActions, consultationDeskActions } from '@portal/protocol/consultations/lifecycle.ts'
import type { Reply } from '@portal/protocol/consultations/schemas.ts'
import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import { citationsOfFormatted } from '../citations/door.ts'
import { fileInfos } from '../files/door.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Database } from '../kernel/database/store.ts'
import { mayDo } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { namedPublications } from '../publications/door.ts'
import { providersById } from '../providers/door.ts'
import { consultationMoves } from './consultation-moves.ts'
import { publicationFacts } from './hold.ts'
import { isAllowed, publicationMoves } from './publication-moves.ts'
import type { PublishedRow } from './published-queries.ts'
import type { ConsultationFound, ConsultationShown } from './queries.ts'

type Row = AnswerOf<typeof consultationCalls.page>['content'][number]
type Shown = AnswerOf<typeof consultationCalls.read>
type Own = NonNullable<Shown['own']>

const nullable = (at: Date | null) => at?.toISOString() ?? null

/** What everybody may see in a list. */
export function shownPublished(row: Omit<PublishedRow, 'excerpt'>): Omit<Row, 'excerpt'> {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    language: row.language,
    publishedAt: row.published_at!.toISOString(),
    reads: row.reads,
  }
}

type Cited = Awaited<ReturnType<typeof citationsOfFormatted>>

/** A formatted text with what it cites, as stored under an id. */
function cited(citations: Cited, id: string, html: string) {
  return { html, citations: citations.get(id) ?? [] }
}

/** What of a consultation everybody may read, before its citations are known; null where nothing is published. */
export function publishedOf(row: ConsultationFound): ((citations: Cited) => Shown['published']) | null {
  const { offered_title: title, offered_type: type, offered_language: language } = row
  const { offered_question: question, offered_answer: answer, first_replied_at: repliedAt } = row
  if (row.publication !== 'PUBLISHED' || row.is_hidden) return null
  if (title === null || type === null || language === null || question === null) return null
  if (answer === null || repliedAt === null) return null
  const { id, published_at, reads } = row
  return (citations) => ({
    ...shownPublished({ id, title, type, language, published_at, reads: reads ?? 0 }),
    question,
    answer: cited(citations, id, answer),
    repliedAt: repliedAt.toISOString(),
  })
}

/** What of a publication somebody may do; nothing where nothing was offered. */
function publicationAbilities<Action extends 'agree' | 'withdraw' | 'offer' | 'takeDown'>(
  row: ConsultationShown,
  asked: { as: 'asker' | 'admin'; by: string; among: readonly Action[] },
): Action[] {
  if (row.publication === null) return []
  const facts = publicationFacts(row)
  return mayDo(publicationMoves, { id: row.id, state: row.publication, ...facts }, asked)
}

/** What both sides see of a consultation in a list. */
export function shownConsultation(row: ConsultationShown) {
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    type: row.type,
    language: row.language,
    state: row.state,
    isForTeam: row.product_id !== null,
    publication: row.publication,
    askedAt: row.asked_at.toISOString(),
    repliedAt: nullable(row.replied_at),
  }
}

export type AskedProduct = NonNullable<Own['product']>

/** Says which product's team a consultation was asked of, as readers of a language know it; null where the desk alone was. */
export async function askedProducts(
  { db }: Pick<Services, 'db'>,
  rows: readonly Pick<ConsultationShown, 'product_id'>[],
  language: Language,
): Promise<(row: Pick<ConsultationShown, 'product_id'>) => AskedProduct | null> {
  const ids = [...new Set(rows.flatMap(({ product_id: id }) => id ?? []))]
  const named = await namedPublications(db, ids, language)
  return ({ product_id: id }) => {
    if (id === null) return null
    const { title = null, language: shown = null, isPublished = false } = named.get(id) ?? {}
    return { id, title, language: shown, isPublished }
  }
}

/** A consultation to its asker. */
export function shownToAsker(
  row: ConsultationShown,
): AnswerOf<typeof consultationCalls.ownPage>['content'][number] {
  const asked = { as: 'asker', by: row.account_id, among: askerActions } as const
  return { ...shownConsultation(row), abilities: publicationAbilities(row, asked) }
}

/** What one of the desk may do with a consultation. */
export function deskAbilities(row: ConsultationShown, by: string) {
  const asked = { as: 'admin', by } as const
  const mayOffer = row.publication === null && isAllowed(publicationFacts(row))
  return [
    ...mayDo(consultationMoves, row, { ...asked, among: ['reply', 'editReply'] }),
    ...(mayOffer ? (['offer'] as const) : []),
    ...publicationAbilities(row, { ...asked, among: ['offer', 'takeDown'] }),
  ] satisfies (typeof consultationDeskActions)[number][]
}

/** Files for those who may open them, in their order. */
export async function filesShown(services: Services, ids: string[]): Promise<FileInfo[]> {
  const infos = await fileInfos(services.db, services, ids)
  return ids.flatMap((id) => infos.get(id) ?? [])
}

/** Who of a team wrote an answer; without a name once they are no verified provider. */
async function shownMember(db: Database, memberId: string | null): Promise<Reply['member']> {
  if (memberId === null) return null
  const provider = (await providersById(db, [memberId])).get(memberId)
  return { name: provider?.isVerified ? provider.name : null }
}

/** The reply with what it cites; null where there is none. */
async function shownReply(
  services: Services,
  row: ConsultationFound,
  citations: Cited,
): Promise<Reply | null> {
  const { reply_id: id, revision, reply: html, reply_language: language, first_replied_at: repliedAt } = row
  if (id === null || revision === null || html === null || language === null || repliedAt === null)
    return null
  return {
    revision,
    member: await shownMember(services.db, row.member_id),
    language,
    ...cited(citations, id, html),
    files: await filesShown(services, row.reply_file_ids),
    repliedAt: repliedAt.toISOString(),
    changedAt: nullable(row.changed_at),
  }
}

/** The reply to a consultation and what was offered of it, as those read them who may read both. */
export async function shownTexts(services: Services, row: ConsultationFound) {
  const citations = await citationsOfFormatted(services.db, [
    row.id,
    ...(row.reply_id === null ? [] : [row.reply_id]),
  ])
  const reply = await shownReply(services, row, citations)
  return { citations, reply, offer: shownOffer(row, citations) }
}

/** What was offered to be published of a consultation; null where nothing was. */
function shownOffer(row: ConsultationFound, citations: Cited): Own['offer'] {
  const { offered_title: title, offered_language: language, offered_question: question } = row
  const { offered_answer: answer, offered_at: offeredAt } = row
  if (title === null || language === null || question === null) return null
  if (answer === null || offeredAt === null) return null
  return {
    title,
    language,
    question,
    answer: cited(citations, row.id, answer),
    offeredAt: offeredAt.toISOString(),
    publishedAt: nullable(row.published_at),
    reads: row.reads ?? 0,
    reason: row.reason,
  }
}
