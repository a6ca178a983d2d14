import type { RequestState } from '@portal/protocol/reports/lifecycle.ts'
import { addPerson } from '../account/fixtures.ts'
import type { Database } from '../kernel/database/store.ts'
import type { MoveSample } from '../testing/move-sample.ts'
import { requestMoves } from './request-moves.ts'

/** Requests for reports, for the walk through their lifecycle. */
export const requestSample: MoveSample = {
  movable: requestMoves,
  async add(db, state) {
    const { id: owner } = await addPerson(db, { userType: 'ENTERPRISE' })
    const insert = (transaction: Database, made: string) =>
      transaction
        .insertInto('report_request')
        .values({ account_id: owner, text: null, language: 'zh', state: made as RequestState })
        .returning('id')
        .executeTakeFirstOrThrow()
    return {
      id: state === null ? null : (await insert(db, state)).id,
      facts: (holding) => ({ account_id: owner, is_made: !holding.has('isOnlyOne') }),
      insert,
    }
  },
}
