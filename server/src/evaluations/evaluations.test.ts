import { calls } from '@portal/protocol/calls.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { evaluatedKinds, type EvaluatedKind } from '@portal/protocol/evaluations/constants.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdAccount } from '../account/hold-account.ts'
import { at, expectCode } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import type { Mover } from '../kernel/mover.ts'
import { addService } from '../law-services/fixtures/rows.ts'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { addOrder } from '../orders/fixtures/rows.ts'
import { askedMeanwhile } from '../testing/meanwhile.ts'
import { openPeople } from '../testing/people.ts'
import { openTestPortal } from '../testing/store.ts'
import { addWork, evaluationGiven } from './fixtures/rows.ts'

const own = calls.evaluations

let portal: Portal
let people: ReturnType<typeof openPeople>
let demander: Reader
let lawyer: Reader
let moderator: Reader

beforeAll(async () => {
  portal = await openTestPortal()
  people = openPeople(portal)
  demander = await people.person()
  lawyer = await people.person('LAWYER')
  moderator = await people.administrator('MODERATOR')
})
afterAll(() => portal.close())

const refusal = { fault: 'OFF_MATTER', reason: 'It is about something else' }

async function evaluate(who: Reader, id: string, changed: object = {}): Promise<string> {
  const body = { kind: 'order', id, ...evaluationGiven, ...changed }
  return (await people.done<{ id: string }>(own.add, who, { body })).id
}

const approve = (id: string) => people.done(own.approve, moderator, at(id))

type Page = OutputOf<typeof own.page>
const list = (query: Record<string, string>) => people.done<Page>(own.page, null, { query })
const average = (query: Record<string, string>) =>
  people.done<OutputOf<typeof own.average>>(own.average, null, { query })
const seenBy = (who: Reader, id: string, kind = 'order') =>
  people.done<OutputOf<typeof own.of>>(own.of, who, { params: { kind, id } })

/** Whether the row in the demander's list says that work waits to be evaluated. */
async function isListedToEvaluate(who: Reader, work: string, kind: EvaluatedKind): Promise<boolean> {
  if (kind === 'cooperation') {
    const { ownPage } = calls.requirements
    const { content } = await people.done<OutputOf<typeof ownPage>>(ownPage, who)
    return content.some(({ toEvaluate }) => toEvaluate === work)
  }
  const { page } = calls.orders
  const { content } = await people.done<OutputOf<typeof page>>(page, who, { query: { side: 'PLACED' } })
  return content.some(({ id, isToEvaluate }) => id === work && isToEvaluate)
}

/** One of the provider's, shown, with so many stars. */
async function shown(provider: Reader, stars: number, service?: string): Promise<string> {
  const { db } = portal.services
  const author = await people.person()
  const of = service ?? (await addService(db, provider.id))
  const id = await evaluate(author, await addOrder(db, of, [author.id, provider.id], 'COMPLETED'), { stars })
  await approve(id)
  return id
}

