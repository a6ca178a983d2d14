import { randomUUID } from 'node:crypto'
import { calls } from '@portal/protocol/calls.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Call, OutputOf } from '@portal/protocol/kernel/call.ts'
import type { MessageType } from '@portal/protocol/kernel/told.ts'
import { notices as en } from '@portal/protocol/words/en/notices.ts'
import { notices as ru } from '@portal/protocol/words/ru/notices.ts'
import { notices as zh } from '@portal/protocol/words/zh/notices.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall, type Input } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import type { Told } from '../kernel/tell.ts'
import { addReader, type Reader } from './fixtures.ts'

const { messages: own } = calls
type MessagePage = OutputOf<typeof own.page>
type Message = OutputOf<typeof own.read>

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const send = (told: Told) =>
  portal.services.db.transaction().execute((transaction) => portal.services.tell(transaction, told))

const ask = (call: Call, { token }: Reader, input: Input = {}, language: Language = 'en') =>
  makeCall(portal.app, call, input, { token, language })

const approved = (to: string, type: MessageType = 'SYSTEM', id?: string) =>
  send({ to, type, event: 'verificationApproved', ...(id && { id }) })

async function list(reader: Reader, query: Record<string, string> = {}) {
  return expectCode<MessagePage>(await ask(own.page, reader, { query }), 'done')
}

async function unread(reader: Reader) {
  return expectCode<OutputOf<typeof own.unread>>(await ask(own.unread, reader), 'done')
}

const mailsTo = ({ email }: Reader) =>
  portal.services.outbox.kept({ recipient: email, offset: 0, limit: 10 }).then(({ messages }) => messages)

