import type { Database } from '../kernel/database/store.ts'
import { ownListLink, signedUpLink, signUpLink } from './links.ts'

/** Sign-ups as work that was done, or may be yet, by their ids. */
export async function cooperationWork(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('cooperation')
    .innerJoin('requirement', 'requirement.id', 'requirement_id')
    .select(['cooperation.id', 'cooperation.account_id', 'cooperation.state', 'requirement_id'])
    .select(['requirement.account_id as owner_id', 'requirement.state as held', 'title', 'type'])
    .where('cooperation.id', 'in', ids)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        demanderId: row.owner_id,
        providerId: row.account_id,
        serviceId: null,
        title: row.title,
        helpType: row.type,
        isCompleted: row.state === 'COMPLETED',
        links: {
          demander: row.held === 'DELETED' ? ownListLink : signUpLink(row.requirement_id, row.id),
          provider: signedUpLink(row.requirement_id),
        },
      },
    ]),
  )
}

/** What was completed, for whom and by whom, to be joined; but of what its owner has deleted. */
export const completedCooperations = (db: Database) =>
  db
    .selectFrom('cooperation')
    .innerJoin('requirement', 'requirement.id', 'requirement_id')
    .select(['cooperation.id', 'requirement_id as thing_id', 'title'])
    .select(['cooperation.account_id as provider_id', 'completed_at'])
    .select('requirement.account_id as demander_id')
    .where('cooperation.state', '=', 'COMPLETED')
    .where('requirement.state', '!=', 'DELETED')
    .as('completed')
