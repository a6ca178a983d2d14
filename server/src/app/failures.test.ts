import { calls } from '@portal/protocol/calls.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSession } from '../account/sessions.ts'
import { readSessions } from '../account/session-hook.ts'
import { saveCase } from '../cases/actions/save-cases.ts'
import { caseRoutes } from '../cases/routes.ts'
import { openAnswerCaches } from '../kernel/http/answer-cache.ts'
import { openBind } from '../kernel/http/bind.ts'
import { createServer } from '../kernel/http/server.ts'
import { codeMessage } from '../kernel/words.ts'
import { lawRoutes } from '../laws/routes.ts'
import { lawCollection } from '../laws/search-collection.ts'
import { caseCollection } from '../cases/search-collection.ts'
import { openSearchEngine } from '../search/open-engine.ts'
import { makeCases } from '../testing/cases.ts'
import { imageFile } from '../testing/account-inputs.ts'
import { openTestPortal } from '../testing/store.ts'
import {
  addAccount,
  declaredCalls,
  expectCode,
  makeCall,
  openCallPortal,
  readEnvelope,
  validInput,
  type Input,
  type Sender,
} from './fixtures.ts'
import { healthRoutes } from './health.ts'
import type { Portal } from './open-portal.ts'

let portal: Portal

beforeEach(async () => {
  portal = await openTestPortal()
})
afterEach(() => portal.close().catch(() => {}))

/** What an inner failure must not show. */
const inside =
  /\bat \S+:\d+|node_modules|\.ts\b|select |insert |relation|pglite|postgres|driver|destroyed|stack/i

