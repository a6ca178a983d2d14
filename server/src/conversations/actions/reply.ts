import type { conversationCalls } from '@portal/protocol/conversations/calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { sql } from 'kysely'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { filesOfEntries } from '../entry-files.ts'
import { ownConversation, requireOpen, requireReachable } from '../policy.ts'
import { entryWithFiles } from '../shown.ts'
import { readSubjects } from '../subjects.ts'
import { writeEntry } from '../write-entry.ts'

/**
 * Writes in one of the author's own conversations.
 *
 * @throws Refusal where it is not the author's, nobody on the other side may read it, or the matter is closed
 */
export async function reply(
  services: Services,
  { params, body }: GivenOf<typeof conversationCalls.reply>,
  caller: Caller,
) {
  const { db, outbox } = services
  const { conversationId, partner, about } = await ownConversation(services, params.id, caller)
  const { accountId: author } = caller
  requireReachable(partner, about)
  const subject = { subject: about?.kind ?? null, subject_id: about?.id ?? null }
  const entry = await db.transaction().execute(async (transaction) => {
    const inTurn = { ...services, db: transaction }
    // Before the conversation, as whatever moves the matter does.
    if (about) await services.everyFeature.holdSubject(transaction, about.kind, about.id)
    requireOpen((await readSubjects(inTurn, [subject], author))(subject))
    const aboutOf = await readSubjects(inTurn, [subject], partner.id)
    await transaction
      .updateTable('conversation')
      .set({ last_at: sql`clock_timestamp()` })
      .where('id', '=', conversationId)
      .execute()
    const told = { reader: partner.id, about: aboutOf(subject) }
    return writeEntry(transaction, services, { conversationId, author, ...told, ...body })
  })
  await outbox.wake()
  const filesOf = await filesOfEntries(services, [entry.id])
  return entryWithFiles(entry, filesOf(entry.id), author)
}
