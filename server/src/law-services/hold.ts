import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { LawServiceRow } from './law-service-moves.ts'
import { caseCount } from './queries.ts'

/** What is known of a service that is held. */
export interface LawServiceHeld extends LawServiceRow {
  /** How often it or one of its cases was changed. */
  revision: number
}

/** What of services waits its turn: to be narrowed to one. */
export function servicesInTurn(db: Database) {
  return db.selectFrom('law_service').select('id').where('state', '!=', 'DELETED').forUpdate()
}

const turnOf = statement((db, { id }: { id: string }) => servicesInTurn(db).where('id', '=', id))

const serviceHeld = statement((db, { id }: { id: string }) =>
  db
    .selectFrom('law_service')
    .select(['law_service.id', 'account_id', 'state', 'title', 'open_orders', 'revision'])
    .select(caseCount.as('cases'))
    .where('law_service.id', '=', id),
)

/**
 * A service, held until the transaction ends: whatever changes it, its cases or its orders takes turns here, so that
 * of two at once the second sees what the first did.
 *
 * @throws Refusal where there is none, or it was deleted
 */
export async function holdService(transaction: Database, id: string): Promise<LawServiceHeld> {
  const turn = await turnOf(transaction, { id })
  // Asked after the row is held: a statement that waited for it would count as before it waited.
  const [held] = turn.length > 0 ? await serviceHeld(transaction, { id }) : []
  if (!held) throw new Refusal('notFound')
  return held
}
