import type { consultationCalls } from '@portal/protocol/consultations/calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { holdMaker } from '../../account/door.ts'
import { freshCode } from '../../kernel/fresh-code.ts'
import { moving, type Mover } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { isOffered, teamOf } from '../../products/door.ts'
import { writtenIn } from '../../text/written-in.ts'
import { consultationMoves } from '../consultation-moves.ts'
import { claimFiles } from '../files.ts'
import { teamConsultationLink } from '../links.ts'
import type { Acting } from '../policy.ts'

type Given = GivenOf<typeof consultationCalls.add>['body']

/** @throws InputInvalid where a file is not the caller's */
async function makeConsultation(
  { make, transaction }: Mover,
  body: Given,
  { accountId, language, productId }: Acting & { productId: string | null },
): Promise<string> {
  await holdMaker(transaction, accountId)
  const { title, type, content, phone, files, allowsPublication = false } = body
  const facts = { account_id: accountId, title }
  const doing = { action: 'ask', as: 'asker', by: accountId } as const
  const made = await make(consultationMoves, facts, doing, (state) =>
    transaction
      .insertInto('consultation')
      .values({
        ...facts,
        product_id: productId,
        code: freshCode('Q', 'consultation_number'),
        state,
        type,
        language: writtenIn(`${title} ${content}`) ?? language,
        content,
        phone,
        allows_publication: allowsPublication,
        assigned_to: null,
        replied_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await claimFiles(transaction, made, accountId, files)
  return made
}

/**
 * Asks the platform's desk.
 *
 * @throws InputInvalid where a file is not the caller's
 */
export async function ask(
  services: Services,
  { body }: GivenOf<typeof consultationCalls.add>,
  caller: Acting,
): Promise<{ id: string }> {
  const id = await moving(services, (mover) => makeConsultation(mover, body, { ...caller, productId: null }))
  return { id }
}

/**
 * Asks the team of a product, each of whom is told; who is of it does not ask.
 *
 * @throws Refusal where the product is not published, or the caller is of its team
 * @throws InputInvalid where a file is not the caller's
 */
export async function askTeam(
  services: Services,
  { params: { id: productId }, body }: GivenOf<typeof consultationCalls.askTeam>,
  caller: Acting,
): Promise<{ id: string }> {
  const id = await moving(services, async (mover) => {
    const { tell, transaction } = mover
    if (!(await isOffered(transaction, productId))) throw new Refusal('notFound')
    const team = await teamOf(transaction, productId)
    if (team.includes(caller.accountId)) throw new Refusal('notNow', null, 'ownTeam')
    const made = await makeConsultation(mover, body, { ...caller, productId })
    const link = teamConsultationLink(made)
    for (const to of team) {
      await tell({ to, type: 'CONSULTING', event: 'productAsked', params: { title: body.title }, link })
    }
    return made
  })
  return { id }
}
