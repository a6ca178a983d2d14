import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { calls } from '@portal/protocol/calls.ts'
import { apiPrefix, type Call } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { logIn, addPerson, password } from '../account/fixtures.ts'
import { readConfig } from '../kernel/config.ts'
import { addReader } from '../messages/fixtures.ts'
import { makeTestPlace, type TestPlace } from '../testing/store.ts'
import { expectCode, makeCall } from './fixtures.ts'
import { openPortal, type Portal } from './open-portal.ts'

interface SentSpan {
  name: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

const sent: SentSpan[] = []
let collector: Server
let place: TestPlace

beforeAll(async () => {
  place = await makeTestPlace()
  collector = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }
      sent.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)))
      response.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
})
afterAll(async () => {
  collector.close()
  await place.remove()
})

const valueOf = ({ attributes }: SentSpan, key: string) => {
  const { stringValue, intValue } = attributes.find((attribute) => attribute.key === key)?.value ?? {}
  return stringValue ?? intValue
}
const callSpan = (name: string) => sent.find((span) => valueOf(span, 'portal.call') === name)

/** Begins a request, and leaves when the portal has begun with it. */
async function leave({ app }: Portal, { method, path }: Call): Promise<void> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const headers = [
    'Host: localhost',
    'Content-Type: application/json',
    'Content-Length: 9',
    'Expect: 100-continue',
  ]
  socket.write(`${method} ${apiPrefix}${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
  await once(socket, 'data')
  socket.destroy()
}

test('a collector is told of requests, calls and statements, and of nobody', async () => {
  const { port } = collector.address() as AddressInfo
  const environment = {
    ...place.environment,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    // Nothing is to be sent but what the test asks for.
    DRAIN_SECONDS: '0',
  }
  const portal = await openPortal(readConfig(environment), {
    withPages: false,
    withSearch: false,
    withJobs: false,
  })
  const person = await addPerson(portal.services.db)
  const reader = await addReader(portal)
  expectCode(await logIn(portal.app, person.username), 'done')
  expectCode(await makeCall(portal.app, calls.laws.coverage), 'done')
  const { token } = reader
  expectCode(
    await makeCall(portal.app, calls.glossary.page, { query: { keyword: '张三' } }, { token }),
    'done',
  )
  await portal.app.inject({ url: '/nowhere/张三' })
  await leave(portal, calls.account.sendEmailCode)
  await vi.waitFor(() => expect(callSpan('account.sendEmailCode')).toBeDefined(), { timeout: 60_000 })
  await portal.close()

  const login = callSpan('account.login')!
  expect(login).toMatchObject({ name: `POST /api/frLegalPlatform${calls.account.login.path}` })
  expect(valueOf(login, 'http.response.status_code')).toBe(200)
  const own = sent.filter(({ parentSpanId }) => parentSpanId === login.spanId)
  const texts = own.map((span) => String(valueOf(span, 'db.query.text')))
  expect(texts.some((text) => /from "account" where .*\$1/.test(text))).toBe(true)
  expect(callSpan('laws.coverage')).toBeDefined()
  expect(valueOf(callSpan('account.sendEmailCode')!, 'http.response.status_code')).toBeUndefined()
  const told = JSON.stringify(sent)
  for (const secret of [person.username, person.email, person.phone, person.id, password, token, '张三'])
    expect(told).not.toContain(secret)
})
