import { calls } from '@portal/protocol/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, expectCode } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import type { Mover } from '../kernel/mover.ts'
import { addService } from '../law-services/fixtures/rows.ts'
import type { Reader } from '../messages/fixtures.ts'
import { askedMeanwhile } from '../testing/meanwhile.ts'
import { openTestPortal } from '../testing/store.ts'
import { openDesk } from './fixtures/desk.ts'
import { orderGiven } from './fixtures/rows.ts'
import { endOrder } from './follow-up.ts'
import { holdOrder } from './hold.ts'

const own = calls.orders

let portal: Portal
let desk: ReturnType<typeof openDesk>
let lawyer: Reader

beforeAll(async () => {
  portal = await openTestPortal()
  desk = openDesk(portal)
  lawyer = await desk.person('LAWYER')
})
afterAll(() => portal.close())

describe('what becomes of a side', () => {
  /** Orders of a provider: one just placed, one connected, one on which work has begun. */
  async function threeOrders(placer: Reader, provider: Reader) {
    const ids: string[] = []
    for (const _ of [0, 1, 2]) {
      ids.push(await desk.order(placer, await addService(portal.services.db, provider.id)))
    }
    await desk.connect(provider, ids[1]!)
    await desk.connect(provider, ids[2]!)
    await desk.begin(provider, ids[2]!)
    return ids
  }

  const statesOf = (reader: Reader, ids: string[]) =>
    Promise.all(ids.map(async (id) => (await desk.read(reader, id)).state))

  test('of a provider whose verification is withdrawn, what has not begun ends', async () => {
    const [placer, provider] = [await desk.person(), await desk.person('LAWYER')]
    const submission = { account_id: provider.id, state: 'APPROVED' } as const
    await portal.services.db.insertInto('submission').values(submission).execute()
    const ids = await threeOrders(placer, provider)
    expect((await desk.read(placer, ids[2]!)).provider.isVerified).toBe(true)
    const given = at(provider.id, { reason: 'The licence has ended' })
    await desk.done(calls.verification.revoke, await desk.administrator('VERIFIER'), given)
    expect(await statesOf(placer, ids)).toEqual(['CANCELLED', 'CANCELLED', 'PROCESSING'])
    expect((await desk.told(placer)).slice(-3).toSorted()).toEqual([
      'orderAbandoned',
      'orderAbandoned',
      'providerNotVerified',
    ])
    await desk.complete(provider, ids[2]!)
    const { state, provider: shown } = await desk.read(placer, ids[2]!)
    expect({ state, isVerified: shown.isVerified }).toEqual({ state: 'COMPLETED', isVerified: false })
  })

  test('of a provider who is suspended nothing can be ordered, and what was ordered stays', async () => {
    const [placer, provider] = [await desk.person(), await desk.person('LAWYER')]
    const service = await addService(portal.services.db, provider.id)
    const ids = await threeOrders(placer, provider)
    const admin = await desk.administrator('SUPER')
    await desk.done(calls.admin.suspend, admin, at(provider.id, { reason: 'Complaints' }))
    await desk.refused(own.order, placer, at(service, orderGiven()), 'wrongState')
    expect(await statesOf(placer, ids)).toEqual(['TO_BE_CONNECTED', 'CONNECTED', 'PROCESSING'])
    expect((await desk.told(placer)).slice(-3)).toEqual(Array<string>(3).fill('otherSideSuspended'))
    await desk.done(own.cancel, placer, at(ids[0]!, {}))
    await desk.done(calls.admin.restore, admin, at(provider.id, { reason: 'Checked' }))
    expect((await desk.told(placer)).slice(-2)).toEqual(Array<string>(2).fill('otherSideRestored'))
  })

  test('of a company whose verification is withdrawn, what has not begun ends, and the providers are told', async () => {
    const [placer, provider] = [await desk.person(), await desk.person('LAWYER')]
    const submission = { account_id: placer.id, state: 'APPROVED' } as const
    await portal.services.db.insertInto('submission').values(submission).execute()
    const ids = await threeOrders(placer, provider)
    const given = at(placer.id, { reason: 'The licence has ended' })
    await desk.done(calls.verification.revoke, await desk.administrator('VERIFIER'), given)
    expect(await statesOf(provider, ids)).toEqual(['CANCELLED', 'CANCELLED', 'PROCESSING'])
    expect((await desk.told(provider)).slice(-3).toSorted()).toEqual([
      'demanderNotVerified',
      'orderDemanderNotVerified',
      'orderDemanderNotVerified',
    ])
    expect((await desk.told(placer)).at(-1)).toBe('verificationRevoked')
  })

  test('whoever leaves ends all of theirs, the other side is told, and contacts are gone', async () => {
    const { db } = portal.services
    const admin = await desk.administrator('SUPER')
    const leave = ({ id }: Reader) => desk.done(calls.admin.cancel, admin, at(id, { reason: 'Asked for' }))
    const [placer, provider] = [await desk.person('PERSON'), await desk.person('LAWYER')]
    const placed = await threeOrders(placer, provider)
    await leave(provider)
    expect(await statesOf(placer, placed)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED'])
    expect(await desk.read(placer, placed[0]!)).toMatchObject({
      provider: { isVerified: false },
      ordered: { firm: null },
    })
    expect((await desk.told(placer)).slice(-3)).toEqual(Array<string>(3).fill('orderSideLeft'))

    const received = await threeOrders(placer, lawyer)
    await leave(placer)
    expect(await statesOf(lawyer, received)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED'])
    expect((await desk.told(lawyer)).slice(-3)).toEqual(Array<string>(3).fill('orderSideLeft'))
    const rows = await db
      .selectFrom('service_order')
      .select(['contact', 'phone', 'email'])
      .distinct()
      .where('account_id', '=', placer.id)
      .execute()
    expect(rows).toEqual([{ contact: '', phone: '', email: null }])
  })

  test('both find their orders in their data, without the contacts of the other side', async () => {
    const [placer, provider] = [await desk.person(), await desk.person('LAWYER')]
    const service = await addService(portal.services.db, provider.id, { title: 'Exported service' })
    await desk.connect(provider, await desk.order(placer, service, { contact: 'Exported Contact' }))
    const { everyFeature } = portal.services
    const exported = async ({ id }: Reader) => {
      const { orders, ordersReceived } = await everyFeature.exported({ id, language: 'en' })
      return { orders: JSON.stringify(orders), received: JSON.stringify(ordersReceived) }
    }
    const ofPlacer = await exported(placer)
    expect(ofPlacer.orders).toContain('Exported Contact')
    expect(ofPlacer.received).toBe('[]')
    const ofProvider = await exported(provider)
    expect(ofProvider.received).toContain('Exported service')
    expect(ofProvider.received).not.toContain('Exported Contact')
  })
})

describe('an order that the other side ends at the same moment is ended by it', () => {
  const reason = { reason: 'The licence has ended' }

  test('cancelled, while its demander’s verification is withdrawn', async () => {
    const { db } = portal.services
    const [placer, provider] = [await desk.person(), await desk.person('LAWYER')]
    const submission = { account_id: placer.id, state: 'APPROVED' } as const
    await db.insertInto('submission').values(submission).execute()
    const [ended, other] = [
      await desk.order(placer, await addService(db, provider.id)),
      await desk.order(placer, await addService(db, provider.id)),
    ]
    const before = await desk.told(provider)
    const cancel = async (mover: Mover) => {
      const order = await holdOrder(mover.transaction, ended)
      await endOrder(mover, order, { action: 'cancel', as: 'provider', by: provider.id })
    }
    const verifier = await desk.administrator('VERIFIER')
    const asked = () => desk.ask(calls.verification.revoke, verifier, at(placer.id, reason))
    expectCode(await askedMeanwhile(portal.services, cancel, asked), 'done')
    expect((await desk.read(provider, other)).state).toBe('CANCELLED')
    expect((await desk.told(provider)).slice(before.length)).toEqual(['orderDemanderNotVerified'])
  })

  test.each(['provider', 'demander'] as const)('completed, while its %s leaves', async (side) => {
    const [placer, provider] = [await desk.person(), await desk.person('LAWYER')]
    const id = await desk.order(placer, await addService(portal.services.db, provider.id))
    await desk.connect(provider, id)
    await desk.begin(provider, id)
    const complete = async (mover: Mover) => {
      const order = await holdOrder(mover.transaction, id)
      await endOrder(mover, order, { action: 'completed', as: 'provider', by: provider.id })
      await mover.transaction
        .updateTable('service_order')
        .set({ completed_at: new Date() })
        .where('id', '=', id)
        .execute()
    }
    const [leaver, other] = side === 'provider' ? [provider, placer] : [placer, provider]
    const admin = await desk.administrator('SUPER')
    const asked = () => desk.ask(calls.admin.cancel, admin, at(leaver.id, reason))
    expectCode(await askedMeanwhile(portal.services, complete, asked), 'done')
    expect((await desk.read(other, id)).state).toBe('COMPLETED')
  })
})
