import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { keyedHash } from '../crypto.ts'
import type { Database } from '../database/store.ts'
import type { Services } from '../services.ts'
import { minuteOf, type CountStore, type RequestCounts } from './request-counts.ts'

declare module '../database/tables.ts' {
  interface Tables {
    /** Requests of an address in a minute, over all processes. */
    request_count: {
      /** Keyed hash of what was asked and the address. */
      subject: Buffer
      /** Since 1970. */
      minute: number
      count: number
    }
  }
}

const shareMilliseconds = 1000

/** Counts in the one database of all processes. */
export function storedCounts(db: Database, secretKey: string): CountStore {
  return {
    async add(counts) {
      const rows = counts.map(({ key, minute, added }) => ({
        key,
        values: { subject: keyedHash(secretKey, 'requests', key), minute, count: added },
      }))
      const keys = new Map(rows.map(({ key, values }) => [values.subject.toString('hex'), key]))
      await db
        .insertInto('request_count')
        // In one order everywhere, so that no two processes wait for each other.
        .values(
          rows
            .map(({ values }) => values)
            .toSorted(
              (one, other) => Buffer.compare(one.subject, other.subject) || one.minute - other.minute,
            ),
        )
        .onConflict((on) =>
          on.columns(['subject', 'minute']).doUpdateSet({ count: sql`request_count.count + excluded.count` }),
        )
        .execute()
      const stored = await db
        .selectFrom('request_count')
        .select(['subject', 'minute', 'count'])
        .where(
          'subject',
          'in',
          rows.map(({ values }) => values.subject),
        )
        .where('minute', '>=', Math.min(...counts.map(({ minute }) => minute)) - 1)
        .execute()
      return stored.map(({ subject, minute, count }) => ({
        key: keys.get(Buffer.from(subject).toString('hex')) ?? '',
        minute,
        count,
      }))
    },
  }
}

/** What is counted of minutes that are over. */
export async function purgeCounts(db: Database): Promise<void> {
  await db
    .deleteFrom('request_count')
    .where('minute', '<', minuteOf(Date.now()) - 2)
    .execute()
}

/**
 * Shares counts with the other processes on the database each second, while the portal is open. An address may exceed
 * its limit by what it asks within that second, and by a tenth of the limit for each process beyond the first.
 */
export function shareCounts(
  app: FastifyInstance,
  counts: RequestCounts,
  { db, secretKey, log }: Pick<Services, 'db' | 'secretKey' | 'log'>,
): void {
  const store = storedCounts(db, secretKey)
  let sharing = Promise.resolve()
  let isSharing = false
  const share = async () => {
    isSharing = true
    // Without the others' counts, each process still holds the limit by itself.
    await counts.share(store).catch((error: unknown) => log.warn({ err: error }, 'counts not shared'))
    isSharing = false
  }
  const clock = setInterval(() => {
    if (!isSharing) sharing = share()
  }, shareMilliseconds)
  clock.unref()
  app.addHook('onClose', async () => {
    clearInterval(clock)
    await sharing
  })
}
