import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, expectCode } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import type { Mover } from '../kernel/mover.ts'
import { addWorkingDays } from '../kernel/working-days.ts'
import type { Reader } from '../messages/fixtures.ts'
import { addFile } from '../testing/details.ts'
import { askedMeanwhile } from '../testing/meanwhile.ts'
import { openTestPortal } from '../testing/store.ts'
import { openOffice } from './fixtures/office.ts'
import { addLookup, lookupGiven, quoted, resultGiven } from './fixtures/rows.ts'
import { holdLookup } from './hold.ts'
import { lookupMoves } from './lookup-moves.ts'

const own = calls.lookups

let portal: Portal
let office: ReturnType<typeof openOffice>
let applicant: Reader
let desk: Reader

beforeAll(async () => {
  portal = await openTestPortal()
  office = openOffice(portal)
  applicant = await office.person()
  desk = await office.administrator('DESK')
})
afterAll(() => portal.close())

const attachment = (owner: Reader) => addFile(portal.services, owner.id, 'ATTACHMENT')

describe('from the application to the result', () => {
  test('the desk accepts it as it was made, writes and completes; the applicant reads the result then', async () => {
    const id = await office.apply(applicant, { files: [await attachment(applicant)] })
    const submitted = await office.read(applicant, id)
    expect(submitted).toMatchObject({
      state: 'SUBMITTED',
      language: 'zh',
      departments: ['CIVIL_COMMERCIAL'],
      expectedCost: 3000.5,
      dueOn: null,
      daysLeft: null,
      quote: null,
      result: null,
      conversationId: null,
      allowsRelease: false,
      abilities: ['cancel'],
    })
    expect(submitted.code).toMatch(/^L-\d{4}-\d{5}$/)
    expect(submitted.files).toHaveLength(1)

    expect(await office.show(desk, id)).toMatchObject({
      assignedTo: null,
      abilities: ['accept', 'quote', 'decline'],
    })
    await office.accept(desk, id)
    expect(await office.read(applicant, id)).toMatchObject({
      state: 'INVESTIGATING',
      dueOn: addWorkingDays(zoneToday(), 10),
      daysLeft: 10,
      daysTaken: null,
    })
    expect(await office.show(desk, id)).toMatchObject({ assignedTo: { id: desk.id }, abilities: [] })

    await office.write(desk, id, { files: [await attachment(desk)] })
    expect((await office.read(applicant, id)).result).toBeNull()
    expect((await office.show(desk, id)).abilities).toEqual(['complete'])
    await office.complete(desk, id)

    const read = await office.read(applicant, id)
    expect(read).toMatchObject({
      state: 'COMPLETED',
      title: resultGiven().title,
      daysLeft: null,
      daysTaken: 0,
      result: { revision: 1, title: resultGiven().title, questions: resultGiven().questions },
      abilities: ['delete'],
    })
    expect(read.result!.files).toHaveLength(1)
    expect(read.history.map(({ action, to }) => [action, to])).toEqual([
      ['submit', 'SUBMITTED'],
      ['accept', 'INVESTIGATING'],
      ['complete', 'COMPLETED'],
    ])
    expect(JSON.stringify(read)).not.toContain(desk.username)
    expect(await office.told(applicant)).toEqual(['lookupAccepted', 'lookupCompleted'])
    expect(await office.isConsistent('lookup', id)).toBe(true)
  })

  test('nothing is completed that is not written, nor written before it is accepted or after it is completed', async () => {
    const id = await office.apply(applicant)
    const writing = at(id, resultGiven())
    await office.refused(own.write, desk, writing, 'wrongState')
    await office.accept(desk, id)
    await office.refused(own.complete, desk, at(id, { revision: 1 }), 'wrongState')
    await office.write(desk, id)
    await office.complete(desk, id)
    await office.refused(own.write, desk, at(id, { ...resultGiven(), revision: 1 }), 'wrongState')
  })

  test('a declined one says why, and goes from the applicant’s list when it is deleted', async () => {
    const id = await office.apply(applicant)
    await office.refused(own.remove, applicant, at(id), 'wrongState')
    await office.done(own.decline, desk, at(id, { reason: 'The matter is before a court' }))
    expect(await office.read(applicant, id)).toMatchObject({
      state: 'CANCELLED',
      isDeclined: true,
      reason: 'The matter is before a court',
    })
    const [listed] = (await office.done<OutputOf<typeof own.page>>(own.page, applicant)).content
    expect(listed).toMatchObject({ id, isDeclined: true })
    await office.done(own.remove, applicant, at(id))
    await office.refused(own.read, applicant, at(id), 'notFound')
    await office.refused(own.desk, desk, at(id), 'notFound')
    const { content } = await office.done<OutputOf<typeof own.page>>(own.page, applicant)
    expect(content.map((row) => row.id)).not.toContain(id)
  })

  test('an applicant withdraws it, and who works on it is told', async () => {
    const id = await office.apply(applicant)
    await office.done(own.cancel, applicant, at(id))
    const begun = await office.apply(applicant)
    await office.accept(desk, begun)
    await office.done(own.cancel, applicant, at(begun))
    expect(await office.read(applicant, begun)).toMatchObject({
      state: 'CANCELLED',
      isDeclined: false,
      daysLeft: null,
    })
    expect((await office.told(desk)).filter((event) => event === 'lookupCancelled')).toHaveLength(1)
    await office.refused(own.cancel, applicant, at(begun), 'wrongState')
  })
})

