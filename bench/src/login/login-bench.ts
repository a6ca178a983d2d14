import { setTimeout as sleep } from 'node:timers/promises'
import { signInCalls } from '@portal/protocol/account/sign-in-calls.ts'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import { makeTestPlace } from '@portal/server/testing/store.ts'
import { startPostgres } from '../http/postgres.ts'
import { startChild } from '../measure/child.ts'
import { timesOf, type Times } from '../measure/quantiles.ts'
import { machine, milliseconds, note, say, table } from '../measure/table.ts'
import { dataOf, openConnection } from '../portal/ask.ts'
import type { PortalDuties } from '../portal/portal-process.ts'

const crowds = [1, 4, 16, 64]
const secondsPerRun = 8
const password = 'Bench_login_1'
/** Milliseconds between two looks of somebody who reads meanwhile. */
const pause = 10

const login = apiPrefix + signInCalls.login.path
const read = apiPrefix + signInCalls.current.path

let senders = 0

/** Limits count by address: each request comes from another, as the trusted proxy says. */
function freshSender(): Record<string, string> {
  senders += 1
  return { 'x-forwarded-for': `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}` }
}

/** One person who signs in again and again. */
async function keepSigningIn(origin: string, account: string, until: number): Promise<number[]> {
  const connection = openConnection(origin)
  const took: number[] = []
  while (performance.now() < until) {
    const answer = await connection.ask('POST', login, { account, password }, freshSender())
    dataOf(answer)
    took.push(answer.took)
  }
  connection.close()
  return took
}

/** Somebody who reads meanwhile: what passwords cost others. */
async function keepReading(origin: string, until: number): Promise<number[]> {
  const connection = openConnection(origin)
  const took: number[] = []
  while (performance.now() < until) {
    const answer = await connection.ask('GET', read, undefined, freshSender())
    dataOf(answer)
    took.push(answer.took)
    await sleep(pause)
  }
  connection.close()
  return took
}

interface Run {
  crowd: number
  logins: Times
  perSecond: number
  reads: Times
  loop: { p50: number; p99: number; most: number }
}

/** Signs crowds of several sizes in, on a PostgreSQL of the bench's own, and watches the server's event loop. */
export async function benchLogin(): Promise<void> {
  const postgres = await startPostgres()
  const place = await makeTestPlace(postgres.url)
  const portal = startChild<PortalDuties>(new URL('../portal/portal-process.ts', import.meta.url))
  try {
    const environment = { ...place.environment, TRUST_PROXY: '1', RATE_LIMIT: '1000000000' }
    const { origin } = await portal.ask('open', { environment, withPages: false })
    const names = Array.from({ length: Math.max(...crowds) }, (_, at) => `bench_${at}`)
    await portal.ask('addPeople', { names, password })
    await keepSigningIn(origin, names[0]!, performance.now() + 1000)

    const runs: Run[] = []
    for (const crowd of [0, ...crowds]) {
      note(crowd === 0 ? 'Nobody signs in …' : `${crowd} sign in at once …`)
      await portal.ask('watchLoop')
      const start = performance.now()
      const until = start + secondsPerRun * 1000
      const [reads, ...logins] = await Promise.all([
        keepReading(origin, until),
        ...names.slice(0, crowd).map((name) => keepSigningIn(origin, name, until)),
      ])
      const took = logins.flat()
      const perSecond = (took.length * 1000) / (performance.now() - start)
      const loop = await portal.ask('loopDelay')
      runs.push({ crowd, logins: timesOf(took), perSecond, reads: timesOf(reads), loop })
    }
    report(runs)
    await portal.ask('close')
  } finally {
    await portal.end()
    await place.remove()
    await postgres.stop()
  }
}

function report(runs: readonly Run[]): void {
  const time = (value: number) => (Number.isNaN(value) ? '' : milliseconds(value))
  const rows = runs.map(({ crowd, logins, perSecond, reads, loop }) => [
    crowd === 0 ? 'nobody' : `${crowd} at once`,
    crowd === 0 ? '' : perSecond.toFixed(1),
    time(logins.p50),
    time(logins.p99),
    ...[loop.p50, loop.p99, loop.most, reads.p50, reads.p99].map(time),
  ])
  say(`${secondsPerRun} seconds each. ${machine()}\n`)
  const head = ['signing in', 'logins/s', 'p50 ms', 'p99 ms', 'loop p50', 'loop p99', 'loop most']
  say(table([...head, 'a read p50', 'a read p99'], rows))
}
