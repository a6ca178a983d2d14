import type { Database } from '../kernel/database/store.ts'
import type { Mover } from '../kernel/mover.ts'
import type { CollectionDeclaration, SearchGroup } from '../search/door.ts'

/** Questions of lookups as the search engine has them: it learns from them, and nobody finds them. */
export const releaseCollection: CollectionDeclaration = {
  kind: 'lookup-release',
  values: {},
  dates: [],
  orderedBy: [],
  parts: {},
  facets: [],
  figures: [],
  namedAs: 'title',
}

const releaseSearch = { searched: { kind: releaseCollection.kind, found: [] } } as const

/** The released questions as the search engine takes them, each with the provisions that its result quotes. */
export async function releaseGroups(db: Database, ids: string[]): Promise<SearchGroup[]> {
  if (ids.length === 0) return []
  const released = await db
    .selectFrom('lookup_release')
    .select(['lookup_id as id', 'question', 'language'])
    .where('lookup_id', 'in', ids)
    .execute()
  const provisions = await db
    .selectFrom('lookup_provision')
    .select(['lookup_id', 'law_id', 'article'])
    .where('lookup_id', 'in', ids)
    .orderBy('lookup_id')
    .orderBy('position')
    .execute()
  const provisionsOf = Map.groupBy(provisions, ({ lookup_id: id }) => id)
  return released.map(({ id, question, language }) => ({
    id,
    kind: releaseCollection.kind,
    number: null,
    titles: [{ language, title: question, shortTitles: [] }],
    units: [],
    values: {},
    dates: {},
    parts: {},
    answered: {
      question,
      by: (provisionsOf.get(id) ?? []).map(({ law_id: group, article: unit }) => ({ group, unit })),
      path: null,
    },
    shown: {},
  }))
}

/** The question of a lookup that search has learned. */
export function findRelease(db: Database, lookupId: string) {
  return db
    .selectFrom('lookup_release')
    .select(['question', 'released_at'])
    .where('lookup_id', '=', lookupId)
    .executeTakeFirst()
}

/** Has search learn a lookup's question, in the place of the one before. */
export async function setRelease(
  { changed, transaction }: Pick<Mover, 'changed' | 'transaction'>,
  id: string,
  columns: Pick<SearchGroup['titles'][number], 'language'> & { question: string },
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
