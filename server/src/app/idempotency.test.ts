import { calls } from '@portal/protocol/calls.ts'
import { call } from '@portal/protocol/kernel/call.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readSessions } from '../account/session-hook.ts'
import { openSession, purgeExpired } from '../account/sessions.ts'
import { auditCalls } from '../kernel/audit.ts'
import { openBind } from '../kernel/http/bind.ts'
import { rememberAnswers } from '../kernel/http/idempotency.ts'
import { createServer } from '../kernel/http/server.ts'
import { Refusal } from '../kernel/refusal.ts'
import { openTestPortal } from '../testing/store.ts'
import { addAccount, expectCode, makeCall, type Sender } from './fixtures.ts'
import type { Portal } from './open-portal.ts'

const write = call({
  method: 'POST',
  path: '/web/sample/{id}',
  access: 'public',
  summary: 'A sample',
  params: z.object({ id: z.string() }),
  body: z.strictObject({ text: z.string() }),
  output: z.object({ turn: z.int() }),
  audit: 'sample.write',
})
const upload = call({
  method: 'PUT',
  path: '/web/sample/file',
  access: 'user',
  summary: 'A sample with a file',
  body: z.strictObject({ file: z.file() }),
  form: { fileBytes: 1000 },
  output: z.object({ turn: z.int() }),
  audit: 'sample.upload',
})
const read = call({
  method: 'GET',
  path: '/web/sample/read',
  access: 'user',
  summary: 'A sample read',
  output: z.object({ turn: z.int() }),
})

let portal: Portal
let app: FastifyInstance
let people = 0
/** Effects so far. */
let turns = 0
let work: () => Promise<void> = async () => {}

async function act() {
  await work()
  turns += 1
  return { turn: turns }
}

beforeAll(async () => {
  portal = await openTestPortal()
  app = await createServer(portal.services.config)
  readSessions(app, portal.services)
  auditCalls(app, portal.services.db)
  rememberAnswers(app, portal.services)
  const bind = openBind(app, portal.services)
  bind(write, act)
  bind(upload, act)
  bind(read, act)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await portal.close()
})

const db = () => portal.services.db
const keyed = (token: string, key: string): Sender => ({ token, headers: { 'idempotency-key': key } })

async function newToken(): Promise<string> {
  people += 1
  return openSession(db(), await addAccount(db(), `writer_${people}`, 'ENTERPRISE'))
}

function ask(from: Sender, text = 'a', id = 'one') {
  return makeCall(app, write, { params: { id }, body: { text } }, from)
}

