import { liveRequestStates } from '@portal/protocol/reports/lifecycle.ts'
import { holdAccount } from '../account/door.ts'
import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'

/** Whether an extract is being made for a company, which is held until the transaction ends. */
export async function holdExtracts(transaction: Database, accountId: string): Promise<boolean> {
  await holdAccount(transaction, accountId)
  const live = await transaction
    .selectFrom('report_request')
    .select('id')
    .where('account_id', '=', accountId)
    .where('language', 'is not', null)
    .where('state', 'in', liveRequestStates)
    .executeTakeFirst()
  return live !== undefined
}

/**
 * A request with what its moves ask for; its company is held until the transaction ends.
 *
 * @throws Refusal where there is none
 */
export async function holdRequest(transaction: Database, id: string) {
  const found = await transaction
    .selectFrom('report_request')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  const isMade = await holdExtracts(transaction, found.account_id)
  const row = await transaction
    .selectFrom('report_request')
    .select(['id', 'account_id', 'language', 'state', 'tries'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return { ...row, is_made: isMade }
}
