import type { OrderState } from '@portal/protocol/orders/lifecycle.ts'
import { addPerson } from '../account/fixtures.ts'
import type { Database } from '../kernel/database/store.ts'
import { addService } from '../law-services/fixtures/rows.ts'
import type { MoveSample } from '../testing/move-sample.ts'
import { addOrder } from './fixtures/rows.ts'
import { orderMoves } from './order-moves.ts'

/** Orders, for the walk through their lifecycle. */
export const orderSample: MoveSample = {
  movable: orderMoves,
  async add(db, state) {
    const demander = await addPerson(db)
    const provider = await addPerson(db, { userType: 'LAWYER' })
    const service = await addService(db, provider.id)
    const insert = async (transaction: Database, made: string) => ({
      id: await addOrder(transaction, service, [demander.id, provider.id], made as OrderState),
    })
    return {
      id: state === null ? null : (await insert(db, state)).id,
      facts: (holding) => ({
        service_id: service,
        account_id: demander.id,
        provider_id: provider.id,
        title: '样例',
        is_offered: holding.has('isOffered'),
        is_ordered: !holding.has('isOnlyOne'),
      }),
      insert,
    }
  },
}
