import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { shownRequirementStates } from '@portal/protocol/requirements/lifecycle.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { exportedOf } from '../app/leaving.ts'
import type { Reader } from '../messages/fixtures.ts'
import { addFile } from '../testing/details.ts'
import { idsOf, openSides } from './fixtures/market.ts'
import { requirementGiven } from './fixtures/rows.ts'

const own = calls.requirements
const { portal, market, owner, lawyer } = await openSides()
afterAll(() => portal.close())

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
      const page = await market.done<OutputOf<typeof own.page>>(own.ownPage, owner, {
        query: { state, size: '100' },
      })
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
