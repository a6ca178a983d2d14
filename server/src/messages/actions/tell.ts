import { randomUUID } from 'node:crypto'
import type { MessageType } from '@portal/protocol/messages/calls.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Services } from '../../kernel/services.ts'
import { noticeMail } from '../notices.ts'
import type { MessageEvent } from './notice-words.ts'

export type { MessageEvent } from './notice-words.ts'

export interface Told {
  /** Id of the account whose owner is told. */
  to: string
  type: MessageType
  event: MessageEvent
  /** What fills the places in the event's words. */
  params?: Record<string, string>
  /** Path on this site that it is about. */
  link?: string | null
  /** Names the message meant, where the writer may be repeated: told twice, it is one message. */
  id?: string
}

/**
 * The one door by which an account's owner is told of something: a message on the portal, and an e-mail in the
 * owner's language where the owner wants that. Both are written in the caller's transaction; `outbox.wake` after it
 * has the e-mail delivered at once.
 */
export async function tell(
  transaction: Database,
  { outbox, config }: Pick<Services, 'outbox' | 'config'>,
  { to, type, event, params = {}, link = null, id = randomUUID() }: Told,
): Promise<void> {
  const owner = await transaction
    .selectFrom('account')
    .select(['username', 'email', 'language', 'wants_mail'])
    .where('id', '=', to)
    .where('state', '!=', 'CANCELLED')
    .executeTakeFirst()
  // Nobody reads the messages of a cancelled account.
  if (!owner) return
  await transaction
    .insertInto('message')
    .values({ id, account_id: to, type, event, params: JSON.stringify(params), link })
    .onConflict((on) => on.column('id').doNothing())
    .execute()
  if (!owner.wants_mail || !owner.email) return
  const { username, email, language } = owner
  const origin = config.publicUrl ?? `http://localhost:${config.port}`
  await outbox.write(
    transaction,
    noticeMail({ id, event, params, link }, { username, email, language }, origin),
  )
}
