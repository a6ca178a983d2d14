import type { Database } from '../kernel/database/store.ts'
import { ownHistory } from '../kernel/history.ts'
import type { Leaver, Owner } from '../kernel/leaving.ts'
import type { Mover } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { holdService } from './hold.ts'
import { moveService } from './move-service.ts'
import { casesOf } from './queries.ts'

async function ownIds(db: Database, accountId: string) {
  return db
    .selectFrom('law_service')
    .select(['id', 'state'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

/** What somebody who leaves offers closes; who contracts is said no more. */
export async function closeOwn(mover: Mover, _services: Services, { id: accountId }: Leaver): Promise<void> {
  const { transaction } = mover
  for (const { id, state } of await ownIds(transaction, accountId)) {
    if (state === 'DELETED') continue
    const row = await holdService(transaction, id)
    if (row.state === 'CLOSED') continue
    await moveService(mover, row, { action: 'close', as: 'system', by: null })
  }
  await transaction
    .updateTable('law_service')
    .set({ firm: null })
    .where('account_id', '=', accountId)
    .execute()
}

/** What somebody offers. */
export async function ownServices({ db }: Services, { id: accountId }: Owner) {
  const rows = await db
    .selectFrom('law_service')
    .select(['id', 'code', 'state', 'title', 'type', 'business_type', 'dispute_type', 'translation_pair'])
    .select(['regions', 'description', 'content', 'firm', 'fee_from', 'fee_to', 'days', 'volume'])
    .select(['submitted_at', 'published_at'])
    .where('account_id', '=', accountId)
    .orderBy('submitted_at')
    .execute()
  return {
    services: await Promise.all(
      rows.map(async ({ id, ...row }) => ({
        ...row,
        cases: (await casesOf(db, id)).map(({ title, theme, content }) => ({ title, theme, content })),
        history: await ownHistory(db, 'lawService', id),
      })),
    ),
  }
}
