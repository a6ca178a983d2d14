import type { Database } from '../kernel/database/store.ts'
import { countsOf } from './queries.ts'

export { applicationKind } from './application-moves.ts'

/** How many seats of some events are taken, by their ids. */
export async function seatsTaken(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const counts = await countsOf(db, ids)
  return new Map([...counts].map(([id, { taken }]) => [id, taken]))
}
