import { sql, type Generated, type RawBuilder } from 'kysely'
import { statement } from './database/statement.ts'
import type { Database, Store } from './database/store.ts'
import { together } from './together.ts'

declare module './database/tables.ts' {
  interface Tables {
    /** What changed, in commit order: for the search engines that follow, and for whoever keeps what follows from it. */
    search_change: {
      id: Generated<number>
      /** Of what is searched, as its collection is declared; `glossary` for the glossary as a whole. */
      kind: string
      subject: string
      at: Generated<Date>
    }
  }
}

/** What keeps search up with the change log. */
export interface ChangeFollower {
  /** Looks at the change log now. */
  wake(): void
  /** Whether everything that stood in the log when it was opened has been followed. */
  isComplete(): boolean
  /** Resolves when the log has been followed once; the glossary may still be on its way. */
  logFollowed(): Promise<void>
}

const lock = 7_283_001

/** Subject of a change that concerns a kind as a whole. */
export const wholeSubject = '00000000-0000-0000-0000-000000000000'

/**
 * Held until commit, so that the change log's numbers rise in the order of commits: to be called before the log is
 * written.
 */
export async function holdChangeLog(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(trx)
}

/** By kind, the number of its last change, none where nothing has changed yet: nothing of a kind is another while its number is the same. */
export type ChangeNumbers = () => Promise<ReadonlyMap<string, number>>

const lastAfter = statement((db, { seen }: { seen: number }) =>
  db
    .selectFrom('search_change')
    .select((eb) => ['kind', eb.fn.max('id').as('number')])
    .where('id', '>', seen)
    .groupBy('kind'),
)

/**
 * Knows the last change of each kind, by what is new in the log since it was looked at before. The map is another when a
 * number is.
 * The database that is written to is asked: what is read from a replica afterwards is no older.
 */
export function openChangeNumbers(store: Pick<Store, 'db' | 'readersKnow'>): ChangeNumbers {
  let last: ReadonlyMap<string, number> = new Map()
  let seen = 0

  return together(async () => {
    const rows = await lastAfter(store.db, { seen })
    if (rows.length === 0) return last
    seen = Math.max(seen, ...rows.map(({ number }) => number))
    store.readersKnow?.(seen)
    last = new Map([...last, ...rows.map(({ kind, number }) => [kind, number] as const)])
    return last
  })
}

/** The number of the last change there was; 0 before the first. */
export async function lastChange(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('search_change')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** In a statement: whether the log has a step of a subject since a moment. */
export const isLoggedSince = (kind: string, subject: RawBuilder<unknown>, moment: RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select from search_change
    where search_change.kind = ${kind} and search_change.subject = ${subject} and search_change.at >= ${moment})`

/** Steps of the log after a position, oldest first. */
export function changesAfter(db: Database, position: number, limit: number) {
  return db
    .selectFrom('search_change')
    .select(['id', 'kind', 'subject'])
    .where('id', '>', position)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function logChanges(trx: Database, kind: string, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return
  await trx
    .insertInto('search_change')
    .values(subjects.map((subject) => ({ kind, subject })))
    .execute()
}

const addHeld = statement((db, { kinds, subjects }: { kinds: string[]; subjects: string[] }) =>
  db
    .with('held', (query) => query.selectNoFrom(sql`pg_advisory_xact_lock(${sql.lit(lock)})`.as('lock')))
    .insertInto('search_change')
    .columns(['kind', 'subject'])
    .expression((query) =>
      query
        .selectFrom('held')
        .crossJoin(
          sql<{ kind: string; subject: string }>`unnest(${kinds}::text[], ${subjects}::uuid[])`.as(
            sql`change (kind, subject)`,
          ),
        )
        .select(['change.kind', 'change.subject']),
    ),
)

/** Holds the log and writes to it, in one statement: a number is drawn once the lock is there. */
export async function logHeld(
  trx: Database,
  changes: readonly { kind: string; subject: string }[],
): Promise<void> {
  const [kinds, subjects] = [changes.map(({ kind }) => kind), changes.map(({ subject }) => subject)]
  await addHeld(trx, { kinds, subjects })
}

/** Forgets the steps that a later one of the same subject has made needless: whoever follows the log asks how it is now. */
export async function compactChanges(db: Database): Promise<void> {
  await sql`delete from search_change as earlier using (
      select kind, subject, max(id) as last from search_change group by kind, subject having count(*) > 1) as later
    where earlier.kind = later.kind and earlier.subject = later.subject and earlier.id < later.last`.execute(
    db,
  )
}
