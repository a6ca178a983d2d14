import { randomUUID } from 'node:crypto'
import { accounts } from '../account/door.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { MessageType } from '@portal/protocol/kernel/told.ts'
import { sql } from 'kysely'
import { statement } from '../kernel/database/statement.ts'
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

type Written = Required<Omit<Told, 'params' | 'links'>> & { params: string; links: string }

/** Nobody reads the messages of a cancelled account; its owner is read in the same statement. */
const addMessage = statement((db, { id, to, type, event, params, link, links }: Written) =>
  db
    .with('reader', (query) =>
      query
        .selectFrom(accounts(db))
        .select(['id', 'username', 'email', 'language', 'wants_mail'])
        .where('id', '=', to)
        .where('state', '!=', 'CANCELLED'),
    )
    .with('written', (query) =>
      query
        .insertInto('message')
        .columns(['id', 'account_id', 'type', 'event', 'params', 'link', 'links'])
        .expression((given) =>
          given
            .selectFrom('reader')
            .select([
              sql<string>`${id}::uuid`.as('id'),
              'reader.id as account_id',
              sql<MessageType>`${type}`.as('type'),
              sql<string>`${event}`.as('event'),
              sql<string>`${params}::jsonb`.as('params'),
              sql<string | null>`${link}`.as('link'),
              sql<string>`${links}::jsonb`.as('links'),
            ]),
        )
        .onConflict((on) => on.column('id').doNothing()),
    )
    .selectFrom('reader')
    .select(['username', 'email', 'language', 'wants_mail']),
)

async function writeMessage(
  transaction: Database,
  { params = {}, link = null, links = [], id = randomUUID(), ...told }: Told,
): Promise<{ reader: Reader; notice: Notice } | null> {
  const [reader] = await addMessage(transaction, {
    ...told,
    id,
    link,
    params: JSON.stringify(params),
    links: JSON.stringify(links),
  })
  return reader ? { reader, notice: { id, event: told.event, params, link } } : null
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
