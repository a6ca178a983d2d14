import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { shownServiceStates } from '@portal/protocol/law-services/lifecycle.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, readEnvelope } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import type { Reader } from '../messages/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { openServiceDesk, sampleOrder } from './fixtures/desk.ts'
import { caseGiven, serviceGiven } from './fixtures/rows.ts'

const own = calls.lawServices

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

describe('a change', () => {
  test('of a service or of one of its cases has it reviewed again; what was shown before is not', async () => {
    const id = await desk.show(lawyer)
    const change = async (act: () => Promise<unknown>) => {
      const { publishedAt } = await desk.own(lawyer, id)
      await act()
      expect(await desk.own(lawyer, id)).toMatchObject({ state: 'REVIEWING', publishedAt })
      expect(await desk.found(null)).not.toContain(id)
      await desk.refused(own.read, client, at(id), 'notForYou')
      await desk.approve(id)
    }
    await change(() => desk.edit(lawyer, id, { title: 'Other' }))
    let caseId = ''
    await change(async () => (caseId = await desk.addCase(lawyer, id)))
    await change(() => desk.done(own.editCase, lawyer, at(caseId, { ...caseGiven, title: 'New title' })))
    expect(await desk.done(own.readCase, client, at(caseId))).toMatchObject({
      title: 'New title',
      serviceId: id,
    })
    await change(() => desk.done(own.removeCase, lawyer, at(caseId)))
    await desk.refused(own.readCase, client, at(caseId), 'notFound')
  })

  test('by its form keeps the cases that are named, adds new ones and lets others go', async () => {
    const cases = ['One', 'Two', 'Three'].map((title) => ({ ...caseGiven, title }))
    const id = await desk.offer(lawyer, { cases })
    const [one, two] = (await desk.own(lawyer, id)).cases
    const gone = { id: sampleOrder, ...caseGiven, title: 'Was removed elsewhere' }
    await desk.edit(lawyer, id, { cases: [{ ...two, title: 'Second' }, gone, { ...one }] })
    const after = (await desk.own(lawyer, id)).cases
    expect(after.map(({ title }) => title)).toEqual(['Second', 'Was removed elsewhere', 'One'])
    expect([after[0]!.id, after[2]!.id]).toEqual([two!.id, one!.id])
    const others = await desk.offer(lawyer, { cases: [caseGiven] })
    const [theirs] = (await desk.own(lawyer, others)).cases
    await desk.edit(lawyer, id, { cases: [{ ...theirs, title: 'Taken' }] })
    expect((await desk.own(lawyer, others)).cases).toEqual([theirs])
  })

  test('by its form knows the cases by their ids in capitals too', async () => {
    const id = await desk.offer(lawyer, { cases: [caseGiven, caseGiven, caseGiven] })
    const { cases } = await desk.own(lawyer, id)
    const inCapitals = cases.map((one) => ({ ...one, id: one.id.toUpperCase() }))
    await desk.edit(lawyer, id, { cases: inCapitals })
    expect((await desk.own(lawyer, id)).cases).toEqual(cases)
  })

  test('a fourth case is refused, also from two tabs at once', async () => {
    const id = await desk.show(lawyer, { cases: [caseGiven, caseGiven] })
    const body = { ...caseGiven, serviceId: id }
    const tab = [own.addCase, lawyer, { body }] as const
    const full = codes.tooManyCases.code
    expect(await desk.together([tab, tab, tab])).toEqual([codes.done.code, full, full])
    expect((await desk.own(lawyer, id)).cases).toHaveLength(3)
    expect((await desk.own(lawyer, id)).abilities).not.toContain('addCase')
    await desk.refused(own.addCase, lawyer, { body }, 'tooManyCases')
    expect(await desk.isConsistent('lawService', id)).toBe(true)
  })

  test('of what was taken off twice at once the second finds nothing', async () => {
    const id = await desk.show(lawyer, { cases: [caseGiven] })
    const [one] = (await desk.own(lawyer, id)).cases
    const tab = [own.removeCase, lawyer, at(one!.id)] as const
    expect(await desk.together([tab, tab])).toEqual([codes.done.code, codes.notFound.code])
  })

  test('by a form that began before another loses nothing: it is told what there is now', async () => {
    const id = await desk.show(lawyer, { cases: [caseGiven] })
    const { revision, cases } = await desk.own(lawyer, id)
    const form = { ...serviceGiven(), revision, cases, title: 'Typed before' }
    await desk.addCase(lawyer, id, { title: 'Added in another tab' })
    await desk.refused(own.edit, lawyer, at(id, form), 'changedMeanwhile')
    const told = readEnvelope<OutputOf<typeof own.own>>(await desk.ask(own.edit, lawyer, at(id, form)))
    const now = await desk.own(lawyer, id)
    expect(told.data).toEqual(now)
    expect(now.cases.map(({ title }) => title)).toEqual([caseGiven.title, 'Added in another tab'])
    await desk.done(own.edit, lawyer, at(id, { ...form, revision: now.revision, cases: now.cases }))
    expect(await desk.own(lawyer, id)).toMatchObject({ title: 'Typed before', cases: now.cases })
  })

  test('by two forms at once: the second is told of the first; a review is no change', async () => {
    const id = await desk.offer(lawyer)
    const { revision } = await desk.own(lawyer, id)
    await desk.approve(id)
    const form = at(id, { ...serviceGiven(), revision })
    const tab = [own.edit, lawyer, form] as const
    const late = codes.changedMeanwhile.code
    expect(await desk.together([tab, tab])).toEqual([codes.done.code, late])
    expect(await desk.isConsistent('lawService', id)).toBe(true)
  })

  test('after a moderator has read it: what they did not read is neither shown nor refused', async () => {
    const id = await desk.offer(lawyer, { cases: [caseGiven] })
    const moderator = await desk.moderator()
    const { revision, cases } = await desk.review(moderator, id)
    await desk.done(own.editCase, lawyer, at(cases[0]!.id, { ...caseGiven, title: 'Changed meanwhile' }))
    const now = await desk.review(moderator, id)
    for (const [call, body] of [
      [own.approve, { revision }],
      [own.reject, { revision, reason: 'No' }],
    ] as const) {
      const { code, data } = readEnvelope(await desk.ask(call, moderator, at(id, body)))
      expect({ code, data }).toEqual({ code: codes.changedMeanwhile.code, data: now })
    }
    expect(now).toMatchObject({ state: 'REVIEWING', cases: [{ title: 'Changed meanwhile' }] })
    await desk.done(own.approve, moderator, at(id, { revision: now.revision }))
    expect(await desk.found(null)).toContain(id)
  })

  test('at once with a review leaves one story', async () => {
    const id = await desk.offer(lawyer)
    const moderator = await desk.moderator()
    await desk.together([
      [own.approve, moderator, at(id, { revision: 0 })],
      [own.edit, lawyer, at(id, { ...serviceGiven(), revision: 0 })],
      [own.reject, moderator, at(id, { reason: 'No', revision: 0 })],
      [own.addCase, lawyer, { body: { ...caseGiven, serviceId: id } }],
    ])
    expect(await desk.isConsistent('lawService', id)).toBe(true)
  })
})

