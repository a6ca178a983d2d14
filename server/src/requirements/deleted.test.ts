import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { at } from '../app/fixtures.ts'
import { evaluationGiven } from '../evaluations/fixtures/rows.ts'
import type { Reader } from '../messages/fixtures.ts'
import { openSides } from './fixtures/market.ts'
import { requirementGiven } from './fixtures/rows.ts'
import { ownListLink } from './links.ts'

const own = calls.requirements
const { conversations, evaluations } = calls
const { portal, market, owner, lawyer, office } = await openSides()
afterAll(() => portal.close())

/** A requirement that the lawyer completed and for which the office signed up too. */
async function completed() {
  const id = await market.show(owner)
  const signUp = await market.signUp(lawyer, id)
  const other = await market.signUp(office, id)
  const { cooperations } = await market.own(owner, id)
  await market.negotiate(owner, signUp)
  await market.cooperate(owner, signUp)
  await market.done(own.completed, owner, at(signUp))
  const threadOf = (one: string) => at(cooperations.find((row) => row.id === one)!.conversationId!)
  return { id, signUp, thread: threadOf(signUp), otherThread: threadOf(other) }
}

const remove = (id: string) => market.done(own.remove, owner, at(id))
const waiting = async (reader: Reader) =>
  (await market.done<OutputOf<typeof calls.pending.page>>(calls.pending.page, reader)).content
const listed = async (reader: Reader) =>
  (await market.done<OutputOf<typeof own.signedUpPage>>(own.signedUpPage, reader)).content.map(
    ({ requirement }) => requirement.id,
  )
const evaluationOf = (reader: Reader, id: string) =>
  market.done<OutputOf<typeof evaluations.of>>(evaluations.of, reader, {
    params: { kind: 'cooperation', id },
  })
const entries = (reader: Reader, thread: object) =>
  market.done<OutputOf<typeof conversations.entries>>(conversations.entries, reader, thread)

describe('a requirement that its owner deleted once it was completed', () => {
  test('is not named to its owner any more, who is not asked to evaluate it', async () => {
    const { id, signUp, thread } = await completed()
    expect(await waiting(owner)).toMatchObject([{ kind: 'cooperationEvaluations' }])
    expect(await evaluationOf(owner, signUp)).toMatchObject({ isAsked: true, abilities: ['add'] })
    await remove(id)
    expect(await waiting(owner)).toEqual([])
    expect(await evaluationOf(owner, signUp)).toMatchObject({ isAsked: false })
    await market.refused(own.own, owner, at(id), 'notFound')
    expect(await entries(owner, thread)).toMatchObject({
      subject: { title: null, link: null },
      canReply: false,
    })
  })

  test('stays the record of the provider who completed it, and of nobody else who signed up', async () => {
    const { id, signUp, thread, otherThread } = await completed()
    await remove(id)
    const kept = await market.done<OutputOf<typeof own.signedUp>>(own.signedUp, lawyer, at(id))
    expect(kept).toMatchObject({
      requirement: { state: 'DELETED', contacts: { name: '王样例' }, abilities: [] },
      cooperation: { id: signUp, state: 'COMPLETED', abilities: [] },
    })
    expect(await listed(lawyer)).toContain(id)
    const { subject, canReply } = await entries(lawyer, thread)
    expect(subject).toMatchObject({
      title: kept.requirement.title,
      link: `/content/request/cooperation_detail?id=${id}`,
    })
    expect(canReply).toBe(false)

    await market.refused(own.signedUp, office, at(id), 'notFound')
    expect(await listed(office)).not.toContain(id)
    expect(await entries(office, otherThread)).toMatchObject({ subject: { title: null, link: null } })
    for (const reader of [lawyer, office]) await market.refused(own.read, reader, at(id), 'notFound')
  })

  test('shows the provider no change that no moderator has read, before it is deleted and after', async () => {
    const { id } = await completed()
    const textTo = async () =>
      (await market.done<OutputOf<typeof own.signedUp>>(own.signedUp, lawyer, at(id))).requirement.content
    const agreed = await textTo()
    expect(agreed).not.toBeNull()
    const { deadline } = requirementGiven()
    await market.done(own.republish, owner, at(id, { deadline }))
    await market.edit(owner, id, { content: '<p>改过的要求</p>' })
    expect(await textTo()).toBeNull()
    await market.refused(own.read, lawyer, at(id), 'notForYou')
    await market.done(own.cancel, owner, at(id))
    await remove(id)
    expect(await textTo()).toBeNull()
  })

  test('lets the provider answer its evaluation, and leads the owner to what is there', async () => {
    const { id, signUp } = await completed()
    const body = { kind: 'cooperation', id: signUp, ...evaluationGiven }
    const evaluation = (await market.done<{ id: string }>(evaluations.add, owner, { body })).id
    await remove(id)
    await market.done(evaluations.approve, await market.moderator(), at(evaluation))
    expect(await evaluationOf(lawyer, signUp)).toMatchObject({ abilities: ['reply'] })
    await market.done(evaluations.reply, lawyer, at(evaluation, { content: 'Thank you' }))
    const told = await portal.services.db
      .selectFrom('message')
      .select(['event', 'link'])
      .where('account_id', '=', owner.id)
      .where('event', 'in', ['evaluationApproved', 'evaluationAnswered'])
      .orderBy('place')
      .execute()
    expect(told).toEqual([
      { event: 'evaluationApproved', link: ownListLink },
      { event: 'evaluationAnswered', link: ownListLink },
    ])
  })
})
