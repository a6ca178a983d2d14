import { calls } from '@portal/protocol/calls.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
import { expect, test } from 'vitest'
import { addPerson, password } from '../account/fixtures.ts'
import { readConfig } from '../kernel/config.ts'
import { startPortalProcess } from '../testing/processes.ts'
import { makeTestPlace } from '../testing/store.ts'
import { addressOf, type Input } from './fixtures.ts'
import { openStore } from './open-store.ts'

/** Values of requests that tell of a person, or open something. */
const secrets = {
  keyword: '机密的关键词',
  wrongPassword: 'Geheim_4711_wrong',
  password,
  unknownName: 'unknown_reader_name',
  address: '203.0.113.77',
  browser: 'BrowserOfOneReader/1.0',
  header: 'token-in-a-header-0123456789',
}

test('the log tells requests by their ids, and nothing of who asks for what', async () => {
  const place = await makeTestPlace()
  const store = await openStore(readConfig(place.environment), () => {})
  const person = await addPerson(store.db)
  await store.close()
  const portal = await startPortalProcess({
    ...place,
    environment: { ...place.environment, LOG_LEVEL: 'debug', TRUST_PROXY: '1' },
  })
  const tokens: string[] = []
  const statuses: number[] = []
  const send = async (call: Call, input: Input = {}, headers: Record<string, string> = {}) => {
    const response = await fetch(portal.address + addressOf(call, input), {
      method: call.method,
      headers: {
        'user-agent': secrets.browser,
        'x-forwarded-for': secrets.address,
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    })
    const { data } = (await response.json()) as { data: { accessToken?: string } | null }
    if (data?.accessToken) tokens.push(data.accessToken)
    statuses.push(response.status)
    return response
  }
  await send(calls.laws.search, { body: { keyword: secrets.keyword } })
  await send(calls.laws.search, { body: { keyword: secrets.keyword, page: 0, surplus: secrets.keyword } })
  for (const account of [person.username, person.email, person.phone, secrets.unknownName]) {
    for (const given of [secrets.wrongPassword, password]) {
      await send(calls.account.login, { body: { account, password: given } })
    }
  }
  await send(calls.account.current, {}, { accesstoken: tokens[0]! })
  await send(calls.account.current, {}, { accesstoken: secrets.header })
  await send(
    calls.account.logOut,
    {},
    { cookie: `accessToken=${tokens[0]}`, origin: 'https://elsewhere.example' },
  )
  await send(calls.laws.byAddress, { query: { address: secrets.keyword } })
  for (const path of ['/legal/query', '/api/frLegalPlatform/web/%FF']) {
    await (await fetch(`${portal.address}${path}?keyword=${encodeURIComponent(secrets.keyword)}`)).text()
  }
  portal.child.kill('SIGTERM')
  expect(await portal.ended).toBe(0)
  await place.remove()

  expect(statuses).toEqual([200, 400, 401, 200, 401, 200, 401, 400, 400, 400, 200, 200, 403, 404])
  const lines = portal
    .output()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, unknown>] : []))
  const requests = lines.filter((line) => 'req' in line)
  expect(requests.length).toBeGreaterThan(10)
  for (const line of requests) expect(line.reqId).toMatch(/^[0-9a-f]{16}$/)

  const logged = lines.map((line) => JSON.stringify(line)).join('\n')
  for (const secret of [...Object.values(secrets), person.username, person.email, person.phone, ...tokens]) {
    for (const form of [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')]) {
      expect(logged).not.toContain(form)
    }
  }
})
