import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'

interface MemberChoice {
  agencyId: string
  keyword?: string | undefined
}

function chosen(db: Database, { agencyId, keyword }: MemberChoice) {
  const asked = keyword?.toLowerCase()
  return db
    .selectFrom('member')
    .where('agency_id', '=', agencyId)
    .$if(Boolean(asked), (query) => query.where(sql<boolean>`strpos(lower(name), ${asked}) > 0`))
}

export function countMembers(db: Database, choice: MemberChoice): Promise<{ count: number }> {
  return chosen(db, choice)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
}

/** In the order they were added. */
export function listMembers(db: Database, choice: MemberChoice, part: { offset: number; limit: number }) {
  return chosen(db, choice)
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .offset(part.offset)
    .limit(part.limit)
    .execute()
}

/**
 * Members by their ids, held until the transaction ends.
 *
 * @throws Refusal where one of them is unknown, or another agency's
 */
export async function holdMembers(transaction: Database, agencyId: string, ids: readonly string[]) {
  const rows = await transaction
    .selectFrom('member')
    .select(['id', 'agency_id', 'avatar'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.some((row) => row.agency_id !== agencyId)) throw new Refusal('notForYou')
  if (rows.length < new Set(ids.map((id) => id.toLowerCase())).size) throw new Refusal('notFound')
  return rows
}
