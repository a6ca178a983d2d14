import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { at, makeCall, readEnvelope } from '../app/fixtures.ts'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { addFile } from '../testing/details.ts'
import { idsOf, openSides } from './fixtures/market.ts'
import { requirementGiven } from './fixtures/rows.ts'

const own = calls.requirements
const { portal, market, owner, lawyer } = await openSides()
afterAll(() => portal.close())

describe('publishing', () => {
  test('a requirement is shown after its review, and its owner and whom it has in mind are told', async () => {
    const id = await market.publish(owner, { partners: [lawyer.id] })
    expect(idsOf(await market.list(null))).not.toContain(id)
    await market.refused(own.read, lawyer, { params: { id } }, 'notForYou')
    await market.approve(id)
    expect(idsOf(await market.list(null))).toContain(id)
    expect(await market.read(lawyer, id)).toMatchObject({ isIntended: true, abilities: ['signUp'] })
    expect((await market.told(owner)).at(-1)).toBe('requirementApproved')
    expect((await market.told(lawyer)).at(-1)).toBe('requirementIntended')
  })

  test('a refused one says why, and is reviewed again when it was mended', async () => {
    const id = await market.publish(owner)
    const reason = 'Please describe the matter'
    await market.done(own.reject, await market.moderator(), at(id, { reason, revision: 0 }))
    const refused = await market.own(owner, id)
    expect(refused).toMatchObject({ state: 'REJECTED', reason })
    expect(refused.abilities).toEqual(['edit', 'republish', 'delete'])
    const { content } = await market.done<OutputOf<typeof own.ownPage>>(own.ownPage, owner, { query: {} })
    expect(content.find((row) => row.id === id)).toMatchObject({ reason })
    await market.edit(owner, id, { title: 'Mended' })
    expect(await market.own(owner, id)).toMatchObject({ state: 'REVIEWING', title: 'Mended', reason: null })
  })

  test('what was changed after a moderator had read it is neither shown nor refused unread', async () => {
    const id = await market.publish(owner)
    const moderator = await market.moderator()
    const { revision } = await market.review(moderator, id)
    await market.edit(owner, id, { title: 'Changed meanwhile' })
    const now = await market.review(moderator, id)
    for (const [call, body] of [
      [own.approve, { revision }],
      [own.reject, { revision, reason: 'No' }],
    ] as const) {
      const { code, data } = readEnvelope(await market.ask(call, moderator, at(id, body)))
      expect({ code, data }).toEqual({ code: codes.changedMeanwhile.code, data: now })
    }
    expect(now).toMatchObject({ state: 'REVIEWING', title: 'Changed meanwhile' })
    await market.done(own.approve, moderator, at(id, { revision: now.revision }))
    expect((await market.read(lawyer, id)).title).toBe('Changed meanwhile')
  })

  test('of two changes that begin with the same the second is told of the first, and nothing is lost', async () => {
    const file = await addFile(portal.services, owner.id, 'REQUIREMENT')
    const id = await market.show(owner, { files: [file], partners: [lawyer.id] })
    const { revision } = await market.done<OutputOf<typeof own.form>>(own.form, owner, at(id))
    const kept = { files: [file], partners: [lawyer.id] }
    await market.edit(owner, id, { ...kept, title: 'From another tab' })
    const given = { ...requirementGiven(), revision, contact: 'Typed before' }
    const answer = readEnvelope(await market.ask(own.edit, owner, at(id, given)))
    expect(answer.code).toBe(codes.changedMeanwhile.code)
    expect(answer.data).toMatchObject({
      title: 'From another tab',
      contact: requirementGiven().contact,
      revision: revision + 1,
      files: [{ id: file }],
      partners: [{ id: lawyer.id }],
    })
  })

  test('whoever has signed up is told of each change, in their language and by the title that they know', async () => {
    const [provider, declined] = [await market.person('LAWYER'), await market.person('LAWYER')]
    const id = await market.show(owner, { title: 'Known by this' })
    await market.signUp(provider, id)
    await market.done(own.decline, owner, at(await market.signUp(declined, id), { reason: 'Too far' }))
    const before = await market.told(declined)
    await market.edit(owner, id, { title: 'Not read by anybody yet' })
    expect((await market.told(provider)).filter((event) => event === 'requirementChanged')).toHaveLength(1)
    expect(await market.told(declined)).toEqual(before)
    const { content } = await market.done<OutputOf<typeof calls.messages.page>>(calls.messages.page, provider)
    expect(content[0]).toMatchObject({
      text: expect.stringContaining('“Known by this” has changed it'),
      link: `/content/request/cooperation_detail?id=${id}`,
    })
  })

  test('who signed up before it was overdue is told of what is published once more', async () => {
    const provider = await market.person('LAWYER')
    const id = await market.show(owner)
    await market.signUp(provider, id)
    await portal.services.db
      .updateTable('requirement')
      .set({ state: 'OVERDUE', deadline: '2026-01-01' })
      .where('id', '=', id)
      .execute()
    await market.done(own.republish, owner, at(id, { deadline: requirementGiven().deadline }))
    expect((await market.told(provider)).at(-1)).toBe('requirementRepublished')
    expect(await market.states(owner, id)).toEqual({ state: 'REVIEWING', signUps: ['SIGNED_UP'] })
  })

  test('a change is read before approval by who is in it, and by nobody who is out of it', async () => {
    const [open, declined] = [await market.person('LAWYER'), await market.person('LAWYER')]
    const id = await market.show(owner, { content: '<p>Read by a moderator</p>' })
    await market.signUp(open, id)
    await market.done(own.decline, owner, at(await market.signUp(declined, id), { reason: 'Too far' }))
    const contentTo = async (reader: Reader) =>
      (await market.done<OutputOf<typeof own.signedUp>>(own.signedUp, reader, at(id))).requirement.content
    expect(await contentTo(declined)).toContain('Read by a moderator')
    await market.edit(owner, id, { content: '<p>Unread</p>' })
    expect([await contentTo(open), await contentTo(declined)]).toEqual(['<p>Unread</p>', null])
    expect((await market.read(open, id)).content).toBe('<p>Unread</p>')
    await market.refused(own.read, declined, at(id), 'notForYou')
    await market.approve(id)
    expect(await contentTo(declined)).toBe('<p>Unread</p>')
  })

  test('who signed up reads what happened to it since, but for what is between its owner and the portal', async () => {
    const provider = await market.person('LAWYER')
    const id = await market.show(owner)
    await market.signUp(provider, id)
    await market.edit(owner, id)
    await market.approve(id)
    const reason = 'Between the two of us'
    await market.done(own.takeDown, await market.moderator(), at(id, { reason }))
    const { requirement } = await market.done<OutputOf<typeof own.signedUp>>(own.signedUp, provider, at(id))
    expect(requirement.history.map(({ action }) => action)).toEqual(['edit', 'approve'])
    expect((await market.ask(own.signedUp, provider, at(id))).body).not.toContain(reason)
  })

  test('a new deadline alone is read again before it is shown', async () => {
    const id = await market.publish(owner)
    const moderator = await market.moderator()
    const read = await market.review(moderator, id)
    await market.done(own.reject, moderator, at(id, { revision: read.revision, reason: 'No' }))
    await market.done(own.republish, owner, at(id, { deadline: requirementGiven().deadline }))
    const given = at(id, { revision: read.revision })
    await market.refused(own.approve, moderator, given, 'changedMeanwhile')
    await market.approve(id)
  })

  test('script in its text goes, words stay', async () => {
    const content = '<p onclick="x()">Hello <script>alert(1)</script><a href="javascript:x()">there</a></p>'
    const { content: stored } = await market.own(owner, await market.publish(owner, { content }))
    expect(stored).toContain('Hello')
    expect(stored).not.toMatch(/script|onclick/)
  })

  test.each([
    ['content', { content: '<p> </p>' }],
    ['content', { content: `<p>${'长'.repeat(20_001)}</p>` }],
    ['deadline', { deadline: '2020-01-01' }],
    ['deadline', { deadline: '2199-01-01' }],
    ['disputeType', { type: 'LITIGATION' }],
    ['translationPair', { type: 'TRANSLATION' }],
    ['type', { type: 'NO_SUCH_TYPE' }],
    ['regions', { regions: ['ZZ'] }],
    ['regions', { regions: [] }],
    ['phone', { phone: '12' }],
    ['partners', { partners: ['018f0000-0000-7000-8000-000000000000'] }],
  ])('what is wrong with %s is said of it, and nothing is written', async (field, changed) => {
    const before = await portal.services.db.selectFrom('requirement').select('id').execute()
    const body = { ...requirementGiven(), ...changed }
    const answer = await market.ask(own.add, owner, { body })
    const { fields } = readEnvelope<{ fields: { field: string }[] }>(answer).data
    expect(fields.map((one) => one.field)).toEqual([field])
    expect(await portal.services.db.selectFrom('requirement').select('id').execute()).toEqual(before)
  })

  test('an attachment of somebody else is refused, and nothing is written', async () => {
    const file = await addFile(portal.services, lawyer.id, 'REQUIREMENT')
    const body = { ...requirementGiven(), title: 'With a file', files: [file] }
    await market.refused(own.add, owner, { body }, 'invalid')
    const rows = await portal.services.db
      .selectFrom('requirement')
      .select('id')
      .where('title', '=', 'With a file')
      .execute()
    expect(rows).toEqual([])
  })

  test('whoever is not verified does not publish', async () => {
    const { db } = portal.services
    const pending = await market.person()
    await db.updateTable('account').set({ verification: 'PENDING' }).where('id', '=', pending.id).execute()
    await market.refused(own.add, pending, { body: requirementGiven() }, 'notNow')
  })

  test('sent twice with one key it is one', async () => {
    const body = { ...requirementGiven(), title: 'Only once' }
    const headers = { 'idempotency-key': 'requirement-once' }
    for (const _ of [0, 1]) await makeCall(portal.app, own.add, { body }, { token: owner.token, headers })
    const found = await market.done<OutputOf<typeof own.page>>(own.ownPage, owner, {
      query: { keyword: 'only once' },
    })
    expect(found.content).toHaveLength(1)
  })
})

describe('the queue of reviews', () => {
  test('of a moderator is their own and nobody’s, without those that others see to', async () => {
    const moderator = await market.moderator()
    const other = await addReader(portal, 'ADMIN', { roles: ['MODERATOR'] })
    const [mine, theirs, nobodys] = [
      await market.publish(owner),
      await market.publish(owner),
      await market.publish(owner),
    ]
    await market.done(own.assign, moderator, { params: { id: mine }, body: { to: moderator.id } })
    await market.done(own.assign, moderator, { params: { id: theirs }, body: { to: other.id } })
    const query = { state: 'REVIEWING', assigned: 'OPEN', size: '50' }
    const page = await market.done<OutputOf<typeof own.reviewPage>>(own.reviewPage, moderator, { query })
    const ids = page.content.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([mine, nobodys]))
    expect(ids).not.toContain(theirs)
  })
})
