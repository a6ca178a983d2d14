import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openMailServer, type MailServer } from '../testing/mail-server.ts'
import { openTestStore } from '../testing/store.ts'
import { mailDelivery, messageId } from './mail.ts'
import type { Database, Store } from './database/store.ts'
import { openOutbox, purgeMessages, resealQueued, type Outbox, type OutgoingMessage } from './outbox.ts'
import { smsDelivery } from './sms.ts'

const keys = { current: 'k'.repeat(32), previous: null, next: null }
const from = 'Portal <no-reply@portal.example>'

let store: Store
let mailServer: MailServer
let provider: Server
let outbox: Outbox
/** Ids handed to jobs. */
let queued: string[]
let requests: { headers: IncomingMessage['headers']; body: unknown }[]
/** What the SMS provider answers next. */
let smsAnswers: number[]

/** One that sends to the servers of this test. */
function openTestOutbox(db: Database, known = keys): Outbox {
  const smsPort = (provider.address() as AddressInfo).port
  return openOutbox({
    db,
    keys: known,
    isReadable: false,
    deliveries: {
      MAIL: mailDelivery({ url: mailServer.url, from }),
      SMS: smsDelivery({
        url: `http://127.0.0.1:${smsPort}/send`,
        token: 'provider-token',
        template: '{"phone":"{{phone}}","params":{"code":"{{code}}"},"text":"{{text}}","id":"{{id}}"}',
      }),
    },
    enqueue: async (_channel, ids) => void queued.push(...ids),
    onError: (error) => {
      throw error
    },
  })
}

beforeAll(async () => {
  store = await openTestStore()
  mailServer = await openMailServer()
  provider = createServer(async (request, response) => {
    requests.push({ headers: request.headers, body: JSON.parse(await text(request)) })
    response.statusCode = smsAnswers.shift() ?? 200
    response.end()
  }).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  outbox = openTestOutbox(store.db)
})

beforeEach(async () => {
  queued = []
  mailServer.mails.length = 0
  mailServer.refusals.length = 0
  requests = []
  smsAnswers = []
  await store.db.deleteFrom('outgoing_message').execute()
})

afterAll(async () => {
  await mailServer.close()
  provider.close()
  await store.close()
})

const mail: OutgoingMessage = {
  key: 'mail-1',
  channel: 'MAIL',
  recipient: 'reader@example.org',
  language: 'ru',
  subject: 'Сброс пароля',
  text: 'Здравствуйте!\n\nКод 123456',
  goodFor: 300,
}
const sms: OutgoingMessage = {
  ...mail,
  key: 'sms-1',
  channel: 'SMS',
  recipient: '+8613800000002',
  subject: null,
  text: '"Portal"\n123456 \\ {{code}}',
  code: '123456',
}

/** Writes a message down, and answers the id that its job gets. */
async function write(message: OutgoingMessage): Promise<string> {
  await outbox.write(store.db, message)
  await outbox.wake()
  return queued.at(-1)!
}

function rowOf(key: string) {
  return store.db.selectFrom('outgoing_message').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
}

