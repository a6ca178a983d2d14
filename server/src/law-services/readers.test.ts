import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at } from '../app/fixtures.ts'
import { exportedOf } from '../app/leaving.ts'
import type { Portal } from '../app/open-portal.ts'
import type { Reader } from '../messages/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { openServiceDesk, sampleOrder } from './fixtures/desk.ts'
import { caseGiven } from './fixtures/rows.ts'

const own = calls.lawServices

/** Search looks after what changed by itself. */

let portal: Portal
let desk: ReturnType<typeof openServiceDesk>
let lawyer: Reader
let client: Reader

beforeAll(async () => {
  portal = await openTestPortal()
  desk = openServiceDesk(portal)
  lawyer = await desk.person('LAWYER')
  client = await desk.person()
})
afterAll(() => portal.close())

describe('who reads what', () => {
  test('whoever ordered a service reads it ever after, also when it is deleted', async () => {
    const id = await desk.show(lawyer, { cases: [caseGiven] })
    await desk.ordered(id, client)
    expect((await desk.read(client, id)).openOrderId).toBe(sampleOrder)
    await desk.done(own.close, lawyer, at(id))
    expect(await desk.read(client, id)).toMatchObject({ openOrderId: sampleOrder, isOffered: false })
    await desk.ended(id, false)
    await desk.done(own.remove, lawyer, at(id))
    const read = await desk.read(client, id)
    expect(read).toMatchObject({ openOrderId: null, isOffered: false, state: 'DELETED' })
    await desk.done(own.readCase, client, at(read.cases[0]!.id))
    await desk.read(lawyer, id)
    const other = await desk.person()
    await desk.refused(own.read, other, at(id), 'notFound')
    await desk.refused(own.readCase, other, at(read.cases[0]!.id), 'notFound')
  })

  test('why somebody cannot order is said', async () => {
    const id = await desk.show(lawyer)
    const pending = await desk.person()
    const { db } = portal.services
    await db.updateTable('account').set({ verification: 'PENDING' }).where('id', '=', pending.id).execute()
    expect((await desk.read(pending, id)).bar).toBe('notVerified')
    expect((await desk.read(await desk.moderator(), id)).bar).toBe('administrator')
  })

  test('the cases of a provider are those of services that are shown, to whoever may read these', async () => {
    const owner = await desk.person('LAW_OFFICE')
    const casesOf = async (reader: Reader) =>
      (await desk.done<OutputOf<typeof own.providerCases>>(own.providerCases, reader, at(owner.id))).content
    const first = await desk.show(owner, { title: 'The first', cases: [caseGiven] })
    const closed = await desk.show(owner, { cases: [{ ...caseGiven, title: 'Of what is closed' }] })
    await desk.offer(owner, { cases: [{ ...caseGiven, title: 'Of what waits' }] })
    const told = [
      { ...caseGiven, title: 'One' },
      { ...caseGiven, title: 'Two' },
    ]
    const second = await desk.show(owner, { title: 'The second', cases: told })
    expect((await casesOf(client)).map(({ title }) => title)).toContain('Of what is closed')
    await desk.done(own.close, owner, at(closed))

    const cases = await casesOf(client)
    expect(cases.map(({ title, service }) => [title, service.id])).toEqual([
      ['One', second],
      ['Two', second],
      [caseGiven.title, first],
    ])
    const { cases: whole, id, title, language } = await desk.read(client, first)
    const [{ content: _content, ...shown } = caseGiven] = whole
    expect(cases[2]).toEqual({ ...shown, service: { id, title, language } })
    expect(await casesOf(owner)).toEqual(cases)
    await desk.refused(own.providerCases, null, at(owner.id), 'sessionEnded')

    const admin = await desk.administrator('SUPER')
    await desk.done(calls.admin.suspend, admin, at(owner.id, { reason: 'Check' }))
    expect(await casesOf(client)).toEqual([])
  })

  test('what is not shown is in no answer to anybody else', async () => {
    const secret = 'Not yet for others'
    const id = await desk.offer(lawyer, {
      title: secret,
      description: secret,
      content: `<p>${secret}</p>`,
      cases: [{ ...caseGiven, content: secret }],
    })
    const [{ id: caseId } = { id: '' }] = (await desk.own(lawyer, id)).cases
    const readers = await Promise.all(
      (['PERSON', 'ENTERPRISE', 'LAWYER', 'LAW_OFFICE', 'TRANSLATE', 'OTHER'] as const).map((type) =>
        desk.person(type),
      ),
    )
    for (const reader of [null, ...readers]) {
      const answers = await Promise.all([
        desk.ask(own.page, reader, { query: { size: '100' } }),
        desk.ask(own.page, reader, { query: { keyword: secret } }),
        desk.ask(own.page, reader, { query: { provider: lawyer.id } }),
        desk.ask(own.ownPage, reader),
        desk.ask(own.own, reader, at(id)),
        desk.ask(own.read, reader, at(id)),
        desk.ask(own.readCase, reader, at(caseId)),
        desk.ask(own.providerCases, reader, at(lawyer.id)),
        desk.ask(own.review, reader, at(id)),
        desk.ask(own.reviewPage, reader),
        desk.ask(calls.pending.page, reader),
      ])
      for (const { body } of answers) expect(body).not.toContain(secret)
    }
  })
})

