import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@portal/protocol/calls.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEvent, applicationGiven } from '../events/fixtures/rows.ts'
import { openStage } from '../events/fixtures/stage.ts'
import { readConfig } from '../kernel/config.ts'
import { addService } from '../law-services/fixtures/rows.ts'
import type { Reader } from '../messages/fixtures.ts'
import { orderGiven } from '../orders/fixtures/rows.ts'
import { openMarket } from '../requirements/fixtures/market.ts'
import { startPortalProcess, type PortalProcess } from '../testing/processes.ts'
import { makeTestPlace, type TestPlace } from '../testing/store.ts'
import { addressOf, freshAddress, type Input } from './fixtures.ts'
import { openPortal, type Portal } from './open-portal.ts'

/** A busy machine has no connection for a call now, or is still making the one that it repeats. */
const againLater: readonly string[] = [codes.overloaded.code, codes.tooManyRequests.code]

/** Where several portals stand on one database. */
const serverUrl = process.env.TEST_DATABASE_URL

describe.runIf(serverUrl)('two portals on one database', () => {
  const count = 50
  const done = codes.done.code
  let place: TestPlace
  /** Prepares what they are asked about. */
  let portal: Portal
  let folders: string[]
  let both: PortalProcess[]

  beforeAll(async () => {
    place = await makeTestPlace(serverUrl)
    portal = await openPortal(readConfig(place.environment), {
      withPages: false,
      withJobs: false,
      withSearch: false,
    })
    folders = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'portal-test-'))))
    both = await Promise.all(
      folders.map((DATA_DIR) =>
        startPortalProcess({ ...place, environment: { ...place.environment, DATA_DIR, TRUST_PROXY: '1' } }),
      ),
    )
  })
  afterAll(async () => {
    for (const { child } of both) child.kill('SIGTERM')
    await Promise.all(both.map(({ ended }) => ended))
    await portal.close()
    for (const folder of folders) await rm(folder, { recursive: true })
    await place.remove()
  })

  /** The code of a call's answer; made again, as screens make it, while it is to be. */
  async function codeOf(address: string, call: Call, { token }: Reader, input: Input): Promise<string> {
    const headers = {
      accesstoken: token,
      'idempotency-key': randomUUID(),
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
    }
    const body = input.body === undefined ? {} : { body: JSON.stringify(input.body) }
    for (;;) {
      const from = { ...headers, 'x-forwarded-for': freshAddress() }
      const url = address + addressOf(call, input)
      const response = await fetch(url, { method: call.method, headers: from, ...body })
      const { code } = (await response.json()) as { code: string }
      if (!againLater.includes(code)) return code
    }
  }

  /** The codes of calls made at once, each at the other portal than the one before it. */
  async function together(asked: readonly (readonly [Call, Reader, Input])[]): Promise<string[]> {
    const answers = asked.map(([call, reader, input], index) =>
      codeOf(both[index % both.length]!.address, call, reader, input),
    )
    return (await Promise.all(answers)).toSorted()
  }
  /** Of calls of which one is done, each other is refused so; nobody may be told of the one, whose answer was late. */
  function expectWon(told: readonly string[], refused: string): void {
    expect(told.filter((code) => code === done).length).toBeLessThanOrEqual(1)
    expect(told.filter((code) => code !== done && code !== refused)).toEqual([])
  }

  test('give the last seat to one of fifty', async () => {
    const stage = openStage(portal)
    const { id } = await addEvent(portal.services, { version: { seats: 1 } })
    const crowd = await stage.crowd(count)
    const body = applicationGiven
    const asked = crowd.map((one) => [calls.events.applyTraining, one, { params: { id }, body }] as const)
    await together(asked)
    const { counts } = await stage.applications(id, { size: '100' })
    expect(counts).toMatchObject({ CONFIRMED: 1, WAITING: count - 1 })
  })

  test('set one cooperation of ten, asked for fifty times', async () => {
    const market = openMarket(portal)
    const owner = await market.person()
    const id = await market.show(owner)
    const providers = await Promise.all(Array.from({ length: 10 }, () => market.person('LAWYER')))
    const signUps: string[] = []
    for (const provider of providers) {
      const signUp = await market.signUp(provider, id)
      await market.negotiate(owner, signUp)
      signUps.push(signUp)
    }
    const asked = Array.from({ length: count }, (_, index) => {
      const params = { id: signUps[index % signUps.length]! }
      return [calls.requirements.cooperation, owner, { params }] as const
    })
    expectWon(await together(asked), codes.wrongState.code)
    const { signUps: states } = await market.states(owner, id)
    expect(states.filter((state) => state === 'COOPERATING')).toHaveLength(1)
  })

  test('take one of fifty orders of somebody for a service', async () => {
    const market = openMarket(portal)
    const [demander, lawyer] = [await market.person(), await market.person('LAWYER')]
    const id = await addService(portal.services.db, lawyer.id)
    const asked = Array.from(
      { length: count },
      () => [calls.orders.order, demander, { params: { id }, body: orderGiven() }] as const,
    )
    expectWon(await together(asked), codes.doneAlready.code)
    const orders = portal.services.db.selectFrom('service_order').select('id').where('service_id', '=', id)
    expect(await orders.execute()).toHaveLength(1)
  })
})
