import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { shownRequirementStates } from '@portal/protocol/requirements/lifecycle.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCall, readEnvelope } from '../app/fixtures.ts'
import { exportedOf } from '../app/leaving.ts'
import type { Portal } from '../app/open-portal.ts'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { addFile } from '../testing/details.ts'
import { openTestPortal } from '../testing/store.ts'
import { addRequirement, requirementGiven } from './fixtures/rows.ts'
import { at, openMarket } from './fixtures/market.ts'
import { sealParties } from './opposing.ts'

const own = calls.requirements
type Page = OutputOf<typeof own.page>

let portal: Portal
let market: ReturnType<typeof openMarket>
let owner: Reader
let lawyer: Reader

beforeAll(async () => {
  portal = await openTestPortal()
  market = openMarket(portal)
  owner = await market.person()
  lawyer = await market.person('LAWYER')
})
afterAll(() => portal.close())

async function list(reader: Reader | null, query: Record<string, string> = {}) {
  return market.done<Page>(own.page, reader, { query: { size: '100', ...query } })
}

const idsOf = ({ content }: Page) => content.map(({ id }) => id)

describe('publishing', () => {
  test('a requirement is shown after its review, and its owner and whom it has in mind are told', async () => {
    const id = await market.publish(owner, { partners: [lawyer.id] })
    expect(idsOf(await list(null))).not.toContain(id)
    await market.refused(own.read, lawyer, { params: { id } }, 'notForYou')
    await market.approve(id)
    expect(idsOf(await list(null))).toContain(id)
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
    const found = await market.done<Page>(own.ownPage, owner, { query: { keyword: 'only once' } })
    expect(found.content).toHaveLength(1)
  })
})

