import type { Database } from '../kernel/database/store.ts'
import { learnedFrom } from '../kernel/learned-from.ts'
import type { Mover } from '../kernel/mover.ts'
import type { TextLanguage } from '../search/door.ts'

const releaseKind = 'lookup-release'

const releaseSearch = { searched: { kind: releaseKind, found: [] } } as const

async function readReleases(db: Database, ids: readonly string[]) {
  const released = await db
    .selectFrom('lookup_release')
    .select(['lookup_id as id', 'question', 'language'])
    .where('lookup_id', 'in', ids)
    .execute()
  const provisions = await db
    .selectFrom('lookup_provision')
    .select(['lookup_id', 'law_id as group', 'article as unit'])
    .where('lookup_id', 'in', ids)
    .orderBy('lookup_id')
    .orderBy('position')
    .execute()
  const provisionsOf = Map.groupBy(provisions, ({ lookup_id: id }) => id)
  return released.map((one) => ({
    ...one,
    by: (provisionsOf.get(one.id) ?? []).map(({ group, unit }) => ({ group, unit })),
  }))
}

/** The released questions of lookups, each with the provisions that its result quotes. */
export const releases = learnedFrom(
  releaseKind,
  { table: 'lookup_release', column: 'lookup_id' },
  readReleases,
)

/** Has search learn a lookup's question, in the place of the one before. */
export async function setRelease(
  { changed, transaction }: Pick<Mover, 'changed' | 'transaction'>,
  id: string,
  columns: { language: TextLanguage; question: string },
): Promise<void> {
  const values = { ...columns, released_at: new Date() }
  await transaction
    .insertInto('lookup_release')
    .values({ lookup_id: id, ...values })
    .onConflict((on) => on.column('lookup_id').doUpdateSet(values))
    .execute()
  changed(releaseSearch, id)
}

/** Has search forget what it learned from lookups. */
export async function dropReleases(
  { changed, transaction }: Pick<Mover, 'changed' | 'transaction'>,
  lookupIds: readonly string[],
): Promise<void> {
  if (lookupIds.length === 0) return
  const dropped = await transaction
    .deleteFrom('lookup_release')
    .where('lookup_id', 'in', lookupIds)
    .returning('lookup_id as id')
    .execute()
  for (const { id } of dropped) changed(releaseSearch, id)
}
