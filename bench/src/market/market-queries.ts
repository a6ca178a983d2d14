import {
  ownRequirementsList,
  requirementsList,
  reviewedRequirementsList,
  signedUpList,
} from '@portal/protocol/requirements/lists.ts'
import { migrate } from '../../../server/src/kernel/database/migrate.ts'
import { openPostgres } from '../../../server/src/kernel/database/open-postgres.ts'
import type { Database } from '../../../server/src/kernel/database/store.ts'
import { pendingWork } from '../../../server/src/requirements/pending.ts'
import {
  findRequirement,
  ownRequirementsPage,
  requirementsPage,
  reviewPage,
} from '../../../server/src/requirements/queries.ts'
import { signedUpPage, signUpsOf } from '../../../server/src/requirements/sign-up-queries.ts'
import { startPostgres } from '../http/postgres.ts'
import { timed, timesOf } from '../measure/quantiles.ts'
import { fillMarket, requirements } from './fill.ts'
import { measuredServices } from './law-services.ts'
import { measuredOrders } from './orders.ts'
import { pages, whatWaits, type Measured } from './pages.ts'
import { machine, milliseconds, note, say, table } from '../measure/table.ts'

const turns = 30

async function measuredOf(db: Database): Promise<Measured[]> {
  const demander = await db
    .selectFrom('requirement')
    .select('account_id as id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const provider = await db
    .selectFrom('cooperation')
    .select('account_id as id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id } = await db.selectFrom('requirement').select('id').limit(1).executeTakeFirstOrThrow()
  return [
    ...pages('shown', requirementsList, requirements / 20, (asked) =>
      requirementsPage(db, asked, { readerId: null, isProvider: false }),
    ),
    ...pages('own', ownRequirementsList, 4, (asked) => ownRequirementsPage(db, demander.id, asked)),
    ...pages('signed up for', signedUpList, 10, (asked) => signedUpPage(db, provider.id, asked)),
    ...pages('to review', reviewedRequirementsList, requirements / 10, (asked) =>
      reviewPage(db, demander.id, asked),
    ),
    { name: 'one', ask: () => findRequirement(db, id) },
    { name: 'the sign-ups of one', ask: () => signUpsOf(db, id) },
    { name: 'what waits for a demander', ask: whatWaits(db, pendingWork, demander.id) },
    ...(await measuredServices(db)),
    ...(await measuredOrders(db)),
  ]
}

/** Each query of the market's lists, details and of what waits by itself, on PostgreSQL. */
export async function benchMarketQueries(): Promise<void> {
  const postgres = await startPostgres()
  const store = await openPostgres(postgres.url, [], (error) => note(String(error)))
  try {
    note('Filling the tables')
    await migrate(store.db)
    await fillMarket(store.db)
    const lines: string[][] = []
    for (const { name, ask } of await measuredOf(store.db)) {
      const times: number[] = []
      for (let turn = 0; turn < turns; turn++) times.push((await timed(ask)).took)
      const { p50, p99 } = timesOf(times)
      lines.push([name, milliseconds(p50), milliseconds(p99)])
    }
    say(table(['milliseconds, rows and total', 'p50', 'p99'], lines))
    say(machine())
  } finally {
    await store.close()
    await postgres.stop()
  }
}
