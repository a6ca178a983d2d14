import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Tables } from '../../kernel/database/tables.ts'

interface OutgoingChoice {
  channel?: Tables['outgoing_message']['channel'] | undefined
  state?: Tables['outgoing_message']['state'] | undefined
}

function chosen(db: Database, { channel, state }: OutgoingChoice) {
  return db
    .selectFrom('outgoing_message')
    .$if(channel !== undefined, (query) => query.where('channel', '=', channel!))
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
}

/** E-mails and SMS, the newest first; who gets them and what they say stays sealed. */
export async function listOutgoing(
  db: Database,
  { page, size, ...choice }: OutgoingChoice & { page: number; size: number },
) {
  const { count } = await chosen(db, choice)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await chosen(db, choice)
    .select(['id', 'channel', 'state', 'created_at', 'done_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset((page - 1) * size)
    .limit(size)
    .execute()
  return {
    content: rows.map(({ id, channel, state, created_at: at, done_at: doneAt }) => ({
      id,
      channel,
      state,
      at: at.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
    })),
    page: pageInfoOf(page, size, count),
  }
}