describe('what becomes of an account', () => {
  test('what its owner offers is hidden while suspended, and search does not find it', async () => {
    const owner = await desk.person('LAW_OFFICE')
    const id = await desk.show(owner, { title: 'Quinoa shipment' })
    const admin = await desk.administrator('SUPER')
    const find = () => desk.found(client, { keyword: 'quinoa' })
    await portal.follower.caughtUp()
    expect(await find()).toEqual([id])
    await desk.done(calls.admin.suspend, admin, at(owner.id, { reason: 'Check' }))
    await portal.follower.caughtUp()
    expect(await find()).toEqual([])
    expect(await desk.found(null)).not.toContain(id)
    await desk.refused(own.read, client, at(id), 'notForYou')
    await desk.approve(await desk.offer(lawyer))
    await desk.done(calls.admin.restore, admin, at(owner.id, { reason: 'Checked' }))
    await portal.follower.caughtUp()
    expect(await find()).toEqual([id])
  })

  test('what was approved while its owner was suspended is shown after that', async () => {
    const owner = await desk.person('LAW_OFFICE')
    const id = await desk.offer(owner)
    const admin = await desk.administrator('SUPER')
    await desk.done(calls.admin.suspend, admin, at(owner.id, { reason: 'Check' }))
    await desk.approve(id)
    expect(await desk.found(null)).not.toContain(id)
    await desk.done(calls.admin.restore, admin, at(owner.id, { reason: 'Checked' }))
    expect(await desk.found(null)).toContain(id)
  })

  test('what a provider offers who is verified no more is hidden; whoever ordered it reads it still', async () => {
    const { db } = portal.services
    const owner = await desk.person('LAWYER')
    await db.insertInto('submission').values({ account_id: owner.id, state: 'APPROVED' }).execute()
    const id = await desk.show(owner)
    await desk.ordered(id, client)
    const verifier = await desk.administrator('VERIFIER')
    const reason = 'The licence has ended'
    await desk.done(calls.verification.revoke, verifier, at(owner.id, { reason }))
    expect(await desk.found(null)).not.toContain(id)
    expect(await desk.read(client, id)).toMatchObject({ isOffered: false })
    await desk.refused(own.read, await desk.person(), at(id), 'notForYou')
  })

  test('what somebody offers closes when they leave, and says no more who contracts', async () => {
    const owner = await desk.person('LAWYER')
    const [shown, waiting] = [await desk.show(owner), await desk.offer(owner)]
    await desk.ordered(shown, client)
    const admin = await desk.administrator('SUPER')
    await desk.done(calls.admin.cancel, admin, at(owner.id, { reason: 'Asked for' }))
    const rows = await portal.services.db
      .selectFrom('law_service')
      .select(['state', 'firm'])
      .where('id', 'in', [shown, waiting])
      .execute()
    const closed = { state: 'CLOSED', firm: null }
    expect(rows).toEqual([closed, closed])
    expect(await desk.found(null)).not.toContain(shown)
    expect(await desk.read(client, shown)).toMatchObject({ state: 'CLOSED', firm: null })
  })

  test('what somebody offers is in their data, with its cases', async () => {
    const owner = await desk.person('TRANSLATE')
    await desk.offer(owner, { title: 'Of my own', cases: [caseGiven] })
    const data = await exportedOf(portal.services, { id: owner.id, language: 'en' })
    expect(data['services']).toMatchObject([{ title: 'Of my own', state: 'REVIEWING', cases: [caseGiven] }])
  })
})
