import { randomUUID } from 'node:crypto'
import { accounts } from '../account/door.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Services } from '../kernel/services.ts'
import type { Tell, Told } from '../kernel/tell.ts'
import { noticeMail, type Notice } from './notices.ts'

interface Reader {
  username: string
  email: string | null
  language: Language
  wants_mail: boolean
}

/** The message on the portal; nobody reads those of a cancelled account. */
async function writeMessage(
  transaction: Database,
  { to, type, event, params = {}, link = null, links = [], id = randomUUID() }: Told,
): Promise<{ reader: Reader; notice: Notice } | null> {
  const reader = await transaction
    .selectFrom(accounts(transaction))
    .select(['username', 'email', 'language', 'wants_mail'])
    .where('id', '=', to)
    .where('state', '!=', 'CANCELLED')
    .executeTakeFirst()
  if (!reader) return null
  await transaction
    .insertInto('message')
    .values({
      id,
      account_id: to,
      type,
      event,
      params: JSON.stringify(params),
      link,
      links: JSON.stringify(links),
    })
    .onConflict((on) => on.column('id').doNothing())
    .execute()
  return { reader, notice: { id, event, params, link } }
}

/** Tells by a message on the portal alone: for accounts whose addresses are nobody's. */
export const tellOnPortal: Tell = async (transaction, told) => {
  await writeMessage(transaction, told)
}

/** Tells by a message on the portal, and by an e-mail in the owner's language where the owner wants that. */
export function openTell({ outbox, config }: Pick<Services, 'outbox' | 'config'>): Tell {
  return async (transaction, told) => {
    const written = await writeMessage(transaction, told)
    if (!written?.reader.wants_mail || !written.reader.email) return
    const { username, email, language } = written.reader
    await outbox.write(
      transaction,
      noticeMail(written.notice, { username, email, language }, config.publicUrl),
    )
  }
}
