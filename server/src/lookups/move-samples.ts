import type { LookupState } from '@portal/protocol/lookups/lifecycle.ts'
import { addPerson } from '../account/fixtures.ts'
import type { Database } from '../kernel/database/store.ts'
import type { MoveSample } from '../testing/move-sample.ts'
import { addLookup } from './fixtures/rows.ts'
import { lookupMoves } from './lookup-moves.ts'

/** Lookups, for the walk through their lifecycle. */
export const lookupSample: MoveSample = {
  movable: lookupMoves,
  async add(db, state) {
    const applicant = await addPerson(db)
    const investigator = await addPerson(db, { userType: 'ADMIN' })
    const insert = async (transaction: Database, made: string) => ({
      id: await addLookup(transaction, applicant.id, made as LookupState),
    })
    return {
      id: state === null ? null : (await insert(db, state)).id,
      facts: (holding) => ({
        account_id: applicant.id,
        assigned_to: investigator.id,
        question: '样例',
        title: holding.has('hasResult') ? '样例' : null,
        quoted_at: holding.has('isQuoted') && !holding.has('isNotQuoted') ? new Date() : null,
      }),
      insert,
    }
  },
}
