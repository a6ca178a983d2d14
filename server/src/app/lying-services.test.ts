import { calls } from '@portal/protocol/calls.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../account/sessions.ts'
import { writeAnswer } from '../assistant/model/door.ts'
import { article577 } from '../assistant/fixtures.ts'
import { openFileStore } from '../kernel/file-store.ts'
import { mailDelivery } from '../kernel/mail.ts'
import { openOutbox, type Channel, type Deliver } from '../kernel/outbox.ts'
import { smsDelivery } from '../kernel/sms.ts'
import { codeMessage } from '../kernel/words.ts'
import { embedTexts } from '../meanings/embed-texts.ts'
import { imageFile } from '../testing/account-inputs.ts'
import { lies, openLyingServer, type LyingServer } from '../testing/lying-server.ts'
import { openTestPortal } from '../testing/store.ts'
import { checkBucket } from './check-bucket.ts'
import { addAccount, expectCode, makeCall } from './fixtures.ts'
import type { Portal } from './open-portal.ts'

/** In milliseconds: what is asked of them here may take so long, and with a busy machine so long. */
const patience = 300
const soon = 5000
/** Far below what a service that does not end would have said by then. */
const mostSaid = 200_000_000

/** As long as no answer is: whoever closes before has not come to the end. */
const ok = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 9000000000\r\n\r\n'

let portal: Portal
let token: string
let mail: LyingServer
let sms: LyingServer
let web: LyingServer

beforeAll(async () => {
  portal = await openTestPortal()
  token = await openSession(portal.services.db, await addAccount(portal.services.db, 'someone', 'PERSON'))
  mail = await openLyingServer('220-', true)
  // Whoever is answered with 200 has sent it, whatever follows: this one has not come so far.
  sms = await openLyingServer('HTTP/1.1 200 OK\r\nx-filler: ')
  web = await openLyingServer(ok)
})
afterAll(async () => {
  await portal.close()
  for (const server of [mail, sms, web]) await server.close()
})

/** What it is to others while somebody waits for a service: they are answered. */
async function othersAreServed(): Promise<void> {
  expectCode(await makeCall(portal.app, calls.home.statistics), 'done')
}

/** Waits for what a service is asked for, which ends in time and leaves nothing open; answers what it failed with. */
async function failsSoon(server: LyingServer, asked: Promise<unknown>): Promise<unknown> {
  const began = performance.now()
  const failure = asked.then(
    () => null,
    (error: unknown) => error,
  )
  await othersAreServed()
  const error = await failure
  expect(performance.now() - began).toBeLessThan(soon)
  expect(server.said()).toBeLessThan(mostSaid)
  await expect.poll(() => server.open()).toBe(0)
  return error
}

const message = {
  recipient: 'reader@example.org',
  language: 'zh',
  subject: '验证码',
  text: '123456',
  goodFor: 300,
}

/** Delivers by one way now, and later by another, as a job does. */
async function openQueue(channel: Channel, key: string) {
  const { db } = portal.services
  let way: Deliver | undefined
  const outbox = openOutbox({
    db,
    keys: portal.services.keys,
    isReadable: false,
    deliveries: { [channel]: async (given: Parameters<Deliver>[0]) => way!(given) },
    enqueue: async () => {},
    onError: () => {},
  })
  await outbox.write(db, { ...message, key, channel })
  const row = () =>
    db.selectFrom('outgoing_message').select(['id', 'state']).where('key', '=', key).executeTakeFirstOrThrow()
  const { id } = await row()
  return {
    deliver: (by: Deliver) => {
      way = by
      return outbox.deliver(id)
    },
    state: async () => (await row()).state,
  }
}

describe.each(lies)('a service that %s', (lie) => {
  test.each(['MAIL', 'SMS'] as const)(
    'for %s is left in time; the message waits, and goes once',
    async (channel) => {
      const server = channel === 'MAIL' ? mail : sms
      server.lieWith(lie)
      const lying =
        channel === 'MAIL'
          ? mailDelivery(
              { url: `smtp://127.0.0.1:${mail.port}`, from: 'no-reply@portal.example' },
              { greeting: patience, whole: 2 * patience },
            )
          : smsDelivery({ url: `http://127.0.0.1:${sms.port}/`, token: null, template: '{}' }, patience)
      const queue = await openQueue(channel, `${channel} ${lie}`)
      expect(await failsSoon(server, queue.deliver(lying))).toBeInstanceOf(Error)
      expect(await queue.state()).toBe('QUEUED')
      let sent = 0
      const honest: Deliver = async () => {
        sent += 1
        return 'sent'
      }
      await queue.deliver(honest)
      await queue.deliver(honest)
      expect([sent, await queue.state()]).toEqual([1, 'SENT'])
    },
  )

  test('holds files: uploads are told to come again, in the reader’s language', async () => {
    web.lieWith(lie)
    const { config } = portal.services
    const credentials = { accessKeyId: 'portal', secretAccessKey: 'secret' }
    const endpoint = `http://127.0.0.1:${web.port}`
    const s3 = { endpoint, region: 'local', bucket: 'files', credentials, hasBucketInPath: true }
    const limit = { milliseconds: patience, bytes: 10_000_000 }
    const files = await openFileStore({ ...config, s3 }, { small: limit, large: limit })
    for (const ask of [files.read, files.open])
      expect(await failsSoon(web, ask('0123'))).toMatchObject({ name: 'FilesUnavailable' })
    // A start goes on: the settings are not to blame.
    await checkBucket({ ...config, s3 }, limit)
    // An answer of 200 says that it is stored, whatever follows.
    if (lie !== 'says nothing' && lie !== 'says garbage') return
    const { files: usual } = portal.services
    Object.assign(portal.services, { files })
    const body = { purpose: 'ATTACHMENT', file: imageFile() }
    for (const language of languages) {
      const response = await makeCall(portal.app, calls.files.upload, { body }, { token, language })
      expectCode(response, 'overloaded')
      expect(response.json()).toMatchObject({ message: codeMessage('overloaded', language) })
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    }
    Object.assign(portal.services, { files: usual })
  })

  test('writes answers: one has failed, with nothing shown', async () => {
    web.lieWith(lie)
    const model = { url: `http://127.0.0.1:${web.port}/v1`, key: null, model: 'm', name: 'M', country: 'CN' }
    const asked = {
      question: '违约怎么办？',
      earlier: [],
      passages: [article577('当事人应当承担违约责任。')],
      language: 'zh' as const,
      today: '2026-11-23',
    }
    const limits = { first: patience, whole: 2 * patience }
    const ends: unknown[] = []
    const written = (async () => {
      const { signal } = new AbortController()
      for await (const event of writeAnswer(asked, model, signal, { limits })) ends.push(event)
    })()
    expect(await failsSoon(web, written)).toBeNull()
    expect(ends).toEqual([{ kind: 'end', state: 'FAILED' }])
  })

  test('tells what texts mean: it is not waited for', async () => {
    web.lieWith(lie)
    const model = { url: `http://127.0.0.1:${web.port}/v1`, key: null, model: 'm', name: 'M', country: 'CN' }
    const asked = embedTexts(model, ['违约'], { milliseconds: patience, retries: 0 })
    expect(await failsSoon(web, asked)).toBeInstanceOf(Error)
  })
})
