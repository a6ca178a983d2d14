import { calls } from '@portal/protocol/calls.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { password } from '../account/fixtures.ts'
import { isWaiting, openLosingPortal, type Answer } from '../testing/lost-database.ts'
import { until } from '../testing/processes.ts'

let losing: Awaited<ReturnType<typeof openLosingPortal>>

/** Reads, reads of one's own, and transactions. */
function everyAsked(): (() => Promise<Answer>)[] {
  const { ask, demander } = losing
  return [
    () => ask(calls.home.statistics),
    () => ask(calls.account.account),
    () => ask(calls.account.sessions),
    () => ask(calls.messages.unread),
    () => ask(calls.reference.countriesInUse, { query: { type: 'LAW_REGULATIONS' } }),
    () => ask(calls.account.login, { body: { account: demander.username, password } }),
  ]
}

// Where PostgreSQL is tested on, it is there.
describe.runIf(process.env.TEST_DATABASE_URL)('a portal whose database connections are lost', () => {
  beforeEach(async () => {
    // What a portal in production has unless it is told.
    losing = await openLosingPortal({ DATABASE_SECONDS: '10', LONGEST_WAIT: '500' })
  })
  afterEach(() => losing.close())

  test('one after the other under load goes on, and says meanwhile when to come again', async () => {
    const asked = everyAsked()
    const answers: Answer[] = []
    let isOver = false
    const readers = asked.map(async (send) => {
      while (!isOver) answers.push(await send())
    })
    const isServed = ({ status }: Answer) => status === 200
    // Between two losses it goes on, however many a busy machine asks to come again.
    await losing.endConnections(15, (round) =>
      until(() => answers.length >= round * 10 && answers.filter(isServed).length >= round * 4),
    )
    isOver = true
    await Promise.all(readers)

    expect(answers.filter((answer) => answer.status >= 500 && !isWaiting(answer))).toEqual([])
    await until(losing.isReady)
    for (const send of asked.slice(0, -1)) expect(await send()).toMatchObject({ status: 200 })
    expect(await losing.end()).toBe(0)
  })

  test('all at once, as its server starts anew, waits for it and goes on', async () => {
    const { postgres, isReady, portal, demander } = losing
    const asked = everyAsked()
    await postgres.pause()
    await until(async () => !(await isReady()))
    for (const send of asked) expect(isWaiting(await send())).toBe(true)
    const page = await fetch(`${portal.address}/usercenter/profile`, {
      headers: { cookie: `accessToken=${demander.token}`, accept: 'text/html' },
    })
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await fetch(`${portal.address}/api/health/live`)).status).toBe(200)

    await postgres.goOn()
    await until(isReady)
    for (const send of asked) expect(await send()).toMatchObject({ status: 200 })
    expect(await losing.end()).toBe(0)
  })

  test('of which nothing comes for a while gives up what takes too long, and goes on at once', async () => {
    const { postgres, portal, isReady } = losing
    await until(isReady)
    const asked = everyAsked()
    for (const send of asked) await send()
    postgres.freeze()
    const began = performance.now()
    const took: number[] = []
    const answers = asked.map(async (send) => {
      const answer = await send()
      took.push(performance.now() - began)
      return answer
    })
    await until(async () => !(await isReady()))
    expect((await fetch(`${portal.address}/api/health/live`)).status).toBe(200)
    for (const answer of await Promise.all(answers)) expect(isWaiting(answer)).toBe(true)
    // A statement's ten seconds, and the five that a connection is waited for; the machine may be busy.
    expect(Math.max(...took)).toBeLessThan(30_000)

    postgres.thaw()
    await until(isReady)
    for (const send of asked) expect(await send()).toMatchObject({ status: 200 })
    expect(await losing.end()).toBe(0)
  })
})
