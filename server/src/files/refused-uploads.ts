import { sql } from 'kysely'
import { transactionApart } from '../kernel/database/before-commit.ts'
import type { Database } from '../kernel/database/store.ts'
import { Refusal, TooSoon } from '../kernel/refusal.ts'
import { longestRead } from './ask-thread.ts'
import { lockUploads } from './queries.ts'

/** Nobody has so many files of their own refused within an hour; each that is costs time to be read. */
const mostRefused = 30
const hour = 3600
/** Seconds after which one of those that are being read may be taken, and count no more. */
const moment = 5

/** Seconds until one more of an owner's uploads is read; 0 for now, a moment where what decides is perhaps being read. */
async function waitOf(db: Database, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom('refused_upload')
    .select(sql<number>`ceil(extract(epoch from at - now()) + ${hour}::float8)::float8`.as('wait'))
    .where('owner_id', '=', ownerId)
    .orderBy('at', 'desc')
    .offset(mostRefused - 1)
    .limit(1)
    .executeTakeFirst()
  const wait = Math.max(0, row?.wait ?? 0)
  return wait > hour - longestRead ? moment : wait
}

/** Counts an upload as refused before it is read: of many side by side no more are read than one after the other. */
async function reserveUpload(db: Database, ownerId: string): Promise<number> {
  const { id, wait } = await transactionApart(db, async (transaction) => {
    await lockUploads(transaction, ownerId)
    const seconds = await waitOf(transaction, ownerId)
    if (seconds > 0) return { id: null, wait: seconds }
    const row = await transaction
      .insertInto('refused_upload')
      .values({ owner_id: ownerId })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id: row.id, wait: 0 }
  })
  if (id === null) throw new TooSoon(wait)
  return id
}

/**
 * Has an upload read where not too many of its owner's were refused; one that is refused now, for anything but that
 * too much is asked of the portal, counts for an hour.
 *
 * @throws TooSoon where too many were refused, and what reading it throws
 */
export async function countRefused<Read>(
  db: Database,
  ownerId: string,
  read: () => Promise<Read>,
): Promise<Read> {
  const reserved = await reserveUpload(db, ownerId)
  let isRefused = false
  try {
    return await read()
  } catch (error) {
    isRefused = error instanceof Refusal && error.code !== 'overloaded'
    throw error
  } finally {
    if (!isRefused) await db.deleteFrom('refused_upload').where('id', '=', reserved).execute()
  }
}

/** Forgets what does not count any more. */
export async function purgeRefused(db: Database): Promise<void> {
  await db
    .deleteFrom('refused_upload')
    .where(sql<boolean>`at < now() - make_interval(secs => ${hour})`)
    .execute()
}
