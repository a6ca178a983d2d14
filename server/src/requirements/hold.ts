import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { CooperationRow } from './cooperation-moves.ts'
import type { RequirementRow } from './requirement-moves.ts'

/** What is known of a requirement that is held. */
export interface RequirementHeld extends RequirementRow {
  /** How often its owner changed it. */
  revision: number
}

/**
 * A requirement, held until the transaction ends: whatever moves it or one of its sign-ups takes turns here, so that
 * of two at once the second sees what the first did.
 *
 * @throws Refusal where there is none, or it was deleted
 */
export async function holdRequirement(transaction: Database, id: string): Promise<RequirementHeld> {
  const row = await transaction
    .selectFrom('requirement')
    .select(['id', 'account_id', 'state', 'title', 'deadline', 'cooperation_id', 'revision'])
    .where('id', '=', id)
    .where('state', '!=', 'DELETED')
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return { ...row, is_worked_on: await isWorkedOn(transaction, id) }
}

async function isWorkedOn(transaction: Database, requirementId: string): Promise<boolean> {
  const running = await transaction
    .selectFrom('cooperation')
    .select('id')
    .where('requirement_id', '=', requirementId)
    .where('state', '=', 'COOPERATING')
    .executeTakeFirst()
  return running !== undefined
}

/** Sign-ups with what the mover needs to know of their requirements. */
export function cooperationRows(db: Database) {
  return db
    .selectFrom('cooperation')
    .innerJoin('requirement', 'requirement.id', 'cooperation.requirement_id')
    .select(['cooperation.id', 'cooperation.state', 'cooperation.requirement_id', 'cooperation.account_id'])
    .select(['requirement.account_id as owner_id', 'requirement.state as requirement_state', 'title'])
    .select(
      sql<boolean>`exists (
        select from cooperation as other
        where other.requirement_id = cooperation.requirement_id and other.id <> cooperation.id
          and other.state = 'COOPERATING')`.as('is_taken'),
    )
}

/**
 * A sign-up and its requirement, both held until the transaction ends.
 *
 * @throws Refusal where there is none, or its requirement was deleted
 */
export async function holdCooperation(
  transaction: Database,
  id: string,
): Promise<{ cooperation: CooperationRow; requirement: RequirementHeld }> {
  const found = await transaction
    .selectFrom('cooperation')
    .select('requirement_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  const requirement = await holdRequirement(transaction, found.requirement_id)
  const cooperation = await cooperationRows(transaction)
    .where('cooperation.id', '=', id)
    .executeTakeFirstOrThrow()
  return { cooperation, requirement }
}
