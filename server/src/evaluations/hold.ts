import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findWork } from './work.ts'

/**
 * An evaluation, held until the transaction ends, with the work that it is of.
 *
 * @throws Refusal where there is none
 */
export async function holdEvaluation(transaction: Database, id: string) {
  const row = await transaction
    .selectFrom('evaluation')
    .select(['id', 'kind', 'subject_id', 'demander_id', 'provider_id', 'title', 'state', 'reply'])
    .select('reply_fault')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  const { links } = await findWork(transaction, row.kind, row.subject_id)
  return { ...row, links }
}