test('where the disk of the database is full a write is refused for now, and what is read goes on', async () => {
  await portal.close()
  portal = await openCallPortal()
  const { db } = portal.services
  await sql`create function refuse_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(db)
  await sql`create trigger full_disk before insert on consultation for each row execute function refuse_full()`.execute(
    db,
  )
  const { add, ownPage } = calls.consultations
  const token = await openSession(db, await addAccount(db, 'someone', 'PERSON'))
  const { body } = await validInput(portal, 'consultations.add')
  const asked = () => makeCall(portal.app, add, { body }, { token })
  const refused = await asked()
  expectCode(refused, 'overloaded')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.body).not.toMatch(inside)
  expectCode(await makeCall(portal.app, ownPage, {}, { token }), 'done')
  for (const state of ['live', 'ready'])
    expect((await portal.app.inject({ url: `/api/health/${state}` })).statusCode, state).toBe(200)

  await sql`drop trigger full_disk on consultation`.execute(db)
  expectCode(await asked(), 'done')
})

describe('when the database is gone', () => {
  const inMemory = [
    'account.current',
    'assistant.standing',
    'checks.readFile',
    'find.overview',
    'find.page',
    'find.table',
    'laws.search',
  ]
  const usesDatabase = declaredCalls.filter(({ name }) => !inMemory.includes(name))

  test('every call that needs it tells a request id and nothing else', async () => {
    await portal.close()
    portal = await openCallPortal()
    const { db, store } = portal.services
    const token = await openSession(db, await addAccount(db, 'someone', 'PERSON'))
    const inputs = new Map<string, Input & Sender>()
    for (const { name } of usesDatabase) inputs.set(name, await validInput(portal, name))
    await store.close()
    for (const { name, call } of usesDatabase) {
      for (const language of languages) {
        const input = inputs.get(name)!
        const from = { ...input, language, ...(call.access !== 'public' && { token }) }
        const response = await makeCall(portal.app, call, input, from)
        expect(expectCode(response, 'ourFault'), name).toEqual({
          requestId: response.headers['x-request-id'],
        })
        expect(response.json()).toMatchObject({ message: codeMessage('ourFault', language) })
        expect(response.body).not.toMatch(inside)
      }
    }
  })

  test('a reader who is signed in gets an answer all the same', async () => {
    const { db, store } = portal.services
    const token = await openSession(db, await addAccount(db, 'someone', 'PERSON'))
    await portal.follower.caughtUp()
    await store.close()
    const response = await makeCall(portal.app, calls.laws.search, { body: {} }, { token })
    expect(response.body).not.toMatch(inside)
    readEnvelope(response)
  })

  test('the portal lives but is not ready', async () => {
    const ready = () => portal.app.inject({ url: '/api/health/ready' })
    expect(await ready()).toMatchObject({ statusCode: 200 })
    await portal.services.store.close()
    const after = await ready()
    expect(after.statusCode).toBe(503)
    expect(after.body).not.toMatch(inside)
    expect(await portal.app.inject({ url: '/api/health/live' })).toMatchObject({ statusCode: 200 })
  })
})

test('a portal is ready once search has had all that it answers from', async () => {
  const { services, follower } = portal
  const app = await createServer(services.config)
  healthRoutes(app, services, true)
  const ready = () => app.inject({ url: '/api/health/ready' })
  expect((await ready()).statusCode).toBe(503)
  await follower.caughtUp()
  expect((await ready()).statusCode).toBe(200)
  // What comes later is taken in while serving.
  follower.rewind(0)
  expect((await ready()).statusCode).toBe(200)
  await app.close()
})

test('when the service that holds files is gone, an upload is told to come again', async () => {
  await portal.close()
  const credentials = { accessKeyId: 'portal', secretAccessKey: 'secret' }
  // Nobody listens there.
  const place = { endpoint: 'http://127.0.0.1:9', region: 'local', bucket: 'files', credentials }
  portal = await openTestPortal({ s3: { ...place, hasBucketInPath: true } })
  const { db } = portal.services
  const token = await openSession(db, await addAccount(db, 'someone', 'PERSON'))
  const body = { purpose: 'ATTACHMENT', file: imageFile() }
  const response = await makeCall(portal.app, calls.files.upload, { body }, { token })
  expect(expectCode(response, 'overloaded')).toBeNull()
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  expect(response.body).not.toMatch(inside)
})

describe('when the search engine is gone', () => {
  test('a search answers that the portal is busy, and laws and cases can still be read', async () => {
    const { services } = portal
    const { engine } = await openSearchEngine({
      collections: [lawCollection, caseCollection],
      snapshotPath: null,
    })
    await engine.close()
    const app = await createServer(services.config)
    readSessions(app, services)
    const caches = openAnswerCaches(async () => ({ of: () => [], parts: [] }))
    const bind = openBind(app, { ...services, engine, caches })
    lawRoutes(bind)
    caseRoutes(bind)
    for (const language of languages) {
      const response = await makeCall(app, calls.laws.search, { body: { keyword: '合同' } }, { language })
      expect(expectCode(response, 'overloaded')).toBeNull()
      expect(response.json()).toMatchObject({ message: codeMessage('overloaded', language) })
    }
    expectCode(await makeCall(app, calls.laws.coverage), 'done')

    expectCode(await makeCall(app, calls.cases.search, { body: {} }), 'overloaded')
    expectCode(await makeCall(app, calls.cases.choices), 'overloaded')
    expectCode(await makeCall(app, calls.cases.analysis), 'overloaded')
    expectCode(await makeCall(app, calls.cases.coverage), 'done')
    await saveCase(services.db, makeCases(1)[0]!)
    const { id } = await services.db.selectFrom('judicial_case').select('id').executeTakeFirstOrThrow()
    const response = await makeCall(app, calls.cases.details, { params: { id } })
    expect(expectCode(response, 'done')).toMatchObject({ id, similar: [] })
    await app.close()
  })
})

describe('when an answer does not fit what the call declares', () => {
  test('it never leaves the server', async () => {
    const { db } = portal.services
    await db
      .insertInto('account')
      .values({
        username: 'odd',
        username_key: 'odd',
        password_hash: '',
        user_type: 'WIZARD' as never,
        picture: null,
      })
      .execute()
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'odd')
      .executeTakeFirstOrThrow()
    const response = await makeCall(
      portal.app,
      calls.account.current,
      {},
      { token: await openSession(db, id) },
    )
    expectCode(response, 'ourFault')
    expect(response.body).not.toContain('WIZARD')
  })
})
