import { randomUUID } from 'node:crypto'
import { calls } from '@portal/protocol/calls.ts'
import { kernel as words } from '@portal/protocol/words/en/kernel.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, readEnvelope } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { openThread, threadOf, threadsOf, unreadOf } from './door.ts'
import { conversing } from './fixtures.ts'
import { ownEntries } from './own-entries.ts'

const { conversations: own } = calls

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const { ask, add, list, read, markRead, unread } = conversing(() => portal)

/** A kind of which no feature says anything. */
const subject = 'unknown-kind'

const begin = (one: Reader, other: Reader, subjectId: string = randomUUID()) =>
  portal.services.db
    .transaction()
    .execute((transaction) => openThread(transaction, { subject, subjectId, sides: [one.id, other.id] }))

/** As a feature's own entries stand there, from when it still described its things. */
const write = (conversationId: string, { id }: Reader, text: string) =>
  portal.services.db
    .insertInto('conversation_entry')
    .values({ conversation_id: conversationId, author_id: id, text })
    .execute()

async function pair() {
  return { company: await addReader(portal, 'ENTERPRISE'), lawyer: await addReader(portal, 'LAWYER') }
}

describe('a thread', () => {
  test('is one for a thing and its two sides, whoever opens it and how often at once', async () => {
    const { company, lawyer } = await pair()
    const thing = randomUUID()
    const ids = await Promise.all([
      begin(company, lawyer, thing),
      begin(lawyer, company, thing),
      begin(company, lawyer, thing),
    ])
    expect(new Set(ids).size).toBe(1)
    const others = [await begin(company, lawyer), await add(company, lawyer)]
    expect(new Set([...ids, ...others]).size).toBe(3)
    expect(await add(lawyer, company)).toBe(others[1])

    const { db } = portal.services
    const found = await threadsOf(db, subject, [thing, randomUUID()])
    expect(found).toEqual(new Map([[thing, ids[0]]]))
    expect(await threadsOf(db, 'another-kind', [thing])).toEqual(new Map())
    expect(await threadsOf(db, subject, [])).toEqual(new Map())
  })

  test('is the first by its id where a thing has two', async () => {
    const { company, lawyer } = await pair()
    const thing = randomUUID()
    const ids = [await begin(company, lawyer, thing), await begin(await addReader(portal), lawyer, thing)]
    const [first] = ids.toSorted()
    const { db } = portal.services
    const threads = await db
      .selectFrom('conversation as written')
      .select(threadOf(subject, 'written.subject_id').as('thread'))
      .where('subject_id', '=', thing)
      .execute()
    expect(threads).toEqual([{ thread: first }, { thread: first }])
    expect(await threadsOf(db, subject, [thing])).toEqual(new Map([[thing, first]]))
  })

  test('opened between two does not let them find each other', async () => {
    const lawyer = await addReader(portal, 'LAWYER')
    const person = await addReader(portal)
    await begin(lawyer, person)
    expectCode(await ask(own.withLawyer, lawyer, { params: { id: person.id } }), 'notFound')
    expectCode(await ask(own.add, lawyer, { body: { to: person.id, text: 'Hello' } }), 'notFound')
  })

  test('stands among the conversations once something is written in it', async () => {
    const { company, lawyer } = await pair()
    const id = await begin(company, lawyer)
    expect(await list(lawyer)).toMatchObject({ content: [], page: { totalElements: 0 } })
    expect((await read(lawyer, id)).entries).toMatchObject({ content: [], page: { totalElements: 0 } })
    await write(id, company, '1')
    await write(id, company, '2')
    expect((await list(lawyer)).content).toMatchObject([{ id, unread: 2, last: { text: '2' } }])
    expect(await unread(lawyer)).toMatchObject({ conversations: 1 })
    const { db } = portal.services
    expect(await unreadOf(db, [id], lawyer.id)).toEqual(new Map([[id, 2]]))
    expect(await unreadOf(db, [id], company.id)).toEqual(new Map())
    expect(await unreadOf(db, [], company.id)).toEqual(new Map())
    await markRead(lawyer, id)
    expect(await unread(lawyer)).toMatchObject({ conversations: 0 })
  })

  test('about what nobody describes is read without name, title or link, and closed', async () => {
    const { company, lawyer } = await pair()
    const thing = randomUUID()
    const id = await begin(company, lawyer, thing)
    await write(id, company, 'from before')
    const told = {
      partner: { name: null, picture: null, userType: 'ENTERPRISE' },
      subject: { kind: subject, id: thing, title: null, link: null },
      canReply: false,
    }
    expect((await list(lawyer)).content).toMatchObject([{ id, ...told }])
    expect(await read(lawyer, id)).toMatchObject({ ...told, entries: { content: [{ text: 'from before' }] } })
    const answer = await ask(own.reply, lawyer, { params: { id }, body: { text: 'Hello?' } })
    expectCode(answer, 'notNow')
    expect(readEnvelope(answer).message).toBe(words.messages.threadClosed)
    expect((await read(company, id)).entries.page.totalElements).toBe(1)
    expect(await ownEntries(portal.services, { id: company.id, language: 'en' })).toMatchObject({
      conversationEntries: [{ to: null, about: null, text: 'from before', files: [] }],
    })
  })

  test('is nobody else’s', async () => {
    const { company, lawyer } = await pair()
    const outsider = await addReader(portal, 'LAWYER')
    const id = await begin(company, lawyer)
    await write(id, company, 'private')
    for (const call of [own.entries, own.reply, own.markRead]) {
      const body = call === own.reply ? { body: { text: 'let me in' } } : {}
      const answer = await ask(call, outsider, { params: { id }, ...body })
      expectCode(answer, 'notForYou')
      expect(answer.body).not.toContain('private')
    }
    expect((await list(outsider)).content).toEqual([])
  })
})
