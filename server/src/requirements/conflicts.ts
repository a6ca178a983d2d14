import { everyKey } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Services } from '../kernel/services.ts'
import { clientsOf } from '../orders/door.ts'
import { parties } from '../profiles/door.ts'
import { partyKey } from './opposing.ts'

/** The owners of requirements on which a provider works or has worked. */
async function ownersOf(db: Database, providerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cooperation')
    .innerJoin('requirement', 'requirement.id', 'requirement_id')
    .select('requirement.account_id')
    .distinct()
    .where('cooperation.account_id', '=', providerId)
    .where('cooperation.state', 'in', ['COOPERATING', 'COMPLETED'])
    .execute()
  return rows.map(({ account_id: id }) => id)
}

/**
 * Whether a provider works or has worked for somebody whom the owner of a requirement names as the other side: by the
 * number of their register or by their name, under whichever key that is kept. Whom, is not said.
 */
export async function hasConflict(
  db: Database,
  { keys }: Pick<Services, 'keys'>,
  requirementId: string,
  providerId: string,
): Promise<boolean> {
  const { opposing_keys: opposing } = await db
    .selectFrom('requirement')
    .select('opposing_keys')
    .where('id', '=', requirementId)
    .executeTakeFirstOrThrow()
  if (opposing.length === 0) return false
  const ids = [...(await ownersOf(db, providerId)), ...(await clientsOf(db, providerId))]
  if (ids.length === 0) return false
  const clients = await db
    .selectFrom(parties(db))
    .select(['name', 'number'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const isOpposing = (kind: 'name' | 'number', text: string) =>
    everyKey(keys).some((key) => opposing.includes(partyKey(key, kind, text)))
  return clients.some(
    ({ name, number }) => isOpposing('name', name) || (number !== null && isOpposing('number', number)),
  )
}
