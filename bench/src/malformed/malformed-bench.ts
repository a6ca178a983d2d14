import { randomInt } from 'node:crypto'
import { seeded } from '@portal/server/testing/malformed.ts'
import { sendMalformed } from '@portal/server/testing/send-malformed.ts'
import { startPostgres } from '../http/postgres.ts'
import { startChild } from '../measure/child.ts'
import { machine, megabytes, note, say, table, whole } from '../measure/table.ts'
import type { MalformedDuties } from './malformed-process.ts'

const atOnce = 16
/** Requests made of one that would be taken: some end the session, or use up what it names. */
const perWhole = 45
const looks = 20

/**
 * Sends malformed requests of every call to a portal of its own on PostgreSQL, so that what it holds is its own and not its
 * store's; tells of answers of 5xx, of hangs, and of memory.
 */
export async function benchMalformed(count: number, seed = randomInt(2 ** 31)): Promise<void> {
  const postgres = await startPostgres()
  try {
    await sendAll(postgres.url, count, seed)
  } finally {
    await postgres.stop()
  }
}

async function sendAll(databaseUrl: string, count: number, seed: number): Promise<void> {
  const child = startChild<MalformedDuties>(new URL('./malformed-process.ts', import.meta.url))
  const { port, names } = await child.ask('open', databaseUrl)
  const memory: { sent: number; rss: number; heapUsed: number }[] = []
  const start = performance.now()
  const step = Math.max(1, Math.floor(count / looks))
  const { statuses, faults } = await sendMalformed({
    port,
    names,
    wholeOf: (name) => child.ask('whole', name),
    count,
    random: seeded(seed),
    atOnce,
    perWhole,
    onSent: async (sent, seen) => {
      if (sent % step > 0) return
      memory.push({ sent, ...(await child.ask('memory')) })
      note(`${sent} sent, ${seen} answers of 5xx or hangs`)
    },
  })
  const seconds = (performance.now() - start) / 1000
  await child.end()

  say(machine())
  note(`${count} requests of ${names.length} calls in ${seconds.toFixed(0)} s; seed ${seed}`)
  const answers = Object.entries(statuses).toSorted()
  say(
    table(
      ['answer', 'requests'],
      answers.map(([status, times]) => [status, whole(times)]),
    ),
  )
  say()
  say(
    table(
      ['after requests', 'memory', 'heap'],
      memory.map(({ sent, rss, heapUsed }) => [whole(sent), ...[rss, heapUsed].map(megabytes)]),
    ),
  )
  say()
  for (const fault of faults.slice(0, 50)) say(fault)
  say(`${faults.length} answers of 5xx or hangs`)
  if (faults.length > 0) process.exitCode = 1
}
