import type { AccountState } from '@portal/protocol/kernel/user-types.ts'
import type { MoveSample } from '../testing/move-sample.ts'
import { accountMoves } from './account-moves.ts'
import { addPerson } from './fixtures.ts'

/** Accounts, for the walk through their lifecycle. */
export const accountSample: MoveSample = {
  movable: accountMoves,
  async add(db, state) {
    const { id } = await addPerson(db, { state: (state ?? 'ACTIVE') as AccountState })
    return {
      id,
      facts: (holding) => ({ id, isLastSuper: !holding.has('keepsSuper') }),
      insert: (transaction, made) => addPerson(transaction, { state: made as AccountState }),
    }
  },
}
