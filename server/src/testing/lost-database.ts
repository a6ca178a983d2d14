import type { Call } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import pg from 'pg'
import { addressOf, freshAddress, type Input } from '../app/fixtures.ts'
import { openPortal } from '../app/open-portal.ts'
import { readConfig } from '../kernel/config.ts'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { startTestPostgres } from './postgres.ts'
import { startPortalProcess } from './processes.ts'
import { makeTestPlace } from './store.ts'

export interface Answer {
  status: number
  code: string
  retryAfter: string | null
}

/** Whether it is what the portal says while its database is out of reach. */
export function isWaiting({ status, code, retryAfter }: Answer): boolean {
  return status === 503 && code === codes.overloaded.code && Number(retryAfter) > 0
}

/** A portal as a process on a PostgreSQL server of its own, which can be taken from it, with people who use it. */
export async function openLosingPortal(settings: Record<string, string> = {}) {
  const postgres = await startTestPostgres()
  const place = await makeTestPlace(postgres.url)
  const config = readConfig(place.environment)
  const prepared = await openPortal(config, { withPages: false, withJobs: false, withSearch: false })
  const demander = await addReader(prepared)
  const lawyer = await addReader(prepared, 'LAWYER')
  await prepared.close()
  const portal = await startPortalProcess({
    ...place,
    environment: { ...place.environment, ...settings, TRUST_PROXY: '1' },
  })

  return {
    postgres,
    portal,
    config,
    demander,
    lawyer,
    async ask(call: Call, input: Input = {}, { token }: Reader = demander): Promise<Answer> {
      const response = await fetch(portal.address + addressOf(call, input), {
        method: call.method,
        headers: {
          accesstoken: token,
          // Some calls are few a minute from one address.
          'x-forwarded-for': freshAddress(),
          ...(input.body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      })
      const { code } = (await response.json()) as { code: string }
      return { status: response.status, code, retryAfter: response.headers.get('retry-after') }
    },
    isReady: async () => (await fetch(`${portal.address}/api/health/ready`)).status === 200,
    /** Ends the portal's connections, so many times, each when it may. */
    async endConnections(times: number, mayEnd: (round: number) => Promise<void>): Promise<void> {
      const killer = new pg.Client({ connectionString: place.environment.DATABASE_URL! })
      await killer.connect()
      for (let round = 1; round <= times; round += 1) {
        await mayEnd(round)
        await killer.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid()`,
        )
      }
      await killer.end()
    },
    /** Its exit code when it is asked to end. */
    async end(): Promise<number | NodeJS.Signals> {
      portal.child.kill('SIGTERM')
      return portal.ended
    },
    async close(): Promise<void> {
      portal.child.kill('SIGKILL')
      await portal.ended
      await place.remove()
      await postgres.stop()
    },
  }
}
