import { sql } from 'kysely'
import { moving } from '../kernel/mover.ts'
import { oneByOne } from '../kernel/one-by-one.ts'
import type { Services } from '../kernel/services.ts'
import { holdVersion } from './hold.ts'
import { release } from './publish.ts'

/** Versions of one run: what is left comes with the next. */
const atOnce = 500

async function publishOne(services: Services, id: string): Promise<void> {
  await moving(services, async (mover) => {
    const row = await holdVersion(mover.transaction, id)
    // Another process may have been first, or an editor have withdrawn it.
    if (row.state !== 'SCHEDULED' || !row.is_due) return
    await release(mover, row, { action: 'publish', as: 'clock', by: null })
  })
}

/** What was approved for a time that has come is published, each in a transaction of its own; one that fails waits. */
export async function publishDue(services: Services): Promise<void> {
  const due = await services.db
    .selectFrom('publication_version')
    .select('id')
    .where('state', '=', 'SCHEDULED')
    .where('publish_at', '<=', sql<Date>`now()`)
    .orderBy('publish_at')
    .orderBy('id')
    .limit(atOnce)
    .execute()
  await oneByOne(services, due, {
    work: ({ id }) => publishOne(services, id),
    failed: 'a publication was not published at its time',
  })
}
