import { sql } from 'kysely'
import type { Database } from '../../kernel/database/store.ts'
import type { MessageEvent } from '@portal/protocol/kernel/told.ts'

interface Renaming {
  event: MessageEvent
  /** Accounts that were told. */
  to: string[]
  links: string[]
  name: string
}

/** Puts another name into messages of an event that told of somebody. */
export async function renameInMessages(
  transaction: Database,
  { event, to, links, name }: Renaming,
): Promise<void> {
  if (to.length === 0) return
  await transaction
    .updateTable('message')
    .set({ params: sql`params || jsonb_build_object('name', ${name}::text)` })
    .where('event', '=', event)
    .where('account_id', 'in', to)
    .where('link', 'in', links)
    .execute()
}
