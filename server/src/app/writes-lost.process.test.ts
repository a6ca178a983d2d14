import { calls } from '@portal/protocol/calls.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addWork, evaluationGiven } from '../evaluations/fixtures/rows.ts'
import type { Database } from '../kernel/database/store.ts'
import { addService } from '../law-services/fixtures/rows.ts'
import type { Reader } from '../messages/fixtures.ts'
import { orderGiven } from '../orders/fixtures/rows.ts'
import { signUpGiven } from '../requirements/fixtures/market.ts'
import { addRequirement, requirementGiven } from '../requirements/fixtures/rows.ts'
import { isWaiting, openLosingPortal, type Answer } from '../testing/lost-database.ts'
import { until } from '../testing/processes.ts'
import type { Input } from './fixtures.ts'
import { openStore } from './open-store.ts'

/** Of each kind so many are written. */
const count = 40

type Write = readonly [call: Call, who: Reader, input: Input]

/** What is written, with what stands in the store for it. */
interface Kind {
  subject: string
  table: string
  /** Of what was written, and of nothing that was there before. */
  state: string
  hasThread: boolean
  /** What the other side is told. */
  event: string | null
  prepare(db: Database): Promise<Write>
}

let losing: Awaited<ReturnType<typeof openLosingPortal>>

const kinds: Kind[] = [
  {
    subject: 'requirement',
    table: 'requirement',
    state: 'REVIEWING',
    hasThread: false,
    event: null,
    prepare: async () => [calls.requirements.add, losing.demander, { body: requirementGiven() }],
  },
  {
    subject: 'cooperation',
    table: 'cooperation',
    state: 'SIGNED_UP',
    hasThread: true,
    event: 'signUpNew',
    prepare: async (db) => {
      const id = await addRequirement(db, losing.demander.id)
      return [calls.requirements.signUp, losing.lawyer, { params: { id }, body: signUpGiven }]
    },
  },
  {
    subject: 'order',
    table: 'service_order',
    state: 'TO_BE_CONNECTED',
    hasThread: true,
    event: 'orderNew',
    prepare: async (db) => {
      const id = await addService(db, losing.lawyer.id)
      return [calls.orders.order, losing.demander, { params: { id }, body: orderGiven() }]
    },
  },
  {
    subject: 'evaluation',
    table: 'evaluation',
    state: 'REVIEWING',
    hasThread: false,
    event: null,
    prepare: async (db) => {
      const id = await addWork(db, 'order', [losing.demander.id, losing.lawyer.id])
      return [calls.evaluations.add, losing.demander, { body: { kind: 'order', id, ...evaluationGiven } }]
    },
  },
]

/** Works on the portal's database beside it. */
async function beside<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const store = await openStore(losing.config, () => {})
  try {
    return await work(store.db)
  } finally {
    await store.close()
  }
}

const prepareWrites = (db: Database) =>
  Promise.all(
    kinds.map(async ({ prepare }) => {
      const writes: Write[] = []
      while (writes.length < count) writes.push(await prepare(db))
      return writes
    }),
  )

/** How often each part of what a kind writes together stands in the store. */
async function partsOf(db: Database, { subject, table, state, event }: Kind) {
  const { rows } = await sql<Record<'rows' | 'moved' | 'moves' | 'threads' | 'messages', number>>`
    select count(*) as rows,
      count(*) filter (where exists (
        select from history where subject = ${subject} and subject_id = written.id and to_state = state
      )) as moved,
      (select count(*) from history where subject = ${subject}) as moves,
      (select count(*) from conversation where subject = ${subject}) as threads,
      (select count(*) from message where event = ${event}) as messages
    from ${sql.table(table)} as written where state = ${state}`.execute(db)
  return rows[0]!
}

/** Sends each until it is done, whether its answer came or was lost. */
async function sendAll(writes: Write[], answers: Answer[]): Promise<void> {
  for (const [call, who, input] of writes) {
    let answer: Answer
    do {
      answer = await losing.ask(call, input, who)
      answers.push(answer)
    } while (isWaiting(answer))
  }
}

// Where PostgreSQL is tested on, it is there.
describe.runIf(process.env.TEST_DATABASE_URL)('a portal that loses its database', () => {
  beforeEach(async () => {
    losing = await openLosingPortal()
  })
  afterEach(() => losing.close())

  test('while people publish, sign up, order and evaluate does each whole, or not at all', async () => {
    const prepared = await beside(prepareWrites)
    const answers: Answer[] = []
    const half = 2 * count
    let isOver = false
    const written = Promise.all(prepared.map((writes) => sendAll(writes, answers))).then(
      () => (isOver = true),
    )
    await losing.endConnections(15, (round) => until(() => isOver || answers.length >= (round * half) / 15))
    const soFar = answers.length
    await losing.postgres.pause()
    await until(() => isOver || answers.slice(soFar).some(isWaiting))
    await losing.postgres.goOn()
    await written

    const isDone = ({ code }: Answer) => code === codes.done.code || code === codes.doneAlready.code
    expect(answers.filter((answer) => !isDone(answer) && !isWaiting(answer))).toEqual([])
    expect(answers.filter(isDone)).toHaveLength(kinds.length * count)
    await beside(async (db) => {
      for (const kind of kinds) {
        const { rows, ...parts } = await partsOf(db, kind)
        // Whoever publishes again, since the answer was lost, has published twice.
        if (kind.subject === 'requirement') expect(rows).toBeGreaterThanOrEqual(count)
        else expect([kind.subject, rows]).toEqual([kind.subject, count])
        expect([kind.subject, parts]).toEqual([
          kind.subject,
          { moved: rows, moves: rows, threads: kind.hasThread ? rows : 0, messages: kind.event ? rows : 0 },
        ])
      }
      const counted = await db.selectFrom('law_service').select('id').where('open_orders', '=', 1).execute()
      expect(counted).toHaveLength(count)
    })
    expect(await losing.end()).toBe(0)
  })

  test('ends requirements and reminds their owners when it is back', async () => {
    await losing.postgres.pause()
    await until(async () => !(await losing.isReady()))
    await losing.postgres.goOn()
    await until(losing.isReady)
    await beside(async (db) => {
      const inThreeDays = new Date(Date.parse(zoneToday()) + 3 * 86_400_000).toISOString().slice(0, 10)
      await addRequirement(db, losing.demander.id, { deadline: '2026-01-01' })
      await addRequirement(db, losing.demander.id, { deadline: inThreeDays })
      // Sooner than the clock hands them over.
      const boss = new PgBoss({
        connectionString: losing.config.databaseUrl!,
        supervise: false,
        schedule: false,
      })
      await boss.start()
      for (const name of ['expire-requirements', 'remind-owners']) await boss.send(name)
      await boss.stop()
      const told = () => db.selectFrom('message').select('event').orderBy('event').execute()
      await until(async () => (await told()).length === 2)
      expect((await told()).map(({ event }) => event)).toEqual(['requirementDueSoon', 'requirementOverdue'])
    })
    expect(await losing.end()).toBe(0)
  })
})
