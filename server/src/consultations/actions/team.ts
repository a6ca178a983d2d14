import type { consultationCalls } from '@portal/protocol/consultations/calls.ts'
import { teamActions } from '@portal/protocol/consultations/lifecycle.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { sql } from 'kysely'
import type { Caller } from '../../kernel/http/caller.ts'
import { mayDo } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { productsOfMember } from '../../products/door.ts'
import { consultationMoves } from '../consultation-moves.ts'
import { isAskedTeam, type Acting } from '../policy.ts'
import {
  findConsultation,
  teamPage,
  waitingForTeams,
  type ConsultationFound,
  type ConsultationShown,
} from '../queries.ts'
import { askedProducts, filesShown, shownConsultation, shownTexts, type AskedProduct } from '../shown.ts'

function shownToTeam(row: ConsultationShown, product: AskedProduct) {
  const { publication: _publication, ...shown } = shownConsultation(row)
  return { ...shown, username: row.username, userType: row.user_type, product }
}

/** Whether the caller is of any team, and how much waits for it. */
export async function showTeamStanding(
  { db }: Services,
  _given: object,
  { accountId }: Pick<Caller, 'accountId'>,
): Promise<AnswerOf<typeof consultationCalls.teamStanding>> {
  const products = await productsOfMember(db, accountId)
  const { waiting } = await waitingForTeams(db, accountId)
    .select(sql<number>`count(*)::int`.as('waiting'))
    .executeTakeFirstOrThrow()
  return { isMember: products.length > 0, waiting }
}

/** What is asked of the teams that the caller is in. */
export async function listForTeam(
  services: Services,
  { query }: GivenOf<typeof consultationCalls.teamPage>,
  { accountId, language }: Pick<Caller, 'accountId' | 'language'>,
): Promise<AnswerOf<typeof consultationCalls.teamPage>> {
  const { db } = services
  const productIds = await productsOfMember(db, accountId)
  const { rows, page, counts } = await teamPage(db, { productIds, accountId }, query)
  const productOf = await askedProducts(services, rows, language)
  const content = rows.flatMap((row) => {
    const product = productOf(row)
    return product ? [shownToTeam(row, product)] : []
  })
  return { content, page, counts }
}

/** A consultation as the team that was asked answers it; null to whoever is not of it. */
export async function asTeamReads(
  services: Services,
  row: ConsultationFound,
  { accountId: by, language }: Acting,
): Promise<AnswerOf<typeof consultationCalls.teamRead> | null> {
  const { db } = services
  const product = (await askedProducts(services, [row], language))(row)
  if (!product || !(await isAskedTeam(db, row, by))) return null
  const { reply } = await shownTexts(services, row)
  return {
    ...shownToTeam(row, product),
    content: row.content,
    phone: row.phone,
    files: await filesShown(services, row.file_ids),
    reply,
    abilities: mayDo(consultationMoves, row, { as: 'member', by, among: teamActions }),
    history: row.moves,
  }
}

/**
 * A consultation as a member of the team that was asked answers it.
 *
 * @throws Refusal where there is none, or it was asked of others
 */
export async function showToTeam(
  services: Services,
  { params: { id } }: GivenOf<typeof consultationCalls.teamRead>,
  caller: Acting,
): Promise<AnswerOf<typeof consultationCalls.teamRead>> {
  const row = await findConsultation(services.db, id)
  if (!row) throw new Refusal('notFound')
  const shown = await asTeamReads(services, row, caller)
  if (!shown) throw new Refusal('notForYou')
  return shown
}
