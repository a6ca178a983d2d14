import type { consultationCalls } from '@portal/protocol/consultations/calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { freshCode } from '../../kernel/fresh-code.ts'
import { moving } from '../../kernel/mover.ts'
import type { Services } from '../../kernel/services.ts'
import { writtenIn } from '../../text/written-in.ts'
import { consultationMoves } from '../consultation-moves.ts'
import { claimFiles } from '../files.ts'
import type { Acting } from '../policy.ts'

/**
 * Asks the platform's desk.
 *
 * @throws InputInvalid where a file is not the caller's
 */
export async function ask(
  services: Services,
  { body }: GivenOf<typeof consultationCalls.add>,
  { accountId, language }: Acting,
): Promise<{ id: string }> {
  const { title, type, content, phone, files, allowsPublication = false } = body
  const facts = { account_id: accountId, title }
  const id = await moving(services, async ({ make, transaction }) => {
    const doing = { action: 'ask', as: 'asker', by: accountId } as const
    const made = await make(consultationMoves, facts, doing, (state) =>
      transaction
        .insertInto('consultation')
        .values({
          ...facts,
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
  })
  return { id }
}