describe('the form', () => {
  const fault = async (changed: object) =>
    await office.fieldsRefused(own.add, applicant, { body: { ...lookupGiven(), ...changed } })

  test.each([
    ['no cost', { expectedCost: 0 }, 'expectedCost'],
    ['more than there is', { expectedCost: 10 ** 12 }, 'expectedCost'],
    ['a third of a cent', { expectedCost: 10.001 }, 'expectedCost'],
    ['letters', { expectedCost: 'ten' }, 'expectedCost'],
    ['half a day', { expectedDays: 2.5 }, 'expectedDays'],
    ['no day', { expectedDays: 0 }, 'expectedDays'],
    ['pending proceedings', { proceedings: 'PENDING' }, 'proceedings'],
    ['concluded proceedings', { proceedings: 'CONCLUDED' }, 'proceedings'],
    ['no declaration', { declares: false }, 'declares'],
    ['a branch of law that is none', { departments: ['CAMELS'] }, 'departments'],
  ])('%s is refused at its field', async (_, changed, field) => {
    expect(await fault(changed)).toEqual([field])
  })

  test('a dispute without proceedings may be looked up', async () => {
    expect(
      await office.read(applicant, await office.apply(applicant, { proceedings: 'DISPUTE' })),
    ).toMatchObject({
      proceedings: 'DISPUTE',
    })
  })

  test('files of others, and of other applications, are refused', async () => {
    const others = await attachment(await office.person())
    expect(await fault({ files: [others] })).toEqual(['files.0'])
    const file = await attachment(applicant)
    await office.apply(applicant, { files: [file] })
    expect(await fault({ files: [await attachment(applicant), file] })).toEqual(['files.1'])
  })
})

