import type { CooperationState, RequirementState } from '@portal/protocol/requirements/lifecycle.ts'
import { addPerson } from '../account/fixtures.ts'
import type { Database } from '../kernel/database/store.ts'
import type { MoveSample } from '../testing/move-sample.ts'
import { cooperationMoves } from './cooperation-moves.ts'
import { addRequirement, addSignUp } from './fixtures/rows.ts'
import { requirementMoves } from './requirement-moves.ts'

/** Requirements, for the walk through their lifecycle. */
export const requirementSample: MoveSample = {
  movable: requirementMoves,
  async add(db, state) {
    const { id: owner } = await addPerson(db)
    const insert = async (transaction: Database, made: string) => ({
      id: await addRequirement(transaction, owner, { state: made as RequirementState }),
    })
    return {
      id: state === null ? null : (await insert(db, state)).id,
      facts: (holding) => ({
        account_id: owner,
        title: '样例',
        deadline: holding.has('isPast') && !holding.has('isInTime') ? '2020-01-01' : '9999-12-31',
        is_worked_on: !holding.has('isFree'),
        cooperation_id: holding.has('isClosedByCooperation') ? owner : null,
      }),
      insert,
    }
  },
}

const requirementStates: readonly (readonly [condition: string, state: RequirementState])[] = [
  ['isDisplayed', 'DISPLAYED'],
  ['isOpen', 'OVERDUE'],
  ['isUndecided', 'REVIEWING'],
  ['isClosed', 'CLOSED'],
]

/** Sign-ups, for the walk through their lifecycle. */
export const cooperationSample: MoveSample = {
  movable: cooperationMoves,
  async add(db, state) {
    const owner = await addPerson(db)
    const provider = await addPerson(db, { userType: 'LAWYER' })
    const requirement = await addRequirement(db, owner.id)
    const insert = async (transaction: Database, made: string) => ({
      id: await addSignUp(transaction, requirement, provider.id, made as CooperationState),
    })
    return {
      id: state === null ? null : (await insert(db, state)).id,
      facts: (holding) => ({
        requirement_id: requirement,
        account_id: provider.id,
        owner_id: owner.id,
        requirement_state: requirementStates.find(([condition]) => holding.has(condition))?.[1] ?? 'REJECTED',
        title: '样例',
        deadline: holding.has('isInTime') ? '9999-12-31' : '2020-01-01',
        is_taken: !holding.has('isOnlyOne'),
      }),
      insert,
    }
  },
}
