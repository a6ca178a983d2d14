import { calls } from '@portal/protocol/calls.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, readEnvelope } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { ownMessage } from '../kernel/words.ts'
import { openServiceDesk } from '../law-services/fixtures/desk.ts'
import { addService, serviceGiven } from '../law-services/fixtures/rows.ts'
import type { Reader } from '../messages/fixtures.ts'
import { admitAbroad, registerAbroad } from '../testing/details.ts'
import { openTestPortal } from '../testing/store.ts'
import { openDesk } from './fixtures/desk.ts'
import { orderGiven } from './fixtures/rows.ts'

const own = calls.orders

let portal: Portal
let desk: ReturnType<typeof openDesk>
let demander: Reader
let lawyer: Reader

beforeAll(async () => {
  portal = await openTestPortal()
  desk = openDesk(portal)
  demander = await desk.person()
  lawyer = await desk.person('LAWYER')
})
afterAll(() => portal.close())

const tallyOf = async ({ id }: Reader) =>
  (
    await portal.services.db
      .selectFrom('provider_tally')
      .select('completed')
      .where('account_id', '=', id)
      .executeTakeFirst()
  )?.completed ?? 0

const volumeOf = (id: string) =>
  portal.services.db
    .selectFrom('law_service')
    .select(['volume', 'open_orders as open'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('from the order to its completion', () => {
  test('contacts open when the two are connected, each step is told, and its service counts it', async () => {
    const service = await addService(portal.services.db, lawyer.id)
    const before = await tallyOf(lawyer)
    const id = await desk.order(demander, service)
    expect(await desk.read(lawyer, id)).toMatchObject({
      state: 'TO_BE_CONNECTED',
      side: 'RECEIVED',
      note: orderGiven().note,
      demander: { userType: 'ENTERPRISE', name: '青岛样例贸易有限公司' },
      contacts: null,
      ownContacts: null,
      abilities: ['communicated', 'cancel'],
    })
    expect(await desk.read(demander, id)).toMatchObject({
      side: 'PLACED',
      contacts: null,
      ownContacts: { name: '赵样例', phone: '+8653288880002' },
      abilities: ['cancel'],
    })
    expect(await volumeOf(service)).toEqual({ volume: 0, open: 1 })

    await desk.connect(lawyer, id, { note: 'We have spoken' })
    expect((await desk.read(lawyer, id)).contacts).toMatchObject({ name: '赵样例' })
    expect((await desk.read(demander, id)).contacts).toMatchObject({ phone: lawyer.phone })
    await desk.begin(lawyer, id, { expectedOn: zoneToday() })
    expect(await desk.read(demander, id)).toMatchObject({ state: 'PROCESSING', expectedOn: zoneToday() })
    await desk.complete(lawyer, id)

    const done = await desk.read(demander, id)
    expect(done).toMatchObject({ state: 'COMPLETED', abilities: [], contacts: { phone: lawyer.phone } })
    expect(done.history.map(({ action, to, note }) => [action, to, note])).toEqual([
      ['order', 'TO_BE_CONNECTED', null],
      ['communicated', 'CONNECTED', 'We have spoken'],
      ['processing', 'PROCESSING', null],
      ['completed', 'COMPLETED', null],
    ])
    expect(await volumeOf(service)).toEqual({ volume: 1, open: 0 })
    expect(await tallyOf(lawyer)).toBe(before + 1)
    expect(await desk.told(lawyer)).toContain('orderNew')
    expect((await desk.told(demander)).slice(-3)).toEqual([
      'orderConnected',
      'orderProcessing',
      'orderCompleted',
    ])
  })

  test('whoever cancels need not say why before the two are connected, and must from then on', async () => {
    const service = await addService(portal.services.db, lawyer.id)
    const first = await desk.order(demander, service)
    await desk.done(own.cancel, demander, at(first, {}))
    const second = await desk.order(demander, service)
    await desk.connect(lawyer, second)
    for (const reason of [{}, { reason: ' ' }]) {
      expect(await desk.fieldsRefused(own.cancel, demander, at(second, reason))).toEqual(['reason'])
    }
    await desk.done(own.cancel, demander, at(second, { reason: 'The deal is off' }))
    const cancelled = await desk.read(lawyer, second)
    expect(cancelled).toMatchObject({ state: 'CANCELLED', contacts: null, abilities: [] })
    // Nothing was written, and nothing can be.
    expect(cancelled.conversationId).toBeNull()
    expect(cancelled.history.at(-1)).toMatchObject({
      action: 'cancel',
      side: 'demander',
      note: 'The deal is off',
    })
    const third = await desk.order(demander, service)
    await desk.done(own.cancel, lawyer, at(third, { reason: 'Too busy' }))
    expect((await desk.read(demander, third)).history.map(({ side }) => side)).toEqual([
      'demander',
      'provider',
    ])
    expect((await desk.told(lawyer)).slice(-4)).toEqual([
      'orderCancelled',
      'orderNew',
      'orderCancelledBecause',
      'orderNew',
    ])
    expect((await desk.told(demander)).at(-1)).toBe('orderCancelled')
    expect(await volumeOf(service)).toEqual({ volume: 0, open: 0 })
  })

  test('each side moves what is its own alone, in its turn', async () => {
    const id = await desk.order(demander, await addService(portal.services.db, lawyer.id))
    const other = await desk.person('LAWYER')
    for (const call of [own.communicated, own.processing, own.completed, own.cancel]) {
      await desk.refused(call, other, at(id, {}), 'notForYou')
    }
    await desk.refused(own.read, other, at(id), 'notForYou')
    await desk.refused(own.communicated, demander, at(id, {}), 'notForYou')
    await desk.refused(own.processing, lawyer, at(id, {}), 'wrongState')
    await desk.refused(own.completed, lawyer, at(id, {}), 'wrongState')
    await desk.connect(lawyer, id)
    await desk.refused(own.communicated, lawyer, at(id, {}), 'wrongState')
    const yesterday = new Date(Date.parse(zoneToday()) - 86_400_000).toISOString().slice(0, 10)
    for (const expectedOn of [yesterday, '2199-01-01']) {
      const given = at(id, { expectedOn })
      expect(await desk.fieldsRefused(own.processing, lawyer, given)).toEqual(['expectedOn'])
    }
    expect((await desk.read(lawyer, id)).state).toBe('CONNECTED')
  })

  test('what was ordered stays as it was offered, and goes on while its service is changed or closed', async () => {
    const service = await addService(portal.services.db, lawyer.id)
    const id = await desk.order(demander, service)
    const terms = (await desk.read(demander, id)).ordered
    const given = {
      ...serviceGiven(),
      revision: 0,
      title: 'Another title',
      description: 'Another description',
      content: '<p>Less than before</p>',
      feeFrom: 9000,
      feeTo: 9500,
    }
    await desk.done(calls.lawServices.edit, lawyer, at(service, given))
    await desk.refused(own.order, await desk.person(), at(service, orderGiven()), 'wrongState')
    expect(terms).toMatchObject({
      serviceId: service,
      title: '跨境采购合同审查',
      description: '三个工作日内出具书面意见。',
      content: '<p>审查与中亚买方的采购合同，出具中俄双语意见。</p>',
      feeFrom: 3000,
      firm: '样例律师事务所',
    })
    for (const side of [demander, lawyer]) expect((await desk.read(side, id)).ordered).toEqual(terms)
    for (const [owner, list] of [
      [demander, 'orders'],
      [lawyer, 'ordersReceived'],
    ] as const) {
      const { [list]: exported } = await portal.services.everyFeature.exported({
        id: owner.id,
        language: 'en',
      })
      expect(exported).toContainEqual(
        expect.objectContaining({
          title: terms.title,
          description: terms.description,
          content: terms.content,
        }),
      )
    }
    await desk.connect(lawyer, id)
    await desk.refused(calls.lawServices.remove, lawyer, at(service), 'wrongState')
    await desk.begin(lawyer, id)
    await desk.complete(lawyer, id)
    await desk.done(calls.lawServices.remove, lawyer, at(service))
    await desk.refused(own.cancel, demander, at(id, { reason: 'Late' }), 'wrongState')
    expect((await desk.read(demander, id)).state).toBe('COMPLETED')
  })
})

describe('who may order', () => {
  test('whoever read a service before it was changed is told so before they order', async () => {
    const offering = openServiceDesk(portal)
    const service = await addService(portal.services.db, lawyer.id)
    const reader = await desk.person()
    const { revision } = await offering.read(reader, service)
    await offering.edit(lawyer, service, { feeFrom: 9000, feeTo: 9500 })
    await offering.approve(service)
    await desk.refused(own.order, reader, at(service, { ...orderGiven(), revision }), 'changedMeanwhile')
    const present = await offering.read(reader, service)
    const id = await desk.order(reader, service, { revision: present.revision })
    expect((await desk.read(reader, id)).ordered).toMatchObject({ feeFrom: 9000, feeTo: 9500 })
  })

  test('nobody orders their own, or what is not shown; an administrator orders nothing', async () => {
    const { db } = portal.services
    const service = await addService(db, lawyer.id)
    await desk.refused(own.order, lawyer, at(service, orderGiven()), 'notNow')
    const admin = await desk.administrator('SUPER')
    await desk.refused(own.order, admin, at(service, orderGiven()), 'notForYou')
    await desk.refused(own.order, null, at(service, orderGiven()), 'sessionEnded')
    for (const state of ['REVIEWING', 'REJECTED', 'CLOSED'] as const) {
      const closed = await addService(db, lawyer.id, { state })
      await desk.refused(own.order, demander, at(closed, orderGiven()), 'wrongState')
    }
    const hidden = await addService(db, lawyer.id, { is_hidden: true })
    await desk.refused(own.order, demander, at(hidden, orderGiven()), 'wrongState')
    const deleted = await addService(db, lawyer.id, { state: 'DELETED' })
    await desk.refused(own.order, demander, at(deleted, orderGiven()), 'notFound')
    expect(await volumeOf(service)).toEqual({ volume: 0, open: 0 })
  })

  test('whoever is not verified does not order; other providers do', async () => {
    const { db } = portal.services
    const service = await addService(db, lawyer.id)
    const pending = await desk.person()
    await db.updateTable('account').set({ verification: 'PENDING' }).where('id', '=', pending.id).execute()
    await desk.refused(own.order, pending, at(service, orderGiven()), 'notNow')
    for (const userType of ['PERSON', 'LAWYER', 'LAW_OFFICE', 'TRANSLATE', 'OTHER'] as const) {
      await desk.order(await desk.person(userType), service)
    }
    expect(await volumeOf(service)).toEqual({ volume: 0, open: 5 })
  })

  test('one at a time on a service, and another when that is over', async () => {
    const service = await addService(portal.services.db, lawyer.id)
    const id = await desk.order(demander, service)
    await desk.refused(own.order, demander, at(service, orderGiven()), 'doneAlready')
    const read = (reader: Reader) =>
      desk.done<OutputOf<typeof calls.lawServices.read>>(calls.lawServices.read, reader, at(service))
    expect((await read(demander)).openOrderId).toBe(id)
    await desk.done(own.cancel, demander, at(id, {}))
    expect((await read(demander)).openOrderId).toBeNull()
    await desk.order(demander, service)
  })

  test('to a provider abroad contacts open with a consent that was given with the order', async () => {
    const { db } = portal.services
    const abroad = await desk.person('LAWYER')
    await admitAbroad(db, abroad.id)
    const service = await addService(db, abroad.id)
    const given = at(service, orderGiven())
    expect(await desk.fieldsRefused(own.order, demander, given)).toEqual(['consentsToAbroad'])
    const id = await desk.order(demander, service, { consentsToAbroad: true })
    expect((await desk.read(demander, id)).provider.admittedIn).toBe('KZ')
    const { abroad_consent_at: at1 } = await db
      .selectFrom('service_order')
      .select('abroad_consent_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(at1).toBeInstanceOf(Date)
  })

  test('to a provider who has gone abroad since it was ordered contacts stay closed until it is ordered anew', async () => {
    const { db } = portal.services
    const provider = await desk.person('LAWYER')
    const service = await addService(db, provider.id)
    const id = await desk.order(demander, service)
    await admitAbroad(db, provider.id)
    const { code, message } = readEnvelope(await desk.ask(own.communicated, provider, at(id, {})))
    expect({ code, message }).toEqual({
      code: codes.notNow.code,
      message: ownMessage('orderedBeforeAbroad', 'en'),
    })
    expect(await desk.read(demander, id)).toMatchObject({ state: 'TO_BE_CONNECTED', contacts: null })
    await desk.done(own.cancel, provider, at(id, {}))
    await desk.connect(provider, await desk.order(demander, service, { consentsToAbroad: true }))
  })

  test('litigation in China is neither ordered from nor taken up by a provider who has gone abroad', async () => {
    const { db } = portal.services
    const provider = await desk.person('LAWYER')
    const service = await addService(db, provider.id, { type: 'LITIGATION', regions: ['CN'] })
    const id = await desk.order(demander, service)
    await admitAbroad(db, provider.id)
    await desk.refused(own.communicated, provider, at(id, {}), 'notNow')
    expect((await desk.read(demander, id)).state).toBe('TO_BE_CONNECTED')
    const given = at(service, { ...orderGiven(), consentsToAbroad: true })
    await desk.refused(own.order, await desk.person(), given, 'notNow')
  })

  test('to a demander abroad the provider agrees when the two are connected', async () => {
    const { db } = portal.services
    const abroad = await desk.person('ENTERPRISE')
    await registerAbroad(db, abroad.id)
    const id = await desk.order(abroad, await addService(db, lawyer.id))
    expect((await desk.read(lawyer, id)).demander.country).toBe('KZ')
    expect(await desk.fieldsRefused(own.communicated, lawyer, at(id, {}))).toEqual(['consentsToAbroad'])
    expect(await desk.read(lawyer, id)).toMatchObject({ state: 'TO_BE_CONNECTED', contacts: null })
    await desk.done(own.communicated, lawyer, at(id, { consentsToAbroad: true }))
    const { provider_consent_at: at1 } = await db
      .selectFrom('service_order')
      .select('provider_consent_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(at1).toBeInstanceOf(Date)
  })

  test.each([
    ['note', { note: ' ' }],
    ['note', { note: '长'.repeat(2001) }],
    ['contact', { contact: '' }],
    ['phone', { phone: '12' }],
    ['email', { email: 'nobody' }],
  ])('what is wrong with %s is said of it, and nothing is written', async (field, changed) => {
    const service = await addService(portal.services.db, lawyer.id)
    const given = at(service, { ...orderGiven(), ...changed })
    expect(await desk.fieldsRefused(own.order, demander, given)).toEqual([field])
    expect(await volumeOf(service)).toEqual({ volume: 0, open: 0 })
  })
})

describe('at once', () => {
  const done = codes.done.code
  const times = (count: number) => Array.from({ length: count })

  test('ten orders of one demander are one, fifty of as many are fifty', async () => {
    const service = await addService(portal.services.db, lawyer.id)
    const same = times(10).map(() => [own.order, demander, at(service, orderGiven())] as const)
    expect(await desk.together(same)).toEqual([done, ...Array<string>(9).fill(codes.doneAlready.code)])
    const others = await Promise.all(times(50).map(() => desk.person()))
    const all = others.map((one) => [own.order, one, at(service, orderGiven())] as const)
    expect(new Set(await desk.together(all))).toEqual(new Set([done]))
    expect(await volumeOf(service)).toEqual({ volume: 0, open: 51 })
  })

  test('of cancelling by either side and completing one is done', async () => {
    const service = await addService(portal.services.db, lawyer.id)
    const id = await desk.order(demander, service)
    await desk.connect(lawyer, id)
    await desk.begin(lawyer, id)
    const wrongState = codes.wrongState.code
    const codesNow = await desk.together([
      [own.cancel, demander, at(id, { reason: 'No need' })],
      [own.completed, lawyer, at(id, {})],
      [own.cancel, lawyer, at(id, { reason: 'No time' })],
    ])
    expect(codesNow).toEqual([done, wrongState, wrongState])
    expect(await desk.isConsistent('order', id)).toBe(true)
    expect((await volumeOf(service)).open).toBe(0)
  })

  test('of an order and closing its service both leave one story', async () => {
    const service = await addService(portal.services.db, lawyer.id)
    const codesNow = await desk.together([
      [own.order, demander, at(service, orderGiven())],
      [calls.lawServices.close, lawyer, at(service)],
    ])
    expect(codesNow.filter((code) => code === done).length).toBeGreaterThan(0)
    const orders = codesNow.every((code) => code === done) ? 1 : 0
    expect((await volumeOf(service)).open).toBe(orders)
  })
})
