import type { SubmissionState } from '@portal/protocol/verification/lifecycle.ts'
import { addPerson } from '../account/fixtures.ts'
import type { Database } from '../kernel/database/store.ts'
import type { MoveSample } from '../testing/move-sample.ts'
import { submissionMoves } from './submission-moves.ts'

/** Submissions, for the walk through their lifecycle. */
export const submissionSample: MoveSample = {
  movable: submissionMoves,
  async add(db, state) {
    const { id: owner } = await addPerson(db, { userType: 'LAWYER' })
    const insert = (transaction: Database, made: string) =>
      transaction
        .insertInto('submission')
        .values({ account_id: owner, state: made as SubmissionState })
        .returning('id')
        .executeTakeFirstOrThrow()
    return {
      id: state === null ? null : (await insert(db, state)).id,
      facts: (holding) => ({ account_id: owner, is_change: holding.has('isChange') }),
      insert,
    }
  },
}