describe('the thread', () => {
  test('is between the applicant and whoever works on it; the desk has no personal name', async () => {
    const id = await office.apply(applicant)
    await office.accept(desk, id)
    const thread = (await office.read(applicant, id)).conversationId!
    await office.say(applicant, thread, 'Which wording do you look at?')
    expect((await office.show(desk, id)).unread).toBe(1)
    await office.say(desk, thread, 'That of 2025')
    expect(await office.thread(applicant, thread)).toMatchObject({
      partner: { name: null, userType: 'ADMIN' },
      subject: { link: `/content/lookup/detail?id=${id}` },
      canReply: true,
    })
    expect(await office.thread(desk, thread)).toMatchObject({
      partner: { name: '青岛样例贸易有限公司' },
      subject: { link: `/admin/lookups/detail?id=${id}` },
    })
    const stranger = await office.person()
    await office.refused(calls.conversations.entries, stranger, at(thread), 'notForYou')
    await office.refused(calls.conversations.entries, await office.colleague(), at(thread), 'notForYou')
  })

  test('goes with the lookup to a colleague, who answers for what was written before', async () => {
    const colleague = await office.colleague()
    const id = await office.apply(applicant)
    await office.accept(desk, id)
    const thread = (await office.read(applicant, id)).conversationId!
    await office.say(desk, thread, 'We have begun')
    await office.say(applicant, thread, 'Thank you')
    await office.done(own.assign, desk, at(id, { to: colleague.id }))

    const asColleague = await office.thread(colleague, thread)
    expect(asColleague.entries.content.map(({ text, isOwn }) => [text, isOwn])).toEqual([
      ['We have begun', true],
      ['Thank you', false],
    ])
    const asApplicant = await office.thread(applicant, thread)
    expect(asApplicant.entries.content.map(({ isOwn }) => isOwn)).toEqual([false, true])
    expect((await office.show(colleague, id)).unread).toBe(1)
    await office.refused(calls.conversations.entries, desk, at(thread), 'notForYou')
    await office.say(colleague, thread, 'I go on with it')
    expect((await office.read(applicant, id)).conversationId).toBe(thread)

    // Each has in their data what they wrote themselves.
    const wrote = async (who: Reader) => {
      const data = await portal.services.everyFeature.exported({ id: who.id, language: 'en' })
      return (data['conversationEntries'] as { text: string }[]).map(({ text }) => text)
    }
    expect(await wrote(desk)).toContain('We have begun')
    expect(await wrote(colleague)).toEqual(['I go on with it'])
  })

  test('begins with whoever is assigned first, and nobody is assigned who is not of the desk', async () => {
    const id = await office.apply(applicant)
    expect(await office.fieldsRefused(own.assign, desk, at(id, { to: applicant.id }))).toEqual(['to'])
    const reviewer = await office.administrator('MODERATOR')
    expect(await office.fieldsRefused(own.assign, desk, at(id, { to: reviewer.id }))).toEqual(['to'])
    await office.done(own.assign, desk, at(id, { to: desk.id }))
    expect((await office.read(applicant, id)).conversationId).not.toBeNull()
    await office.done(own.assign, desk, at(id, { to: null }))
    expect(await office.show(desk, id)).toMatchObject({ assignedTo: null })
  })

  test('of a lookup that nobody works on any more is its applicant’s alone, until somebody takes it up', async () => {
    const id = await office.apply(applicant)
    await office.accept(desk, id)
    const thread = (await office.read(applicant, id)).conversationId!
    await office.say(desk, thread, 'We have begun')
    await office.done(own.assign, desk, at(id, { to: null }))

    await office.say(applicant, thread, 'Is anybody there?')
    const { conversations } = calls
    await office.refused(conversations.entries, desk, at(thread), 'notForYou')
    await office.refused(conversations.reply, desk, at(thread, { text: 'Yes', files: [] }), 'notForYou')
    const { content } = await office.done<OutputOf<typeof conversations.page>>(conversations.page, desk)
    expect(content.map((row) => row.id)).not.toContain(thread)
    expect((await office.show(desk, id)).unread).toBe(1)

    await office.done(own.assign, desk, at(id, { to: desk.id }))
    const { entries } = await office.thread(desk, thread)
    expect(entries.content.map(({ text }) => text)).toEqual(['We have begun', 'Is anybody there?'])
  })
})

describe('how long it takes', () => {
  test('is told from three completed lookups on, by working days', async () => {
    const { db } = portal.services
    const pace = () => office.done<OutputOf<typeof own.pace>>(own.pace, null)
    await db.updateTable('lookup').set({ completed_at: null }).execute()
    const took = (acceptedOn: string, completedOn: string) =>
      addLookup(db, applicant.id, 'COMPLETED', {
        accepted_at: new Date(`${acceptedOn}T04:00:00Z`),
        completed_at: new Date(`${completedOn}T04:00:00Z`),
      })
    const day = (before: number) => addWorkingDays(addCalendarDays(-60), before)
    await took(day(0), day(4))
    await took(day(1), day(7))
    expect(await pace()).toEqual({ workingDays: null, of: 2 })
    await took(day(0), day(20))
    expect(await pace()).toEqual({ workingDays: 6, of: 3 })
    await took(day(0), day(9))
    expect(await pace()).toEqual({ workingDays: 7.5, of: 4 })
  })

  function addCalendarDays(days: number): string {
    return new Date(Date.parse(zoneToday()) + days * 86_400_000).toISOString().slice(0, 10)
  }

  test('the desk’s list begins with what is due first, then what has waited the longest', async () => {
    const { db } = portal.services
    const company = await office.person()
    const add = (state: 'SUBMITTED' | 'INVESTIGATING' | 'CANCELLED', values: object) =>
      addLookup(db, company.id, state, { country: 'TJ', ...values })
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    const waiting = await add('SUBMITTED', { submitted_at: daysAgo(3) })
    const waitingLonger = await add('SUBMITTED', { submitted_at: daysAgo(9) })
    const over = await add('CANCELLED', { submitted_at: daysAgo(20) })
    const late = await add('INVESTIGATING', { due_on: addCalendarDays(-7), submitted_at: daysAgo(30) })
    const inTime = await add('INVESTIGATING', { due_on: addCalendarDays(7), submitted_at: daysAgo(1) })
    const { content } = await office.done<OutputOf<typeof own.deskPage>>(own.deskPage, desk, {
      query: { country: 'TJ' },
    })
    expect(content.map(({ id }) => id)).toEqual([late, inTime, waitingLonger, waiting, over])
    expect(content[0]!.daysLeft).toBeLessThan(0)
  })

  test('what waits for the desk is counted as its list shows it: a decision, and what is due by today', async () => {
    const { db, everyFeature } = portal.services
    const company = await office.person()
    const counted = async () => {
      const { lookups, lookupsDue } = await everyFeature.waiting(['DESK'])
      return [lookups!, lookupsDue!]
    }
    const add = (state: 'SUBMITTED' | 'INVESTIGATING', values: object = {}) =>
      addLookup(db, company.id, state, { country: 'IN', ...values })
    const [decisions, results] = await counted()
    const undecided = await add('SUBMITTED')
    await add('SUBMITTED', quoted())
    const today = await add('INVESTIGATING', { due_on: zoneToday() })
    const late = await add('INVESTIGATING', { due_on: addCalendarDays(-1) })
    await add('INVESTIGATING', { due_on: addCalendarDays(1) })
    expect(await counted()).toEqual([decisions! + 1, results! + 2])
    const listed = async (waits: string) =>
      (
        await office.done<OutputOf<typeof own.deskPage>>(own.deskPage, desk, {
          query: { country: 'IN', waits },
        })
      ).content.map(({ id }) => id)
    expect(await listed('DECISION')).toEqual([undecided])
    expect(await listed('RESULT')).toEqual([late, today])
  })

  test('a completed one counts on the home page, deleted by its applicant or not', async () => {
    const counted = async () => (await portal.services.everyFeature.counts())['lookupsCompleted']
    const before = await counted()
    const id = await office.apply(applicant)
    await office.accept(desk, id)
    await office.write(desk, id)
    await office.complete(desk, id)
    expect(await counted()).toBe(before! + 1)
    await office.done(own.remove, applicant, at(id))
    expect(await counted()).toBe(before! + 1)
  })

  test('the desk’s list names applicants, and leaves a line in the audit log', async () => {
    const reader = await office.colleague()
    await office.done(own.deskPage, reader)
    const lines = await portal.services.db
      .selectFrom('audit_log')
      .select(['event', 'outcome'])
      .where('account_id', '=', reader.id)
      .execute()
    expect(lines).toEqual([{ event: 'lookup.list', outcome: 'done' }])
  })
})