describe('a message', () => {
  test('is read in the language of the request', async () => {
    const reader = await addReader(portal)
    await send({
      to: reader.id,
      type: 'SYSTEM',
      event: 'verificationRejected',
      params: { reason: 'Нечёткое фото {{reason}}' },
      link: '/usercenter/profile',
    })
    const { id } = (await list(reader)).content[0]!
    for (const [language, words] of [
      ['en', en],
      ['ru', ru],
      ['zh', zh],
    ] as const) {
      const message = expectCode<Message>(await ask(own.read, reader, { params: { id } }, language), 'done')
      const { title, text } = words.events.verificationRejected
      expect(message).toMatchObject({
        title,
        text: text.replace('{{reason}}', 'Нечёткое фото {{reason}}'),
        type: 'SYSTEM',
        link: '/usercenter/profile',
        isRead: false,
      })
    }
  })

  test('writes days as its reader’s language does, and leaves somebody’s own words', async () => {
    const reader = await addReader(portal)
    const params = { title: '2026-01-01', deadline: '2026-11-28' }
    await send({ to: reader.id, type: 'SERVICE', event: 'requirementDueSoon', params })
    const { id } = (await list(reader)).content[0]!
    for (const [language, title, day] of [
      ['en', '“2026-01-01”', '28 November 2026'],
      ['ru', '«2026-01-01»', '28.11.2026'],
      ['zh', '“2026-01-01”', '2026年11月28日'],
    ] as const) {
      const { text } = expectCode<Message>(await ask(own.read, reader, { params: { id } }, language), 'done')
      expect(text).toContain(title)
      expect(text).toContain(day)
    }
    expect((await mailsTo(reader))[0]!.text).toContain('2026年11月28日')
  })

  test('that another version of the portal wrote has plain words', async () => {
    const reader = await addReader(portal)
    await portal.services.db
      .insertInto('message')
      .values({ account_id: reader.id, type: 'SERVICE', event: 'toString', params: '{}', link: null })
      .execute()
    expect((await list(reader)).content).toMatchObject([en.unknown])
  })

  test('told twice under one id is one message and one e-mail', async () => {
    const reader = await addReader(portal)
    const id = randomUUID()
    await approved(reader.id, 'SYSTEM', id)
    await approved(reader.id, 'SYSTEM', id)
    expect((await list(reader)).content).toMatchObject([{ id }])
    expect(await mailsTo(reader)).toHaveLength(1)
  })

  test('of a transaction that fails was never told', async () => {
    const reader = await addReader(portal)
    const failing = portal.services.db.transaction().execute(async (transaction) => {
      await portal.services.tell(transaction, { to: reader.id, type: 'SYSTEM', event: 'rolesChanged' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await list(reader)).content).toEqual([])
    expect(await mailsTo(reader)).toEqual([])
  })
})

describe('the list', () => {
  test('has the newest first, in pages, and nobody else’s', async () => {
    const reader = await addReader(portal)
    const other = await addReader(portal)
    const ids = Array.from({ length: 5 }, () => randomUUID())
    for (const id of ids) await approved(reader.id, 'SYSTEM', id)
    await approved(other.id)
    const pages = [await list(reader, { size: '2' }), await list(reader, { size: '2', page: '3' })]
    const newestFirst = ids.toReversed()
    expect(pages[0]!.content.map(({ id }) => id)).toEqual(newestFirst.slice(0, 2))
    expect(pages[1]!.content.map(({ id }) => id)).toEqual(newestFirst.slice(4))
    expect(pages[0]!.page).toEqual({ number: 1, size: 2, totalElements: 5, totalPages: 3 })
  })

  test('can be narrowed by type and by whether it was read', async () => {
    const reader = await addReader(portal)
    const read = randomUUID()
    await approved(reader.id, 'SYSTEM', read)
    await approved(reader.id, 'SYSTEM')
    await approved(reader.id, 'SERVICE')
    expectCode(await ask(own.markRead, reader, { params: { id: read } }), 'done')
    const counts: [Record<string, string>, number][] = [
      [{}, 3],
      [{ type: 'SYSTEM' }, 2],
      [{ type: 'CONSULTING' }, 0],
      [{ status: 'READ' }, 1],
      [{ status: 'UNREAD' }, 2],
      [{ type: 'SYSTEM', status: 'UNREAD' }, 1],
    ]
    for (const [query, count] of counts) {
      const { content, page } = await list(reader, query)
      expect([content.length, page.totalElements], JSON.stringify(query)).toEqual([count, count])
    }
  })
})

describe('reading', () => {
  test('counts down what is unread, by type', async () => {
    const reader = await addReader(portal)
    const first = randomUUID()
    await approved(reader.id, 'SYSTEM', first)
    await approved(reader.id, 'SYSTEM')
    await approved(reader.id, 'SERVICE')
    await approved(reader.id, 'CONSULTING')
    expect(await unread(reader)).toEqual({ SYSTEM: 2, SERVICE: 1, CONSULTING: 1, conversations: 0 })

    expectCode(await ask(own.markRead, reader, { params: { id: first } }), 'done')
    // Once more, as two open windows do.
    expectCode(await ask(own.markRead, reader, { params: { id: first } }), 'done')
    expect(await unread(reader)).toMatchObject({ SYSTEM: 1 })

    const ofType = await ask(own.markAllRead, reader, { query: { type: 'SERVICE' } })
    expect(expectCode(ofType, 'done')).toEqual({ marked: 1 })
    expect(await unread(reader)).toEqual({ SYSTEM: 1, SERVICE: 0, CONSULTING: 1, conversations: 0 })

    expect(expectCode(await ask(own.markAllRead, reader), 'done')).toEqual({ marked: 2 })
    expect(await unread(reader)).toEqual({ SYSTEM: 0, SERVICE: 0, CONSULTING: 0, conversations: 0 })
  })

  test('leaves what is another’s alone', async () => {
    const reader = await addReader(portal)
    const other = await addReader(portal)
    await approved(other.id)
    const { id } = (await list(other)).content[0]!
    for (const call of [own.read, own.markRead]) {
      expectCode(await ask(call, reader, { params: { id } }), 'notForYou')
      expectCode(await ask(call, reader, { params: { id: randomUUID() } }), 'notFound')
      expectCode(await ask(call, reader, { params: { id: '1' } }), 'invalid')
    }
    expect(expectCode(await ask(own.markAllRead, reader), 'done')).toEqual({ marked: 0 })
    expect(await unread(other)).toMatchObject({ SYSTEM: 1 })
  })
})

describe('the e-mail', () => {
  const event = { type: 'SERVICE', event: 'reportHanded', params: { name: 'Q3' } } as const

  test('is in the account’s language, with the way there and how to stop them', async () => {
    const reader = await addReader(portal)
    await portal.services.db
      .updateTable('account')
      .set({ language: 'ru' })
      .where('id', '=', reader.id)
      .execute()
    await send({ ...event, to: reader.id, link: '/usercenter/download' })
    const [mail] = await mailsTo(reader)
    const origin = portal.services.config.publicUrl
    expect(mail).toMatchObject({ channel: 'MAIL', language: 'ru' })
    expect(mail!.subject).toContain(ru.events.reportHanded.title)
    expect(mail!.text).toContain(`Здравствуйте, ${reader.username}!`)
    expect(mail!.text).toContain('«Q3»')
    expect(mail!.text).toContain(`${origin}/usercenter/download\n`)
    expect(mail!.text).toContain(`${origin}/usercenter/profile`)
    expect(mail!.text).not.toContain('{{')
  })

  test.each([
    ['whoever wants none', { wants_mail: false }, { messages: 1, mails: 0 }],
    ['whoever has no address', { email: null }, { messages: 1, mails: 0 }],
    ['a suspended account, which cannot sign in to read', { state: 'SUSPENDED' }, { messages: 1, mails: 1 }],
    ['a cancelled account', { state: 'CANCELLED' }, { messages: 0, mails: 0 }],
  ] as const)('for %s', async (_, change, expected) => {
    const reader = await addReader(portal)
    const { db } = portal.services
    await db.updateTable('account').set(change).where('id', '=', reader.id).execute()
    await send({ ...event, to: reader.id })
    const rows = await db.selectFrom('message').select('id').where('account_id', '=', reader.id).execute()
    expect({ messages: rows.length, mails: (await mailsTo(reader)).length }).toEqual(expected)
  })

  test('is kept sealed, and is of use for three days', async () => {
    const reader = await addReader(portal)
    const id = randomUUID()
    await send({ ...event, to: reader.id, id })
    const row = await portal.services.db
      .selectFrom('outgoing_message')
      .select(['sealed', sql<number>`extract(epoch from good_until - created_at)::int`.as('seconds')])
      .where('key', '=', `message:${id}`)
      .executeTakeFirstOrThrow()
    expect(row.sealed!.toString('latin1')).not.toContain(reader.email)
    expect(Math.abs(row.seconds - 3 * 24 * 3600)).toBeLessThan(60)
  })
})
