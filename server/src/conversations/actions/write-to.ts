import type { conversationCalls } from '@portal/protocol/conversations/calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { holdMaker } from '../../account/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { choosePartner, requireReachable, type Choice } from '../policy.ts'
import { openBetween } from '../queries.ts'
import { writeEntry } from '../write-entry.ts'

/**
 * Writes to somebody, in the conversation there is or in a new one.
 *
 * @throws Refusal where the other side's account is not in use
 */
async function writeTo(
  services: Services,
  choice: Choice,
  text: string,
  caller: Caller,
): Promise<{ id: string }> {
  const { db, outbox } = services
  const { partner } = await choosePartner(db, choice, caller)
  requireReachable(partner, null)
  const { accountId: author } = caller
  const id = await db.transaction().execute(async (transaction) => {
    await holdMaker(transaction, author)
    const conversationId = await openBetween(transaction, author, partner.id)
    const told = { reader: partner.id, about: null }
    await writeEntry(transaction, services, { conversationId, author, ...told, text, files: [] })
    return conversationId
  })
  await outbox.wake()
  return { id }
}

/** Writes to a lawyer or agency, named in the body. */
export function write(
  services: Services,
  { body: { to, text } }: GivenOf<typeof conversationCalls.add>,
  caller: Caller,
): Promise<{ id: string }> {
  return writeTo(services, { id: to, type: 'lawyer', field: 'to' }, text, caller)
}

/** The same, or to a member of an agency, named in the path. */
export function writeToLawyer(
  services: Services,
  { params, query, body }: GivenOf<typeof conversationCalls.writeToLawyer>,
  caller: Caller,
): Promise<{ id: string }> {
  return writeTo(services, { id: params.id, type: query.type, field: 'id' }, body.text, caller)
}