describe.each(evaluatedKinds)('of a completed %s', (kind) => {
  test('its demander says once how it was; it is shown after a review, and both sides are told', async () => {
    const { db } = portal.services
    const [author, provider] = [await people.person(), await people.person('LAW_OFFICE')]
    const work = await addWork(db, kind, [author.id, provider.id])
    expect(await seenBy(author, work, kind)).toEqual({ evaluation: null, isAsked: true, abilities: ['add'] })
    const pending = async () =>
      (await people.done<OutputOf<typeof calls.pending.page>>(calls.pending.page, author)).content
    expect(await pending()).toMatchObject([{ kind: `${kind}Evaluations` }])
    expect(await isListedToEvaluate(author, work, kind)).toBe(true)

    const id = await evaluate(author, work, { kind, stars: 5 })
    expect(await pending()).toEqual([])
    expect(await isListedToEvaluate(author, work, kind)).toBe(false)
    expect((await list({ provider: provider.id })).content).toEqual([])
    expect(await seenBy(author, work, kind)).toMatchObject({
      evaluation: { id, state: 'REVIEWING', stars: 5, language: 'zh' },
      isAsked: false,
      abilities: [],
    })
    expect(await seenBy(provider, work, kind)).toEqual({ evaluation: null, isAsked: false, abilities: [] })

    await approve(id)
    const [row] = (await list({ provider: provider.id })).content
    expect(row).toMatchObject({ id, author: { userType: 'ENTERPRISE' }, helpType: 'CONTRACT_REVIEW' })
    expect(row!.service?.title ?? null).toBe(kind === 'order' ? '跨境采购合同审查' : null)
    expect((await seenBy(provider, work, kind)).abilities).toEqual(['reply'])
    expect((await people.told(author)).at(-1)).toBe('evaluationApproved')
    expect((await people.told(provider)).at(-1)).toBe('evaluationNew')
    const input = { body: { kind, id: work, ...evaluationGiven } }
    await people.refused(own.add, author, input, 'doneAlready')
  })

  test('nobody else does, and not before it is completed', async () => {
    const { db } = portal.services
    const work = await addWork(db, kind, [demander.id, lawyer.id])
    const input = { body: { kind, id: work, ...evaluationGiven } }
    await people.refused(own.add, lawyer, input, 'notForYou')
    await people.refused(own.add, await people.person(), input, 'notForYou')
    await people.refused(own.add, moderator, input, 'notForYou')
    const other = await people.person('LAWYER')
    await people.refused(own.of, other, { params: { kind, id: work } }, 'notForYou')
    const table = kind === 'order' ? 'service_order' : 'cooperation'
    const state = kind === 'order' ? 'PROCESSING' : 'COOPERATING'
    await db.updateTable(table).set({ state }).where('id', '=', work).execute()
    await people.refused(own.add, demander, input, 'wrongState')
    expect((await seenBy(demander, work, kind)).abilities).toEqual([])
    const unknown = { ...input.body, id: '018f0000-0000-7000-8000-000000000000' }
    await people.refused(own.add, demander, { body: unknown }, 'notFound')
  })

  test('it is asked for until 60 days have gone, and may be given after that', async () => {
    const { db } = portal.services
    const author = await people.person()
    const work = await addWork(db, kind, [author.id, lawyer.id])
    const table = kind === 'order' ? 'service_order' : 'cooperation'
    const completedBefore = (days: number) =>
      db
        .updateTable(table)
        .set({ completed_at: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', work)
        .execute()
    const pending = async () =>
      (await people.done<OutputOf<typeof calls.pending.page>>(calls.pending.page, author)).content.length
    await completedBefore(59)
    expect([(await seenBy(author, work, kind)).isAsked, await pending()]).toEqual([true, 1])
    expect(await isListedToEvaluate(author, work, kind)).toBe(true)
    expect((await seenBy(lawyer, work, kind)).isAsked).toBe(false)
    await completedBefore(61)
    expect([(await seenBy(author, work, kind)).isAsked, await pending()]).toEqual([false, 0])
    expect(await isListedToEvaluate(author, work, kind)).toBe(false)
    await evaluate(author, work, { kind })
  })

  test('of ten at once one is taken', async () => {
    const work = await addWork(portal.services.db, kind, [demander.id, lawyer.id])
    const input = { body: { kind, id: work, ...evaluationGiven } }
    const all = Array.from({ length: 10 }, () => [own.add, demander, input] as const)
    expect(await people.together(all)).toEqual([
      codes.done.code,
      ...Array<string>(9).fill(codes.doneAlready.code),
    ])
  })
})

describe('what is wrong', () => {
  test.each([
    ['stars', { stars: 0 }],
    ['stars', { stars: 6 }],
    ['stars', { stars: 3.5 }],
    ['content', { content: ' ' }],
    ['content', { content: '长'.repeat(2001) }],
    ['kind', { kind: 'service' }],
    ['id', { id: 'x' }],
  ])('with %s is said of it', async (field, changed) => {
    const work = await addWork(portal.services.db, 'order', [demander.id, lawyer.id])
    const body = { kind: 'order', id: work, ...evaluationGiven, ...changed }
    expect(await people.fieldsRefused(own.add, demander, { body })).toEqual([field])
  })
})

describe('the review', () => {
  test('refuses for one of three faults alone, and the author reads why', async () => {
    const work = await addWork(portal.services.db, 'order', [demander.id, lawyer.id])
    const id = await evaluate(demander, work, { stars: 1 })
    for (const fault of ['UNFAVOURABLE', undefined]) {
      const given = at(id, { ...refusal, fault })
      expect(await people.fieldsRefused(own.reject, moderator, given)).toEqual(['fault'])
    }
    expect(await people.fieldsRefused(own.reject, moderator, at(id, { fault: 'PRIVATE' }))).toEqual([
      'reason',
    ])
    await people.done(own.reject, moderator, at(id, refusal))
    const { evaluation } = await seenBy(demander, work)
    expect(evaluation).toMatchObject({ state: 'REJECTED', reason: refusal.reason })
    expect((await people.told(demander)).at(-1)).toBe('evaluationRejected')
    const reviewed = await people.done<OutputOf<typeof own.review>>(own.review, moderator, at(id))
    expect(reviewed).toMatchObject({
      ...refusal,
      username: demander.username,
      provider: { id: lawyer.id },
      abilities: [],
    })
    expect(reviewed.history.map(({ action }) => action)).toEqual(['add', 'reject'])
    await people.refused(own.approve, moderator, at(id), 'wrongState')
  })

  test('is a moderator’s, and what was taken down is shown no more', async () => {
    const provider = await people.person('LAWYER')
    const id = await shown(provider, 2)
    for (const role of ['EDITOR', 'VERIFIER', 'AUDITOR'] as const) {
      await people.refused(own.takeDown, await people.administrator(role), at(id, refusal), 'notForYou')
    }
    expect((await list({ provider: provider.id })).content).toHaveLength(1)
    await people.done(own.takeDown, moderator, at(id, refusal))
    expect((await people.told(provider)).at(-1)).toBe('evaluationTakenDown')
    expect((await list({ provider: provider.id })).content).toEqual([])
    expect(await average({ provider: provider.id })).toEqual({ count: 0, average: null })
  })

  test('of approving and refusing at once one is done', async () => {
    const work = await addWork(portal.services.db, 'order', [demander.id, lawyer.id])
    const id = await evaluate(demander, work)
    const both = await people.together([
      [own.approve, moderator, at(id)],
      [own.reject, moderator, at(id, refusal)],
    ])
    expect(both).toEqual([codes.done.code, codes.wrongState.code])
    expect(await people.isConsistent('evaluation', id)).toBe(true)
  })
})

describe('what everybody sees', () => {
  test('is an average from three on, of a service and of its provider, with how many', async () => {
    const provider = await people.person('LAWYER')
    const service = await addService(portal.services.db, provider.id)
    await shown(provider, 5, service)
    await shown(provider, 4, service)
    expect(await average({ service })).toEqual({ count: 2, average: null })
    await shown(provider, 4)
    expect(await average({ service })).toEqual({ count: 2, average: null })
    expect(await average({ provider: provider.id })).toEqual({ count: 3, average: 4.3 })
    const work = await addWork(portal.services.db, 'order', [demander.id, provider.id])
    await evaluate(demander, work, { stars: 1 })
    expect(await average({ provider: provider.id })).toEqual({ count: 3, average: 4.3 })
    expect((await list({ service })).content).toHaveLength(2)
    expect((await list({ provider: 'x' })).content).toEqual([])
  })

  test('is kept, and made anew as soon as it is another', async () => {
    const provider = await people.person('LAWYER')
    const query = { provider: provider.id }
    const stars = async () => (await list(query)).content.map((row) => row.stars)
    await shown(provider, 5)
    expect(await stars()).toEqual([5])
    await portal.services.db
      .updateTable('evaluation')
      .set({ stars: 1 })
      .where('provider_id', '=', provider.id)
      .execute()
    expect(await stars()).toEqual([5])
    const id = await shown(provider, 3)
    expect(await stars()).toEqual([3, 1])
    await people.done(own.reply, provider, at(id, { content: 'Seen at once' }))
    expect((await list(query)).content[0]!.reply?.content).toBe('Seen at once')
  })

  test('names nobody, whatever becomes of the author', async () => {
    const provider = await people.person('LAWYER')
    const author = await people.person('PERSON')
    await portal.services.db
      .insertInto('person')
      .values({ account_id: author.id, full_name: 'Named Author', company: null, country: null })
      .execute()
    const work = await addWork(portal.services.db, 'order', [author.id, provider.id])
    const id = await evaluate(author, work)
    await approve(id)
    const everybody = async () =>
      (await people.ask(own.page, null, { query: { provider: provider.id } })).body
    const admin = await people.administrator('SUPER')
    const reason = { reason: 'Complaints' }
    await people.done(calls.admin.suspend, admin, at(author.id, reason))
    expect(await everybody()).toContain(id)
    await people.done(calls.admin.cancel, admin, at(author.id, reason))
    const left = await everybody()
    expect(left).toContain(id)
    for (const told of ['Named Author', author.username, author.id]) expect(left).not.toContain(told)
    const row = await portal.services.db
      .selectFrom('evaluation')
      .select('demander_id')
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({ demander_id: null })
    await people.done(own.reply, provider, at(id, { content: 'Thank you' }))
  })

  test('is nothing that is written while its provider is suspended, until the provider is restored', async () => {
    const { services } = portal
    const [author, provider] = [await people.person(), await people.person('LAWYER')]
    const body = {
      kind: 'order',
      id: await addWork(services.db, 'order', [author.id, provider.id]),
      ...evaluationGiven,
    }
    const suspend = async (mover: Mover) => {
      await holdAccount(mover.transaction, provider.id)
      await mover.transaction
        .updateTable('account')
        .set({ state: 'SUSPENDED' })
        .where('id', '=', provider.id)
        .execute()
      await services.everyFeature.standingChanged(mover, provider.id, 'SUSPENDED')
    }
    const asked = () => people.ask(own.add, author, { body })
    const { id } = expectCode<{ id: string }>(await askedMeanwhile(services, suspend, asked), 'done')
    await approve(id)
    expect((await list({ provider: provider.id })).content).toEqual([])
    const admin = await people.administrator('SUPER')
    await people.done(calls.admin.restore, admin, at(provider.id, { reason: 'Checked' }))
    expect((await list({ provider: provider.id })).content).toMatchObject([{ id }])
  })

  test('of a provider who is not to be seen is nothing, and all of it again after', async () => {
    const provider = await people.person('LAWYER')
    const id = await shown(provider, 3)
    const admin = await people.administrator('SUPER')
    const reason = { reason: 'Complaints' }
    await people.done(calls.admin.suspend, admin, at(provider.id, reason))
    expect((await list({ provider: provider.id })).content).toEqual([])
    await people.done(calls.admin.restore, admin, at(provider.id, reason))
    expect((await list({ provider: provider.id })).content).toMatchObject([{ id }])
  })
})

describe('the provider', () => {
  test('answers once what is shown of their own work, and the author is told', async () => {
    const { db } = portal.services
    const [author, provider] = [await people.person(), await people.person('LAWYER')]
    const work = await addWork(db, 'order', [author.id, provider.id])
    const id = await evaluate(author, work)
    const answer = at(id, { content: 'Thank you' })
    await people.refused(own.reply, provider, answer, 'wrongState')
    await approve(id)
    await people.refused(own.reply, lawyer, answer, 'notForYou')
    await people.refused(own.reply, author, answer, 'notForYou')
    const twice = await people.together([
      [own.reply, provider, answer],
      [own.reply, provider, answer],
    ])
    expect(twice).toEqual([codes.done.code, codes.doneAlready.code])
    expect((await list({ provider: provider.id })).content[0]!.reply).toMatchObject({ content: 'Thank you' })
    expect(await seenBy(provider, work)).toMatchObject({ abilities: [] })
    expect((await people.told(author)).at(-1)).toBe('evaluationAnswered')
  })

  test('has the answer taken down alone: they are told why and read it still, nobody else does', async () => {
    const { db } = portal.services
    const [author, provider] = [await people.person(), await people.person('LAWYER')]
    const work = await addWork(db, 'order', [author.id, provider.id])
    const id = await evaluate(author, work)
    const fault = at(id, { fault: 'PRIVATE', reason: 'It names the client' })
    await people.refused(own.takeDownReply, moderator, fault, 'wrongState')
    await approve(id)
    await people.refused(own.takeDownReply, moderator, fault, 'wrongState')
    await people.done(own.reply, provider, at(id, { content: 'Mister Zhao never paid' }))
    const ofProvider = { provider: provider.id }
    expect((await list(ofProvider)).content[0]?.reply?.content).toBe('Mister Zhao never paid')
    await people.done(own.takeDownReply, moderator, fault)

    const [row] = (await list(ofProvider)).content
    expect(row).toMatchObject({ id, content: evaluationGiven.content, reply: null })
    expect((await seenBy(author, work)).evaluation).toMatchObject({ reply: null, replyReason: null })
    expect(await seenBy(provider, work)).toMatchObject({
      evaluation: { reply: { content: 'Mister Zhao never paid' }, replyReason: 'It names the client' },
      abilities: [],
    })
    expect((await people.told(provider)).at(-1)).toBe('evaluationReplyTakenDown')
    expect((await people.told(author)).at(-1)).toBe('evaluationAnswered')
    await people.refused(own.reply, provider, at(id, { content: 'Once more' }), 'doneAlready')
    await people.refused(own.takeDownReply, moderator, fault, 'wrongState')

    const review = await people.done<OutputOf<typeof own.review>>(own.review, moderator, at(id))
    expect(review).toMatchObject({
      state: 'DISPLAYED',
      reply: { content: 'Mister Zhao never paid' },
      replyFault: 'PRIVATE',
      replyReason: 'It names the client',
      abilities: ['takeDown'],
    })
    expect(review.history.at(-1)).toMatchObject({ action: 'takeDownReply', note: 'It names the client' })

    const dataOf = async ({ id: owner }: Reader) =>
      JSON.stringify(await portal.services.everyFeature.exported({ id: owner, language: 'en' }))
    expect(await dataOf(author)).toContain(evaluationGiven.content)
    expect(await dataOf(author)).not.toMatch(/Mister Zhao|names the client|takeDownReply/u)
    expect(await dataOf(provider)).toMatch(/Mister Zhao.*names the client/u)
  })

  test('who leaves takes the answer along; what was said stays, and nobody sees it any more', async () => {
    const provider = await people.person('LAWYER')
    const service = await addService(portal.services.db, provider.id)
    const id = await shown(provider, 3, service)
    for (const stars of [4, 5]) await shown(provider, stars, service)
    const seen = async () => ({
      counts: await Promise.all([average({ provider: provider.id }), average({ service })]),
      listed:
        (await list({ provider: provider.id })).content.length + (await list({ service })).content.length,
    })
    expect(await seen()).toMatchObject({ counts: [{ count: 3 }, { count: 3 }], listed: 6 })
    await people.done(own.reply, provider, at(id, { content: 'An answer that goes' }))
    const { evaluationReplies } = await portal.services.everyFeature.exported({
      id: provider.id,
      language: 'en',
    })
    expect(JSON.stringify(evaluationReplies)).toContain('An answer that goes')
    const admin = await people.administrator('SUPER')
    await people.done(calls.admin.cancel, admin, at(provider.id, { reason: 'Asked for' }))
    expect(await seen()).toMatchObject({ counts: [{ count: 0 }, { count: 0 }], listed: 0 })
    const row = await portal.services.db
      .selectFrom('evaluation')
      .select(['content', 'reply', 'replied_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({ content: evaluationGiven.content, reply: null, replied_at: null })
  })
})

test('the queue of a moderator is their own and nobody’s, without those that others see to', async () => {
  const other = await addReader(portal, 'ADMIN', { roles: ['MODERATOR'] })
  const review = async () => {
    const author = await people.person()
    return evaluate(author, await addWork(portal.services.db, 'order', [author.id, lawyer.id]))
  }
  const [mine, theirs, nobodys] = [await review(), await review(), await review()]
  await people.done(own.assign, moderator, at(mine, { to: moderator.id }))
  await people.done(own.assign, moderator, at(theirs, { to: other.id }))
  await people.refused(own.assign, moderator, at(nobodys, { to: lawyer.id }), 'invalid')
  const query = { state: 'REVIEWING', assigned: 'OPEN', size: '50' }
  const page = await people.done<OutputOf<typeof own.reviewPage>>(own.reviewPage, moderator, { query })
  const ids = page.content.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([mine, nobodys]))
  expect(ids).not.toContain(theirs)
  expect(page.content.find(({ id }) => id === mine)?.assignedTo?.username).toBe(moderator.username)
})
