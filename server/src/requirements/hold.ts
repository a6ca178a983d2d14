import type { CooperationState } from '@portal/protocol/requirements/lifecycle.ts'
import { sql } from 'kysely'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { CooperationRow } from './cooperation-moves.ts'
import type { RequirementRow } from './requirement-moves.ts'

/** What is known of a requirement that is held. */
export interface RequirementHeld extends RequirementRow {
  /** How often its owner changed it. */
  revision: number
}

/** What of requirements waits its turn: to be narrowed to one. */
function requirementsInTurn(db: Database) {
  return db
    .selectFrom('requirement')
    .select(['id', 'account_id', 'state', 'title', 'deadline', 'cooperation_id', 'revision'])
    .where('state', '!=', 'DELETED')
    .forUpdate()
}

const turnOf = statement((db, { id }: { id: string }) => requirementsInTurn(db).where('id', '=', id))

const turnOfSignUp = statement((db, { id }: { id: string }) =>
  requirementsInTurn(db).where('id', '=', (query) =>
    query.selectFrom('cooperation').select('requirement_id').where('cooperation.id', '=', id),
  ),
)

const runningOn = statement((db, { id }: { id: string }) =>
  db
    .selectFrom('cooperation')
    .select('id')
    .where('requirement_id', '=', id)
    .where('state', '=', 'COOPERATING')
    .limit(1),
)

/** A requirement, held as `holdRequirement` does; null where there is none, or it was deleted by then. */
export async function holdKeptRequirement(
  transaction: Database,
  id: string,
): Promise<RequirementHeld | null> {
  const [row] = await turnOf(transaction, { id })
  if (!row) return null
  const running = await runningOn(transaction, { id })
  return { ...row, is_worked_on: running.length > 0 }
}

/**
 * A requirement, held until the transaction ends: whatever moves it or one of its sign-ups takes turns here, so that
 * of two at once the second sees what the first did.
 *
 * @throws Refusal where there is none, or it was deleted
 */
export async function holdRequirement(transaction: Database, id: string): Promise<RequirementHeld> {
  const held = await holdKeptRequirement(transaction, id)
  if (!held) throw new Refusal('notFound')
  return held
}

/** Sign-ups with what the mover needs to know of their requirements. */
export function cooperationRows(db: Database) {
  return db
    .selectFrom('cooperation')
    .innerJoin('requirement', 'requirement.id', 'cooperation.requirement_id')
    .select(['cooperation.id', 'cooperation.state', 'cooperation.requirement_id', 'cooperation.account_id'])
    .select(['requirement.account_id as owner_id', 'requirement.state as requirement_state'])
    .select(['title', 'deadline'])
    .select(
      sql<boolean>`exists (
        select from cooperation as other
        where other.requirement_id = cooperation.requirement_id and other.id <> cooperation.id
          and other.state = 'COOPERATING')`.as('is_taken'),
    )
}

const signUpHeld = statement((db, { id }: { id: string }) =>
  cooperationRows(db).where('cooperation.id', '=', id),
)

/** A sign-up and its requirement. */
export interface CooperationHeld<Row extends CooperationRow = CooperationRow> {
  cooperation: Row
  requirement: RequirementHeld
}

/**
 * A sign-up and its requirement, both held until the transaction ends.
 *
 * @throws Refusal where there is none, or its requirement was deleted
 */
export function holdCooperation(transaction: Database, id: string): Promise<CooperationHeld> {
  return holdCooperationWith(signUpHeld, transaction, id)
}

type Reading<Row> = (db: Database, values: { id: string }) => Promise<Row[]>

async function holdKept<Row extends CooperationRow>(
  read: Reading<Row>,
  transaction: Database,
  id: string,
): Promise<CooperationHeld<Row> | null> {
  const [row] = await turnOfSignUp(transaction, { id })
  // Asked after the requirement is held: a statement that waited for it would see the sign-up as before it waited.
  const [cooperation] = row ? await read(transaction, { id }) : []
  if (!row || !cooperation) return null
  const isWorkedOn = cooperation.is_taken || cooperation.state === 'COOPERATING'
  return { cooperation, requirement: { ...row, is_worked_on: isWorkedOn } }
}

/** The same, with what else a statement reads of the sign-up. */
export async function holdCooperationWith<Row extends CooperationRow>(
  read: Reading<Row>,
  transaction: Database,
  id: string,
): Promise<CooperationHeld<Row>> {
  const held = await holdKept(read, transaction, id)
  if (!held) throw new Refusal('notFound')
  return held
}

/** A sign-up that was found in one of some states, held as well; null where somebody was first to move it out of them. */
export async function holdCooperationIn(
  states: readonly CooperationState[],
  transaction: Database,
  id: string,
): Promise<CooperationHeld | null> {
  const held = await holdKept(signUpHeld, transaction, id)
  return held && states.includes(held.cooperation.state) ? held : null
}