describe('ending', () => {
  test('a closed one is shown no more, and again after a review', async () => {
    const id = await desk.show(lawyer)
    await desk.done(own.close, lawyer, at(id))
    expect(await desk.found(null)).not.toContain(id)
    await desk.refused(own.close, lawyer, at(id), 'wrongState')
    await desk.done(own.reopen, lawyer, at(id))
    expect((await desk.own(lawyer, id)).state).toBe('REVIEWING')
    await desk.approve(id)
    expect(await desk.found(null)).toContain(id)
  })

  test('one with an open order is not deleted; running orders go on', async () => {
    const id = await desk.show(lawyer)
    await desk.ordered(id, client)
    await desk.edit(lawyer, id, { title: 'Changed meanwhile' })
    expect(await desk.own(lawyer, id)).toMatchObject({ state: 'REVIEWING', openOrders: 1 })
    await desk.refused(own.remove, lawyer, at(id), 'wrongState')
    await desk.ended(id, true)
    expect(await desk.own(lawyer, id)).toMatchObject({ openOrders: 0, volume: 1 })
    await desk.done(own.remove, lawyer, at(id))
  })

  test('one that closed keeps its orders, and is deleted after them', async () => {
    const id = await desk.show(lawyer)
    await desk.ordered(id, client)
    await desk.done(own.close, lawyer, at(id))
    expect((await desk.own(lawyer, id)).abilities).toEqual(['edit', 'addCase', 'reopen'])
    await desk.ended(id, false)
    const closed = await desk.own(lawyer, id)
    expect(closed).toMatchObject({ volume: 0, abilities: ['edit', 'addCase', 'reopen', 'delete'] })
  })

  test('a deleted one is gone from every list, and nothing moves it', async () => {
    const id = await desk.show(lawyer)
    await desk.refused(own.remove, lawyer, at(id), 'wrongState')
    await desk.done(own.close, lawyer, at(id))
    await desk.done(own.remove, lawyer, at(id))
    for (const state of shownServiceStates) {
      const page = await desk.done<OutputOf<typeof own.ownPage>>(own.ownPage, lawyer, {
        query: { state, size: '50' },
      })
      expect(page.content.map((one) => one.id)).not.toContain(id)
    }
    await desk.refused(own.own, lawyer, at(id), 'notFound')
    await desk.refused(own.read, lawyer, at(id), 'notFound')
    await desk.refused(own.reopen, lawyer, at(id), 'notFound')
    await desk.refused(own.review, await desk.moderator(), at(id), 'notFound')
    await desk.refused(own.addCase, lawyer, { body: { ...caseGiven, serviceId: id } }, 'notFound')
  })
})
