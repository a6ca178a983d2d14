import { randomUUID } from 'node:crypto'
import { calls } from '@portal/protocol/calls.ts'
import type { AccountState } from '@portal/protocol/kernel/user-types.ts'
import { kernel as words } from '@portal/protocol/words/en/kernel.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, readEnvelope } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { moving } from '../kernel/mover.ts'
import { openTestPortal } from '../testing/store.ts'
import { conversing, type Entries } from './fixtures.ts'
import { forgetWriter } from './forget-writer.ts'

const { conversations: own } = calls

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const { ask, add, reply, list, read, markRead, unread, messagesOf } = conversing(() => portal)

const change = (reader: Reader, values: { state?: AccountState; verification?: 'REJECTED' }) =>
  portal.services.db.updateTable('account').set(values).where('id', '=', reader.id).execute()

describe('a conversation', () => {
  test('is seen by both sides, each from its own', async () => {
    const company = await addReader(portal, 'ENTERPRISE')
    const lawyer = await addReader(portal, 'LAWYER')
    const id = await add(company, lawyer, '  первая строка\nвторая строка  ')
    const answered = await reply(lawyer, id, '您好')
    expect(answered).toMatchObject({ text: '您好', isOwn: true, files: [] })
    const { files: _files, isUnread: _isUnread, ...last } = { ...answered, fileNames: [] }

    expect((await list(company)).content).toEqual([
      {
        id,
        partner: { name: '李样例', userType: 'LAWYER', picture: null },
        subject: null,
        last: { ...last, isOwn: false },
        unread: 1,
        canReply: true,
      },
    ])
    expect((await list(lawyer)).content).toMatchObject([
      { id, partner: { name: '青岛样例贸易有限公司', userType: 'ENTERPRISE' }, last, unread: 1 },
    ])
    const { entries, conversationId, partner } = await read(lawyer, id)
    expect(conversationId).toBe(id)
    expect(partner.name).toBe('青岛样例贸易有限公司')
    expect(entries.content).toMatchObject([
      { text: 'первая строка\nвторая строка', isOwn: false, isUnread: true },
      { text: '您好', isOwn: true, isUnread: false },
    ])
  })

  test('names a person by their full name where they gave one, else by the username', async () => {
    const person = await addReader(portal)
    const lawyer = await addReader(portal, 'LAWYER')
    await add(person, lawyer)
    const nameOf = async () => (await list(lawyer)).content[0]!.partner.name
    expect(await nameOf()).toBe(person.username)
    const { db } = portal.services
    await db
      .insertInto('person')
      .values({ account_id: person.id, full_name: 'Айгуль Сатпаева', company: null, country: 'KZ' })
      .execute()
    expect(await nameOf()).toBe('Айгуль Сатпаева')
  })

  test('is one for each pair, whoever begins and in what writing of the id', async () => {
    const lawyer = await addReader(portal, 'LAWYER')
    const office = await addReader(portal, 'LAW_OFFICE')
    const id = await add(lawyer, office)
    expect(await add(office, lawyer)).toBe(id)
    const shouted = await ask(own.add, lawyer, { body: { to: office.id.toUpperCase(), text: 'again' } })
    expect(expectCode(shouted, 'done')).toEqual({ id })
    const upper = id.toUpperCase()
    expectCode(await ask(own.reply, office, { params: { id: upper }, body: { text: 'ok' } }), 'done')
    expect((await read(lawyer, id)).entries.page.totalElements).toBe(4)
  })

  test('is one where both sides begin at once', async () => {
    const lawyer = await addReader(portal, 'LAWYER')
    const office = await addReader(portal, 'LAW_OFFICE')
    const ids = await Promise.all(
      Array.from({ length: 10 }, (_, place) => (place % 2 ? add(lawyer, office) : add(office, lawyer))),
    )
    expect(new Set(ids).size).toBe(1)
    expect((await read(lawyer, ids[0]!)).entries.page.totalElements).toBe(10)
    expect(await unread(lawyer)).toMatchObject({ CONSULTING: 1, conversations: 1 })
    expect(await unread(office)).toMatchObject({ CONSULTING: 1, conversations: 1 })
  })

  test('is read in pages, the newest entries first, each page in the order of writing', async () => {
    const person = await addReader(portal)
    const lawyer = await addReader(portal, 'LAWYER')
    const id = await add(person, lawyer, '1')
    for (const text of ['2', '3', '4', '5']) await reply(person, id, text)
    const pages = ['1', '2', '3'].map((page) => read(lawyer, id, { page, size: '2' }))
    const texts = (await Promise.all(pages)).map(({ entries }) => entries.content.map(({ text }) => text))
    expect(texts).toEqual([['4', '5'], ['2', '3'], ['1']])
  })

  test('comes first in the list when something is written in it', async () => {
    const person = await addReader(portal)
    const lawyers = [await addReader(portal, 'LAWYER'), await addReader(portal, 'LAWYER')]
    const ids = [await add(person, lawyers[0]!), await add(person, lawyers[1]!)]
    const order = async () => (await list(person)).content.map(({ id }) => id)
    expect(await order()).toEqual(ids.toReversed())
    await reply(lawyers[0]!, ids[0]!, 'да')
    expect(await order()).toEqual(ids)
    const second = await list(person, { page: '2', size: '1' })
    expect(second.content.map(({ id }) => id)).toEqual([ids[1]])
    expect(second.page).toMatchObject({ totalElements: 2, totalPages: 2 })
  })

  test('is nobody else’s', async () => {
    const outsider = await addReader(portal, 'LAWYER')
    const id = await add(await addReader(portal), await addReader(portal, 'LAWYER'))
    for (const call of [own.entries, own.reply, own.markRead]) {
      const body = call === own.reply ? { body: { text: 'let me in' } } : {}
      expectCode(await ask(call, outsider, { params: { id }, ...body }), 'notForYou')
      expectCode(await ask(call, outsider, { params: { id: randomUUID() }, ...body }), 'notFound')
    }
    expect((await list(outsider)).content).toEqual([])
  })

  test.each(['', ' \n ', 'x'.repeat(2001)])('takes no entry of nothing or too much: %j', async (text) => {
    const person = await addReader(portal)
    const lawyer = await addReader(portal, 'LAWYER')
    expectCode(await ask(own.add, person, { body: { to: lawyer.id, text } }), 'invalid')
    expect((await list(person)).content).toEqual([])
  })
})