describe('the list', () => {
  test('has urgent ones first, then the newest, and what each filter lets through', async () => {
    const person = await market.person('PERSON')
    const { db, secretKey } = portal.services
    const sealed = sealParties(secretKey, [])
    const add = (values: object) =>
      addRequirement(db, person.id, { ...sealed, type: 'COMPLIANCE', ...values })
    const old = await add({ published_at: new Date('2026-01-01'), regions: ['UZ', 'KZ'] })
    const fresh = await add({ published_at: new Date('2026-01-02'), regions: ['RU'] })
    const urgent = await add({ published_at: new Date('2025-01-01'), priority: 'EMERGENCY', regions: ['TJ'] })
    const ofType = { type: 'COMPLIANCE' }
    expect(idsOf(await list(null, ofType))).toEqual([urgent, fresh, old])
    expect(idsOf(await list(null, { ...ofType, sort: 'newest' }))).toEqual([fresh, old, urgent])
    expect(idsOf(await list(null, { ...ofType, region: 'KZ' }))).toEqual([old])
    expect(idsOf(await list(null, { ...ofType, priority: 'EMERGENCY' }))).toEqual([urgent])
    expect(idsOf(await list(null, { ...ofType, within: 'WEEK' }))).toEqual([])
    const { content } = await list(null, ofType)
    expect(content[0]!.publisher).toEqual({ userType: 'PERSON', name: null, isVerified: false })
  })

  test('begins for a provider with what is meant for them, page by page, until they have signed up', async () => {
    const { db, secretKey } = portal.services
    const provider = await market.person('LAWYER')
    const sealed = sealParties(secretKey, [])
    const add = (day: number, priority: 'EMERGENCY' | 'NORMAL' = 'NORMAL') =>
      addRequirement(db, owner.id, {
        ...sealed,
        regions: ['PK'],
        priority,
        published_at: new Date(Date.UTC(2026, 0, day)),
      })
    const meant = [await add(3), await add(2), await add(1)]
    const hidden = await addRequirement(db, owner.id, { ...sealed, regions: ['PK'], is_hidden: true })
    const urgent = await add(1, 'EMERGENCY')
    const others = [await add(8), await add(7)]
    await db
      .insertInto('requirement_partner')
      .values([...meant, hidden].map((id) => ({ requirement_id: id, account_id: provider.id })))
      .execute()
    const all = async (reader: Reader | null, query: Record<string, string> = {}) => {
      const pages = ['1', '2', '3', '4'].map((page) =>
        list(reader, { region: 'PK', size: '2', page, ...query }),
      )
      const read = await Promise.all(pages)
      expect(read.map(({ page }) => page.totalElements)).toEqual([6, 6, 6, 6])
      return read.flatMap(({ content }) => content)
    }
    const rows = await all(provider)
    expect(rows.map(({ id }) => id)).toEqual([...meant, urgent, ...others])
    expect(rows.map(({ isIntended }) => isIntended)).toEqual([true, true, true, false, false, false])
    const plain = [urgent, ...others, ...meant]
    for (const reader of [null, lawyer, owner]) {
      expect((await all(reader)).map(({ id }) => id)).toEqual(plain)
    }
    const newest = [...others, ...meant, urgent]
    const byDay = (await all(provider, { sort: 'newest' })).map(({ id }) => id)
    expect(byDay.slice(0, 4)).toEqual(newest.slice(0, 4))

    await market.signUp(provider, meant[0]!)
    const after = await all(provider)
    expect(after.map(({ id }) => id)).toEqual([meant[1], meant[2], urgent, ...others, meant[0]])
    expect(after.at(-1)).toMatchObject({ isIntended: true, signUp: 'SIGNED_UP' })
  })

  test('a text is found in any language, by visitors in what the list shows alone, and not before it is shown', async () => {
    const title = 'Kazakh warehouse lease'
    const id = await market.publish(owner, {
      title,
      content: '<p>Zanzibar clause of the agreement</p>',
      type: 'CONTRACT_REVIEW',
      businessType: 'CROSS_BORDER_INVESTMENT',
      regions: ['TJ'],
    })
    const find = (reader: Reader | null, keyword: string) => list(reader, { keyword })
    expect(idsOf(await find(lawyer, 'warehouse'))).not.toContain(id)
    await market.approve(id)
    await portal.follower.caughtUp()
    expect(idsOf(await find(lawyer, 'warehouse'))).toContain(id)
    expect(idsOf(await find(lawyer, 'zanzibar'))).toEqual([id])
    expect(idsOf(await find(null, 'warehouse'))).toContain(id)
    expect(idsOf(await find(null, 'zanzibar'))).toEqual([])
    for (const keyword of ['проверка договора', 'company registration', '外商投资', 'Таджикистан']) {
      for (const reader of [null, lawyer]) expect(idsOf(await find(reader, keyword)), keyword).toContain(id)
    }
    await market.done(own.cancel, owner, { params: { id } })
    await portal.follower.caughtUp()
    expect(idsOf(await find(lawyer, 'zanzibar'))).toEqual([])
  })

  test('what a text finds stands in the order that was chosen', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const title = 'Marble quarry concession'
    // The one that ends first fits best, the one that ends last is the newest.
    const ids = [
      await market.show(owner, { title: `${title} in detail`, deadline: inDays(20) }),
      await market.show(owner, { title, deadline: inDays(10) }),
      await market.show(owner, { title: `${title} and its transport by rail`, deadline: inDays(30) }),
    ]
    const find = async (sort: string) => idsOf(await list(lawyer, { keyword: 'marble quarry', sort }))
    await portal.follower.caughtUp()
    expect(await find('deadline')).toEqual([ids[1], ids[0], ids[2]])
    expect((await find('urgent'))[0]).toBe(ids[1])
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

describe('who sees what', () => {
  test('contacts, other sides and private things are in no answer to anybody else', async () => {
    const secrets = [
      'Secret Contact',
      '+8653288889999',
      'hidden@example.org',
      'Rival Company',
      'Only for them',
    ]
    const id = await market.show(owner, {
      contact: 'Secret Contact',
      phone: '+86 532 8888 9999',
      email: 'hidden@example.org',
      opposing: [{ name: 'Rival Company', registrationNumber: 'R-1' }],
    })
    await market.signUp(lawyer, id, { note: 'Only for them' })
    const others = await Promise.all(
      (['PERSON', 'ENTERPRISE', 'LAWYER', 'LAW_OFFICE', 'TRANSLATE', 'OTHER'] as const).map((type) =>
        market.person(type),
      ),
    )
    const asks = others.flatMap((other) => [
      market.ask(own.page, other, { query: { size: '100' } }),
      market.ask(own.read, other, { params: { id } }),
      market.ask(own.own, other, { params: { id } }),
      market.ask(own.form, other, { params: { id } }),
      market.ask(own.ownPage, other),
      market.ask(own.signedUpPage, other),
      market.ask(own.signedUp, other, { params: { id } }),
      market.ask(calls.pending.page, other),
      market.ask(calls.conversations.page, other),
    ])
    const answers = await Promise.all([
      ...asks,
      market.ask(own.page, null, { query: { size: '100' } }),
      market.ask(own.read, null, { params: { id } }),
    ])
    for (const { body } of answers) for (const secret of secrets) expect(body).not.toContain(secret)
    const signedUp = await market.ask(own.signedUp, lawyer, { params: { id } })
    for (const secret of secrets.slice(0, 4)) expect(signedUp.body).not.toContain(secret)
    const ofModerator = await market.ask(own.review, await market.moderator(), { params: { id } })
    expect(ofModerator.body).not.toContain('Rival Company')
  })

  test('whom an owner has in mind is in the owner’s data, by name', async () => {
    const [person, partner] = [await market.person(), await market.person('TRANSLATE')]
    const name = `Intended ${partner.username}`
    await portal.services.db
      .updateTable('agency')
      .set({ name })
      .where('account_id', '=', partner.id)
      .execute()
    await market.publish(person, { partners: [partner.id] })
    const data = await exportedOf(portal.services, { id: person.id, language: 'en' })
    expect(data['requirements']).toMatchObject([{ partners: [name] }])
  })

  test('partners are found by a part of their name: verified providers alone, and not oneself', async () => {
    const [verified, waiting] = [await market.person('TRANSLATE'), await market.person('TRANSLATE')]
    await portal.services.db
      .updateTable('account')
      .set({ verification: 'PENDING' })
      .where('id', '=', waiting.id)
      .execute()
    const found = async (reader: Reader, keyword: string) =>
      market.done<{ id: string }[]>(own.partners, reader, { query: { keyword } })
    for (const { id, username } of [verified, waiting]) {
      const name = `Partner ${username}`
      await portal.services.db.updateTable('agency').set({ name }).where('account_id', '=', id).execute()
    }
    const shown = { id: verified.id, name: `Partner ${verified.username}`, userType: 'TRANSLATE' }
    expect(await found(owner, 'ARTNER')).toEqual([shown])
    expect(await found(verified, 'ARTNER')).toEqual([])
    expect((await found(owner, 'reader')).map(({ id }) => id)).not.toContain(owner.id)
    expect(await found(owner, '%')).toEqual([])
    await market.refused(own.partners, owner, { query: { keyword: ' ' } }, 'invalid')
    await market.refused(own.partners, null, { query: { keyword: 'partner' } }, 'sessionEnded')
  })

  test('attachments open to whom the owner has opened them', async () => {
    const file = () => addFile(portal.services, owner.id, 'REQUIREMENT')
    const closed = await market.show(owner, { files: [await file()] })
    expect(await market.read(lawyer, closed)).toMatchObject({ files: null, fileCount: 1 })
    const open = await market.show(owner, { files: [await file()], filesFor: 'VERIFIED' })
    expect((await market.read(lawyer, open)).files).toHaveLength(1)
    expect((await market.read(await market.person('PERSON'), open)).files).toBeNull()
  })

  test('a deleted one is gone from every list, and nothing moves it', async () => {
    const id = await market.show(owner)
    await market.refused(own.remove, owner, { params: { id } }, 'wrongState')
    await market.done(own.cancel, owner, { params: { id } })
    await market.done(own.remove, owner, { params: { id } })
    for (const state of shownRequirementStates) {
      const page = await market.done<Page>(own.ownPage, owner, { query: { state, size: '100' } })
      expect(idsOf(page)).not.toContain(id)
    }
    await market.refused(own.own, owner, { params: { id } }, 'notFound')
    const deadline = requirementGiven().deadline
    await market.refused(own.republish, owner, { params: { id }, body: { deadline } }, 'notFound')
    const kept = await portal.services.db
      .selectFrom('requirement')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirst()
    expect(kept).toEqual({ state: 'DELETED' })
  })
})
