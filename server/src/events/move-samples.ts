import type { ApplicationState } from '@portal/protocol/events/lifecycle.ts'
import { addPerson } from '../account/fixtures.ts'
import type { Database } from '../kernel/database/store.ts'
import type { MoveSample } from '../testing/move-sample.ts'
import { applicationMoves } from './application-moves.ts'
import { addApplication, addEvent } from './fixtures/rows.ts'

/** Applications, for the walk through their lifecycle. */
export const applicationSample: MoveSample = {
  movable: applicationMoves,
  async add(db, state) {
    const { id: applicant } = await addPerson(db)
    const { id: event } = await addEvent({ db, follower: { wake: () => {} } as never })
    const insert = async (transaction: Database, made: string) => ({
      id: await addApplication(transaction, event, applicant, made as ApplicationState),
    })
    return {
      id: state === null ? null : (await insert(db, state)).id,
      facts: (holding) => ({
        event_id: event,
        account_id: applicant,
        kind: 'training',
        titles: { zh: '样例' },
        starts_at: new Date(),
        is_open: holding.has('isOpen'),
        has_seat: holding.has('hasSeat'),
        is_to_come: holding.has('isToCome'),
        is_noted: holding.has('isNoted'),
        is_held_now: holding.has('isHeldNow'),
        is_off: holding.has('isOff'),
      }),
      insert,
    }
  },
}
