import type { Wanted } from '@portal/protocol/kernel/list.ts'
import { publicationPath, type EventKind, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { eventsList, publicationsList } from '@portal/protocol/publications/lists.ts'
import type { NewAsked, NewThings } from '../kernel/new-things.ts'
import type { Services } from '../kernel/services.ts'
import { eventsPage } from './event-queries.ts'
import { published, publishedPage, type VersionShown } from './queries.ts'
import { findVersions } from './search.ts'
import { isSaid } from './with-text.ts'

type Asking = Pick<Services, 'db' | 'engine'>

interface Page {
  rows: readonly VersionShown[]
  page: { totalElements: number }
}

const firstPage = (most: number) => ({ page: 1, size: most })

async function appearedWithin(
  { db }: Pick<Services, 'db'>,
  kind: PublicationKind,
  { after, until }: Pick<NewAsked, 'after' | 'until'>,
): Promise<string[]> {
  const rows = await published(db)
    .select('id')
    .where('kind', '=', kind)
    .where('appeared_at', '>', after)
    .where('appeared_at', '<=', until)
    .execute()
  return rows.map(({ id }) => id)
}

/** The published versions of a kind that appeared in a span of time, those alone that a text finds where there is one. */
async function appeared(
  { db, engine }: Asking,
  kind: PublicationKind,
  keyword: string | undefined,
  { language, after, until }: NewAsked,
): Promise<string[]> {
  const ids = await appearedWithin({ db }, kind, { after, until })
  if (keyword === undefined || ids.length === 0) return ids
  const found = new Set(await findVersions({ engine }, { kind, keyword, language }))
  return ids.filter((id) => found.has(id))
}

function named({ rows, page }: Page): NewThings {
  const newest = rows
    .filter(isSaid)
    .map(({ id, kind, title }) => ({ title, path: publicationPath(kind, id) }))
  return { total: page.totalElements, newest }
}

/** What a list of a kind holds of what was first published in a span of time. */
export async function newPublications(
  services: Asking,
  kind: PublicationKind,
  wanted: Wanted<typeof publicationsList>,
  asked: NewAsked,
): Promise<NewThings> {
  const ids = await appeared(services, kind, wanted.keyword, asked)
  if (ids.length === 0) return { total: 0, newest: [] }
  const query = { ...wanted, ...firstPage(asked.most), sort: 'newest' } as const
  const of = { kind, reader: asked.language }
  return named(await publishedPage(services.db, of, query, { total: ids.length, ids }))
}

/** The same of what takes place. */
export async function newEvents(
  services: Asking,
  kind: EventKind,
  wanted: Wanted<typeof eventsList>,
  asked: NewAsked,
): Promise<NewThings> {
  const ids = await appeared(services, kind, wanted.keyword, asked)
  if (ids.length === 0) return { total: 0, newest: [] }
  const query = { ...wanted, ...firstPage(asked.most), sort: 'soonest' } as const
  return named(await eventsPage(services.db, { kind, reader: asked.language }, query, ids))
}