describe('whoever leaves', () => {
  test('ends what is open; who they were and what they told is gone, results stay', async () => {
    const admin = await office.administrator('SUPER')
    const leaver = await office.person('PERSON')
    const file = await attachment(leaver)
    const open = await office.apply(leaver, { files: [file] })
    await office.accept(desk, open)
    await office.write(desk, open, { files: [await attachment(desk)] })
    const completed = await office.apply(leaver)
    await office.accept(desk, completed)
    await office.write(desk, completed)
    await office.complete(desk, completed)

    const { lookups } = (await portal.services.everyFeature.exported({ id: leaver.id, language: 'en' })) as {
      lookups: { applicant: string; title: string | null }[]
    }
    expect(lookups).toMatchObject([
      { applicant: '李样例', title: null },
      { applicant: '李样例', title: resultGiven().title },
    ])
    await office.done(calls.admin.cancel, admin, at(leaver.id, { reason: 'Asked for' }))

    const nobody = { applicant: { name: '', phone: '', email: '', company: null }, matter: '', question: '' }
    expect(await office.show(desk, open)).toMatchObject({
      state: 'CANCELLED',
      ...nobody,
      result: null,
      files: [],
    })
    expect(await office.show(desk, completed)).toMatchObject({
      state: 'COMPLETED',
      ...nobody,
      result: { title: resultGiven().title },
    })
    expect((await office.told(desk)).at(-1)).toBe('lookupApplicantLeft')
    expect(await office.isConsistent('lookup', open)).toBe(true)
  })

  test('leaves what the desk declines at the same moment declined', async () => {
    const admin = await office.administrator('SUPER')
    const leaver = await office.person('PERSON')
    const [declined, open] = [await office.apply(leaver), await office.apply(leaver)]
    const decline = async (mover: Mover) => {
      const row = await holdLookup(mover.transaction, declined)
      await mover.move(lookupMoves, row, { action: 'decline', as: 'admin', by: desk.id, reason: 'Pending' })
    }
    const asked = () => office.ask(calls.admin.cancel, admin, at(leaver.id, { reason: 'Asked for' }))
    expectCode(await askedMeanwhile(portal.services, decline, asked), 'done')
    for (const [id, last] of [
      [declined, 'decline'],
      [open, 'applicantLeft'],
    ] as const) {
      const { state, history } = await office.show(desk, id)
      expect([state, history.at(-1)?.action]).toEqual(['CANCELLED', last])
    }
  })
})
