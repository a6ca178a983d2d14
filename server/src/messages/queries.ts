import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import { messagesList } from '@portal/protocol/messages/lists.ts'
import type { MessageEvent, MessageType } from '@portal/protocol/kernel/told.ts'
import { sql } from 'kysely'
import { tabbedPages } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'

const columns = [
  'id',
  'account_id',
  'type',
  'event',
  'params',
  'link',
  'links',
  'created_at',
  'read_at',
] as const

const ofOwner =
  (db: Database, accountId: string) =>
  ({ type, status }: Wanted<typeof messagesList>) =>
    db
      .selectFrom('message')
      .where('account_id', '=', accountId)
      .$if(type !== undefined, (query) => query.where('type', '=', type!))
      .$if(status !== undefined, (query) =>
        query.where('read_at', status === 'UNREAD' ? 'is' : 'is not', null),
      )

const pages = tabbedPages(
  messagesList,
  (db: Database, { accountId }: { accountId: string }) => ofOwner(db, accountId),
  () => ({
    key: 'id',
    tab: sql`case when read_at is null then 'UNREAD' else 'READ' end`,
    orders: {
      newest: [
        ['created_at', 'desc'],
        ['place', 'desc'],
      ],
    },
    select: (rows) => rows.select(columns),
  }),
)

/** An owner's messages. */
export function messagesPage(db: Database, accountId: string, asked: PageWanted<typeof messagesList>) {
  return pages(db, { accountId }, asked)
}

export function findMessage(db: Database, id: string) {
  return db.selectFrom('message').select(columns).where('id', '=', id).executeTakeFirst()
}

export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>

/** How many of an owner's messages are unread, by type. */
export async function countUnread(db: Database, accountId: string): Promise<Record<MessageType, number>> {
  const rows = await ofOwner(
    db,
    accountId,
  )({ status: 'UNREAD' })
    .select((eb) => ['type', eb.fn.countAll<string>().as('count')])
    .groupBy('type')
    .execute()
  const counts = { SERVICE: 0, CONSULTING: 0, SYSTEM: 0 }
  for (const { type, count } of rows) counts[type] = Number(count)
  return counts
}

/** Whether a message leads to a path, or to a part of what stands there. */
const leadsTo = (path: string) => sql<boolean>`(link = ${path} or starts_with(link, ${`${path}&`}))`

/** Marks an owner's unread messages as read, all or some of them; how many there were. */
export async function markRead(
  db: Database,
  accountId: string,
  choice: { id?: string; type?: MessageType | undefined; link?: string },
): Promise<number> {
  const { id, type, link } = choice
  const marked = await db
    .updateTable('message')
    .set({ read_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(type !== undefined, (query) => query.where('type', '=', type!))
    .$if(link !== undefined, (query) => query.where(leadsTo(link!)))
    .executeTakeFirst()
  return Number(marked.numUpdatedRows)
}

/** Which of some owners have not read yet that something happened at a path. */
export async function unreadBy(
  db: Database,
  accountIds: readonly string[],
  { event, link }: { event: MessageEvent; link: string },
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('message')
    .select('account_id')
    .distinct()
    .where('account_id', 'in', accountIds)
    .where('event', '=', event)
    .where(leadsTo(link))
    .where('read_at', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.account_id))
}