describe('an e-mail', () => {
  test('reaches the SMTP server as it was written, and its content is forgotten', async () => {
    await outbox.deliver(await write(mail))
    expect(mailServer.mails).toHaveLength(1)
    expect(mailServer.mails[0]).toContain(`Message-ID: ${messageId(mail.key, from)}`)
    expect(mailServer.mails[0]).toContain('To: reader@example.org')
    expect(mailServer.mails[0]).toContain('Content-Language: ru')
    expect(await rowOf(mail.key)).toMatchObject({ state: 'SENT', sealed: null })
  })

  test('is written once for one key, and delivered once', async () => {
    const id = await write(mail)
    await write({ ...mail, text: 'again' })
    expect(new Set(queued)).toEqual(new Set([id]))
    await outbox.deliver(id)
    await outbox.deliver(id)
    expect(mailServer.mails).toHaveLength(1)
  })

  test('is tried again after a passing refusal', async () => {
    mailServer.refusals.push(451)
    const id = await write(mail)
    await expect(outbox.deliver(id)).rejects.toThrow(/451/)
    expect(await rowOf(mail.key)).toMatchObject({ state: 'QUEUED' })
    await outbox.deliver(id)
    expect(mailServer.mails).toHaveLength(1)
  })

  test('is given up after a lasting one', async () => {
    mailServer.refusals.push(550)
    await outbox.deliver(await write(mail))
    expect(mailServer.mails).toHaveLength(0)
    expect(await rowOf(mail.key)).toMatchObject({ state: 'REFUSED', sealed: null })
  })

  test('waits where the server refuses the portal itself', async () => {
    mailServer.strangers = true
    const id = await write(mail)
    await expect(outbox.deliver(id)).rejects.toThrow(/530/)
    expect(await rowOf(mail.key)).toMatchObject({ state: 'QUEUED' })
    mailServer.strangers = false
    await outbox.deliver(id)
    expect(mailServer.mails).toHaveLength(1)
  })

  test('repeated after a crash carries the same Message-ID', async () => {
    const id = await write(mail)
    const before = await rowOf(mail.key)
    await outbox.deliver(id)
    // The process ended between the server's answer and the note of it.
    const { state, sealed } = before
    await store.db.updateTable('outgoing_message').set({ state, sealed }).where('id', '=', id).execute()
    await outbox.deliver(id)
    const ids = mailServer.mails.map((one) => /^Message-ID: (.+)$/m.exec(one)![1])
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  test('is not sent again where the database is away when it is gone', async () => {
    let isAway = true
    const awayOnce = store.db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'UpdateQueryNode' && isAway) {
          isAway = false
          throw Object.assign(new Error('the server is shutting down'), { code: '57P01' })
        }
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const id = await write(mail)
    await openTestOutbox(awayOnce).deliver(id)
    expect(isAway).toBe(false)
    expect(mailServer.mails).toHaveLength(1)
    expect(await rowOf(mail.key)).toMatchObject({ state: 'SENT', sealed: null })
  })

  test('is not sent when it comes too late to be of use', async () => {
    await outbox.deliver(await write({ ...mail, goodFor: -1 }))
    expect(mailServer.mails).toHaveLength(0)
    expect(await rowOf(mail.key)).toMatchObject({ state: 'LATE', sealed: null })
  })

  test('tells in a failure neither who it was for nor what it said', async () => {
    mailServer.refusals.push(452)
    const id = await write(mail)
    const failure = await outbox.deliver(id).catch((error: Error) => error)
    expect(`${(failure as Error).stack}`).not.toMatch(/reader@|123456/)
  })
})

describe('an SMS', () => {
  test('is posted to the provider in its own words', async () => {
    await outbox.deliver(await write(sms))
    expect(requests).toHaveLength(1)
    expect(requests[0]!.headers).toMatchObject({
      authorization: 'Bearer provider-token',
      'idempotency-key': sms.key,
      'content-type': 'application/json',
    })
    expect(requests[0]!.body).toEqual({
      phone: sms.recipient,
      params: { code: '123456' },
      text: sms.text,
      id: sms.key,
    })
  })

  test.each([500, 503, 429, 408])('is tried again after %d', async (status) => {
    smsAnswers = [status]
    const id = await write(sms)
    await expect(outbox.deliver(id)).rejects.toThrow(String(status))
    await outbox.deliver(id)
    expect(await rowOf(sms.key)).toMatchObject({ state: 'SENT' })
  })

  test.each([400, 404, 422])('is given up after %d', async (status) => {
    smsAnswers = [status]
    await outbox.deliver(await write(sms))
    expect(await rowOf(sms.key)).toMatchObject({ state: 'REFUSED', sealed: null })
  })
})

test('a message written in a transaction that fails was never written', async () => {
  const failing = store.db.transaction().execute(async (transaction) => {
    await outbox.write(transaction, mail)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await outbox.wake()
  expect(queued).toEqual([])
})

test('what was written last is handed over at once, however much waits; the rest by sweeps', async () => {
  const many = Array.from({ length: 30 }, (_, turn) => ({ ...mail, key: `mail ${turn}` }))
  for (const message of many) await outbox.write(store.db, message)
  queued = []
  await outbox.write(store.db, { ...mail, key: 'the last' })
  await outbox.wake()
  const { id } = await rowOf('the last')
  expect(queued).toContain(id)
  expect(queued.length).toBeLessThan(many.length)
  queued = []
  await outbox.sweep()
  expect(new Set(queued).size).toBe(many.length + 1)
})

test('messages are forgotten after a month', async () => {
  await write(mail)
  await purgeMessages(store.db)
  await rowOf(mail.key)
  await store.db
    .updateTable('outgoing_message')
    .set({ created_at: new Date(Date.now() - 31 * 24 * 3_600_000) })
    .execute()
  await purgeMessages(store.db)
  expect(await store.db.selectFrom('outgoing_message').select('id').execute()).toEqual([])
})

test('what waits when SECRET_KEY is changed is sealed anew, and delivered when the old key is gone', async () => {
  await write(mail)
  const renewed = { current: 'n'.repeat(32), previous: keys.current, next: null }
  const known = { ...renewed, previous: null }
  expect(await resealQueued(store.db, known)).toBe(1)
  expect(await resealQueued(store.db, renewed)).toBe(0)
  await openTestOutbox(store.db, known).deliver((await rowOf(mail.key)).id)
  expect(mailServer.mails).toHaveLength(1)
  expect(mailServer.mails[0]).toContain(`To: ${mail.recipient}`)
})

test('what no provider takes is read page by page, of one recipient or all, and what another key sealed is not', async () => {
  const keeping = (current: string) =>
    openOutbox({
      db: store.db,
      keys: { current, previous: null, next: null },
      isReadable: true,
      deliveries: {},
      enqueue: async (_channel, ids) => void queued.push(...ids),
      onError: (error) => {
        throw error
      },
    })
  const kept = keeping(keys.current)
  for (const key of ['one', 'two', 'three']) await kept.write(store.db, { ...mail, key })
  await kept.write(store.db, { ...sms, key: 'four' })
  await keeping('o'.repeat(32)).write(store.db, { ...mail, key: 'of another portal' })
  // Written within one tick of the clock they would be in no order.
  for (const [second, key] of ['one', 'two', 'three', 'four'].entries())
    await store.db
      .updateTable('outgoing_message')
      .set({ created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, second)) })
      .where('key', '=', key)
      .execute()
  const keysOn = async (offset: number, recipient?: string) => {
    const { total, messages } = await kept.kept({ recipient, offset, limit: 2 })
    return [total, messages.map(({ key }) => key)]
  }
  expect(await keysOn(0)).toEqual([4, ['four', 'three']])
  expect(await keysOn(2)).toEqual([4, ['two', 'one']])
  expect(await keysOn(0, mail.recipient)).toEqual([3, ['three', 'two']])
  expect(await keysOn(2, mail.recipient)).toEqual([3, ['one']])
  expect(await keysOn(0, 'nobody@example.org')).toEqual([0, []])
})