describe('whoever can be written to', () => {
  const cells = [
    ['LAWYER', 'VERIFIED', 'ACTIVE', 'done'],
    ['LAWYER', 'VERIFIED', 'FROZEN', 'done'],
    ['LAWYER', 'VERIFIED', 'SUSPENDED', 'notFound'],
    ['LAWYER', 'VERIFIED', 'CANCELLED', 'notFound'],
    ['LAWYER', 'PENDING', 'ACTIVE', 'notFound'],
    ['LAWYER', 'REJECTED', 'ACTIVE', 'notFound'],
    ['LAW_OFFICE', 'VERIFIED', 'ACTIVE', 'done'],
    ['LAW_OFFICE', 'PENDING', 'ACTIVE', 'notFound'],
    ['TRANSLATE', 'VERIFIED', 'ACTIVE', 'done'],
    ['OTHER', 'VERIFIED', 'ACTIVE', 'done'],
    ['PERSON', 'VERIFIED', 'ACTIVE', 'notFound'],
    ['ENTERPRISE', 'VERIFIED', 'ACTIVE', 'notFound'],
    ['ADMIN', 'VERIFIED', 'ACTIVE', 'notFound'],
  ] as const

  test.each(cells)('%s, %s, %s: %s', async (userType, verification, state, code) => {
    const person = await addReader(portal)
    const { id } = await addReader(portal, userType, { verification, state })
    const text = 'Hello'
    expectCode(await ask(own.withLawyer, person, { params: { id } }), code)
    expectCode(await ask(own.writeToLawyer, person, { params: { id }, body: { text } }), code)
    expectCode(await ask(own.add, person, { body: { to: id, text } }), code)
    expect((await list(person)).content).toHaveLength(code === 'done' ? 1 : 0)
  })

  test('is not oneself, nor nobody', async () => {
    const lawyer = await addReader(portal, 'LAWYER')
    const text = 'Hello'
    const toOneself = (field: string) => ({ fields: [{ field, message: words.fields.notYourself }] })
    const added = await ask(own.add, lawyer, { body: { to: lawyer.id, text } })
    expect(expectCode(added, 'invalid')).toEqual(toOneself('to'))
    const written = await ask(own.writeToLawyer, lawyer, { params: { id: lawyer.id }, body: { text } })
    expect(expectCode(written, 'invalid')).toEqual(toOneself('id'))
    expectCode(await ask(own.add, lawyer, { body: { to: randomUUID(), text } }), 'notFound')
  })

  test('is an agency by one of its members', async () => {
    const person = await addReader(portal)
    const office = await addReader(portal, 'LAW_OFFICE')
    const member = await portal.services.db
      .insertInto('member')
      .values({
        agency_id: office.id,
        avatar: null,
        name: '钱样例',
        licence_number: null,
        practice_start: '2020-01',
        areas: [],
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const input = { params: { id: member.id }, query: { type: 'member' } }
    const before = expectCode<Entries>(await ask(own.withLawyer, person, input), 'done')
    expect(before).toMatchObject({ conversationId: null, partner: { name: '样例律师事务所' } })
    expect(before.entries.content).toEqual([])

    const written = await ask(own.writeToLawyer, person, { ...input, body: { text: 'Hello' } })
    const { id } = expectCode<{ id: string }>(written, 'done')
    expect((await read(office, id)).entries.content).toMatchObject([{ text: 'Hello', isOwn: false }])
    const after = expectCode<Entries>(await ask(own.withLawyer, person, input), 'done')
    expect(after).toMatchObject({ conversationId: id, entries: { content: [{ isOwn: true }] } })

    const asLawyer = { params: { id: member.id }, body: { text: 'Hello' } }
    expectCode(await ask(own.writeToLawyer, person, asLawyer), 'notFound')
    const unknown = { params: { id: randomUUID() }, query: { type: 'member' } }
    expectCode(await ask(own.withLawyer, person, unknown), 'notFound')
  })

  test('stays whoever was conversed with before, provider or not', async () => {
    const person = await addReader(portal)
    const lawyer = await addReader(portal, 'LAWYER')
    const id = await add(person, lawyer)
    await change(lawyer, { verification: 'REJECTED' })
    expect(await add(person, lawyer)).toBe(id)
    expect(await add(lawyer, person)).toBe(id)
  })

  test.each(['SUSPENDED', 'CANCELLED'] as const)(
    'is not an account that is %s: what was written stays to be read',
    async (state) => {
      const person = await addReader(portal)
      const lawyer = await addReader(portal, 'LAWYER')
      const id = await add(person, lawyer)
      await change(lawyer, { state })
      expect((await list(person)).content).toMatchObject([{ id, canReply: false }])
      expect(await read(person, id)).toMatchObject({ canReply: false, entries: { content: [{}] } })
      await markRead(person, id)
      const text = 'Are you there?'
      for (const answer of [
        await ask(own.reply, person, { params: { id }, body: { text } }),
        await ask(own.add, person, { body: { to: lawyer.id, text } }),
        await ask(own.writeToLawyer, person, { params: { id: lawyer.id }, body: { text } }),
      ]) {
        expectCode(answer, 'notNow')
        expect(readEnvelope(answer).message).toBe(words.messages.partnerGone)
      }
      expect((await read(person, id)).entries.page.totalElements).toBe(1)
    },
  )
})

describe('the other side', () => {
  test('is told of the first entry that waits, and again once it has read', async () => {
    const company = await addReader(portal, 'ENTERPRISE')
    const lawyer = await addReader(portal, 'LAWYER')
    const id = await add(company, lawyer)
    await reply(company, id, 'one more')
    expect(await messagesOf(lawyer)).toMatchObject([
      {
        type: 'CONSULTING',
        title: '青岛样例贸易有限公司 has written to you',
        link: `/usercenter/message?conversation=${id}`,
        isRead: false,
      },
    ])
    const { messages: mails } = await portal.services.outbox.kept({
      recipient: lawyer.email,
      offset: 0,
      limit: 5,
    })
    expect(mails).toHaveLength(1)
    expect(await messagesOf(company)).toEqual([])

    await markRead(lawyer, id)
    await reply(company, id, 'and another')
    expect(await messagesOf(lawyer)).toMatchObject([{ isRead: false }, { isRead: true }])
  })

  test('counts conversations with something new, which reading takes away for the reader alone', async () => {
    const lawyer = await addReader(portal, 'LAWYER')
    const people = [await addReader(portal), await addReader(portal)]
    const [first, second] = [await add(people[0]!, lawyer), await add(people[1]!, lawyer)]
    await reply(people[0]!, first, 'one more')
    await reply(lawyer, first, 'yes?')
    expect(await unread(lawyer)).toMatchObject({ conversations: 2, CONSULTING: 2 })
    expect((await list(lawyer)).content.find(({ id }) => id === first)).toMatchObject({ unread: 2 })

    await markRead(lawyer, first)
    expect((await read(lawyer, first)).entries.content.map(({ isUnread }) => isUnread)).toEqual([
      false,
      false,
      false,
    ])
    expect(await unread(lawyer)).toMatchObject({ conversations: 1, CONSULTING: 1 })
    expect(await unread(people[0]!)).toMatchObject({ conversations: 1, CONSULTING: 1 })
    await markRead(lawyer, second)
    expect(await unread(lawyer)).toMatchObject({ conversations: 0, CONSULTING: 0 })
  })

  test('keeps no name of a writer who has left', async () => {
    const company = await addReader(portal, 'ENTERPRISE')
    const other = await addReader(portal, 'ENTERPRISE')
    const lawyer = await addReader(portal, 'LAWYER')
    await add(company, lawyer)
    await add(other, lawyer)
    const leaver = { id: company.id, username: company.username, phone: null, email: null }
    const { services } = portal
    await moving(services, (mover) => forgetWriter(mover, services, leaver))
    expect((await messagesOf(lawyer)).map(({ title }) => title)).toEqual([
      '青岛样例贸易有限公司 has written to you',
      `${company.username} has written to you`,
    ])
  })
})
