import { outgoingList } from '@portal/protocol/admin/lists.ts'
import type { oversightCalls } from '@portal/protocol/admin/oversight-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Wanted } from '@portal/protocol/kernel/list.ts'
import { tabbedPageOf } from '../../kernel/database/page-of.ts'
import { outgoingMessages } from '../../kernel/outbox.ts'
import type { Services } from '../../kernel/services.ts'

/** E-mails and SMS; who gets them and what they say stays sealed. */
export async function listOutgoing(
  { db }: Services,
  { query: asked }: GivenOf<typeof oversightCalls.outgoing>,
) {
  const chosen = ({ channel, state }: Wanted<typeof outgoingList>) =>
    db
      .selectFrom(outgoingMessages(db))
      .$if(channel !== undefined, (query) => query.where('channel', '=', channel!))
      .$if(state !== undefined, (query) => query.where('state', '=', state!))
  const { rows, page, counts } = await tabbedPageOf(outgoingList, chosen, asked, {
    key: 'id',
    toldOf: db,
    tab: 'state',
    orders: { newest: [['created_at', 'desc']], oldest: [['created_at', 'asc']] },
    select: (query) => query.select(['id', 'channel', 'state', 'created_at', 'done_at']),
  })
  return {
    content: rows.map(({ created_at: at, done_at: doneAt, ...row }) => ({
      ...row,
      at: at.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
    })),
    page,
    counts,
  }
}