describe('a write with a key', () => {
  test('has one effect however often it comes, and the same answer each time', async () => {
    const from = keyed(await newToken(), 'key-of-a-form')
    const first = expectCode(await ask(from), 'done')
    for (let again = 0; again < 3; again += 1) expect(expectCode(await ask(from), 'done')).toEqual(first)
    expect(first).toEqual({ turn: turns })
  })

  test('leaves one line in the audit log', async () => {
    const token = await newToken()
    for (let again = 0; again < 3; again += 1) await ask(keyed(token, 'key-of-audit'))
    const lines = await db()
      .selectFrom('audit_log')
      .innerJoin('account', 'account.id', 'account_id')
      .select('audit_log.id')
      .where('username', '=', `writer_${people}`)
      .execute()
    expect(lines).toHaveLength(1)
  })

  test('has one effect when it comes twenty times at once', async () => {
    const token = await newToken()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        makeCall(
          portal.app,
          calls.reports.request,
          { body: { text: '请出具报告' } },
          keyed(token, 'twenty-at-once'),
        ),
      ),
    )
    const done = answers.filter(({ statusCode }) => statusCode === 200)
    for (const answer of answers) expectCode(answer, done.includes(answer) ? 'done' : 'tooManyRequests')
    expect(new Set(done.map(({ body }) => body)).size).toBe(1)
    const rows = await db()
      .selectFrom('report_request')
      .innerJoin('account', 'account.id', 'account_id')
      .select('report_request.id')
      .where('username', '=', `writer_${people}`)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('asks for patience while the first runs', async () => {
    const from = keyed(await newToken(), 'while-it-runs')
    const gate = Promise.withResolvers<void>()
    const began = Promise.withResolvers<void>()
    work = () => {
      began.resolve()
      return gate.promise
    }
    const first = ask(from)
    await began.promise
    const second = await ask(from)
    expectCode(second, 'tooManyRequests')
    expect(second.headers['retry-after']).toBe('1')
    gate.resolve()
    work = async () => {}
    const { turn } = expectCode<{ turn: number }>(await first, 'done')
    expect(expectCode(await ask(from), 'done')).toEqual({ turn })
  })

  test('is refused where its key came with other content, to another address or by another way', async () => {
    const from = keyed(await newToken(), 'other-content')
    expectCode(await ask(from), 'done')
    const before = turns
    expectCode(await ask(from, 'b'), 'keyReused')
    expectCode(await ask(from, 'a', 'two'), 'keyReused')
    expect(turns).toBe(before)
  })

  test('tells files apart by their content', async () => {
    const from = keyed(await newToken(), 'with-a-file')
    const send = (content: string) =>
      makeCall(app, upload, { body: { file: new File([content], 'a.txt') } }, from)
    const first = expectCode(await send('one'), 'done')
    expect(expectCode(await send('one'), 'done')).toEqual(first)
    expectCode(await send('two'), 'keyReused')
  })

  test('may come again after a refusal or a fault', async () => {
    const from = keyed(await newToken(), 'after-a-refusal')
    for (const error of [new Refusal('wrongState'), new Error('broken')]) {
      work = () => Promise.reject(error)
      expectCode(await ask(from), error instanceof Refusal ? 'wrongState' : 'ourFault')
    }
    work = async () => {}
    expectCode(await ask(from), 'done')
  })

  test('that failed after a part of it was committed is done already, and not done again', async () => {
    const from = keyed(await newToken(), 'after-its-commit')
    const before = turns
    work = async () => {
      await db()
        .transaction()
        .execute((transaction) => sql`select 1`.execute(transaction))
      turns += 1
      throw new Error('broken behind it')
    }
    expectCode(await ask(from), 'ourFault')
    work = async () => {}
    for (let again = 0; again < 2; again += 1) expectCode(await ask(from), 'doneAlready')
    expect(turns).toBe(before + 1)
  })

  test('that failed with its transaction may come again', async () => {
    const from = keyed(await newToken(), 'with-its-transaction')
    work = () =>
      db()
        .transaction()
        .execute(() => Promise.reject(new Error('broken in it')))
    expectCode(await ask(from), 'ourFault')
    work = async () => {}
    expectCode(await ask(from), 'done')
  })

  test('is done by a repeat where its process died in it', async () => {
    const from = keyed(await newToken(), 'died-in-it')
    const gate = Promise.withResolvers<void>()
    work = () => gate.promise
    const lost = ask(from)
    await expect.poll(() => keysOf()).toHaveLength(1)
    work = async () => {}
    expectCode(await ask(from), 'tooManyRequests')
    await db()
      .updateTable('idempotency_key')
      .set({ created_at: sql`now() - interval '3 minutes'` as never })
      .execute()
    expectCode(await ask(from), 'done')
    gate.resolve()
    await lost

    function keysOf() {
      return db()
        .selectFrom('idempotency_key')
        .innerJoin('account', 'account.id', 'account_id')
        .select('answer')
        .where('username', '=', `writer_${people}`)
        .execute()
    }
  })

  test('means its own account alone', async () => {
    const [one, other] = [await newToken(), await newToken()]
    const first = expectCode(await ask(keyed(one, 'of-two-people')), 'done')
    expect(expectCode(await ask(keyed(other, 'of-two-people')), 'done')).not.toEqual(first)
  })

  test.each(['short', 'x'.repeat(101), 'with space', 'with\ttab-in-it'])(
    'is refused where the key is none: %j',
    async (key) => {
      const token = await newToken()
      const data = expectCode<{ fields: { field: string }[] }>(await ask(keyed(token, key)), 'invalid')
      expect(data.fields.map(({ field }) => field)).toEqual(['Idempotency-Key'])
    },
  )

  test('keeps neither content nor answer in the clear', async () => {
    const token = await newToken()
    await ask(keyed(token, 'kept-in-the-clear'), 'a secret of somebody')
    const { rows } = await sql<{ row: string }>`select k::text as row from idempotency_key k`.execute(db())
    const kept = rows.map(({ row }) => row).join('\n')
    for (const text of ['kept-in-the-clear', 'a secret', 'turn']) {
      expect(kept).not.toContain(text)
      expect(kept).not.toContain(Buffer.from(text).toString('hex'))
    }
  })
})

test('a read and a visitor’s write take no notice of a key', async () => {
  const from = keyed(await newToken(), 'a-read-or-visitor')
  const before = turns
  for (let again = 0; again < 2; again += 1) expectCode(await makeCall(app, read, {}, from), 'done')
  const visitor = { headers: { 'idempotency-key': 'a-read-or-visitor' } }
  for (let again = 0; again < 2; again += 1) expectCode(await ask(visitor), 'done')
  expect(turns).toBe(before + 4)
})

test('keys are forgotten after a day', async () => {
  const token = await newToken()
  const first = expectCode(await ask(keyed(token, 'older-than-a-day')), 'done')
  await db()
    .updateTable('idempotency_key')
    .set({ created_at: sql`now() - interval '23 hours'` as never })
    .execute()
  await purgeExpired(db())
  expect(expectCode(await ask(keyed(token, 'older-than-a-day')), 'done')).toEqual(first)
  await db()
    .updateTable('idempotency_key')
    .set({ created_at: sql`now() - interval '25 hours'` as never })
    .execute()
  await purgeExpired(db())
  expect(expectCode(await ask(keyed(token, 'older-than-a-day')), 'done')).not.toEqual(first)
})
