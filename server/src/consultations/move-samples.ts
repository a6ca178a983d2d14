import type { ConsultationState, PublicationState } from '@portal/protocol/consultations/lifecycle.ts'
import { addPerson } from '../account/fixtures.ts'
import type { Database } from '../kernel/database/store.ts'
import type { MoveSample } from '../testing/move-sample.ts'
import { consultationMoves } from './consultation-moves.ts'
import { addConsultation, addPublication } from './fixtures/rows.ts'
import { publicationMoves } from './publication-moves.ts'

/** Consultations, for the walk through their lifecycle. */
export const consultationSample: MoveSample = {
  movable: consultationMoves,
  async add(db, state) {
    const { id: asker } = await addPerson(db)
    const insert = async (transaction: Database, made: string) => ({
      id: await addConsultation(transaction, asker, made as ConsultationState),
    })
    return {
      id: state === null ? null : (await insert(db, state)).id,
      facts: () => ({ account_id: asker, title: '样例' }),
      insert,
    }
  },
}

/** What of them is published, for the same. */
export const publicationSample: MoveSample = {
  movable: publicationMoves,
  async add(db, state) {
    const { id: asker } = await addPerson(db)
    const { id: answerer } = await addPerson(db, { userType: 'ADMIN' })
    const insert = async (transaction: Database, made: string) => ({
      id: await addPublication(transaction, asker, made as PublicationState),
    })
    return {
      id: state === null ? null : (await insert(db, state)).id,
      facts: (holding) => ({
        account_id: asker,
        title: '样例',
        allows_publication: holding.has('isAllowed'),
        consultation_state: 'REPLIED',
        assigned_to: answerer,
      }),
      insert,
    }
  },
}
