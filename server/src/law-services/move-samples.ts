import { mostCases } from '@portal/protocol/law-services/constants.ts'
import type { LawServiceState } from '@portal/protocol/law-services/lifecycle.ts'
import { addPerson } from '../account/fixtures.ts'
import type { Database } from '../kernel/database/store.ts'
import type { MoveSample } from '../testing/move-sample.ts'
import { addService } from './fixtures/rows.ts'
import { lawServiceMoves } from './law-service-moves.ts'

/** Services, for the walk through their lifecycle. */
export const lawServiceSample: MoveSample = {
  movable: lawServiceMoves,
  async add(db, state) {
    const { id: owner } = await addPerson(db, { userType: 'LAWYER' })
    const insert = async (transaction: Database, made: string) => ({
      id: await addService(transaction, owner, { state: made as LawServiceState }),
    })
    return {
      id: state === null ? null : (await insert(db, state)).id,
      facts: (holding) => ({
        account_id: owner,
        title: '样例',
        cases: holding.has('hasRoom') ? 0 : mostCases,
        open_orders: holding.has('isFree') ? 0 : 1,
      }),
      insert,
    }
  },
}
