import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { PageWanted } from '@portal/protocol/kernel/list.ts'
import { mostRelated } from '@portal/protocol/publications/constants.ts'
import type { EventState } from '@portal/protocol/publications/event-state.ts'
import {
  eventKinds,
  kindSpec,
  publicationKinds,
  type EventKind,
  type PublicationKind,
} from '@portal/protocol/publications/kinds.ts'
import { openStates, type PublicationState } from '@portal/protocol/publications/lifecycle.ts'
import type { eventsList, publicationsList } from '@portal/protocol/publications/lists.ts'
import { sql, type RawBuilder } from 'kysely'
import { isWithinDays } from '../kernel/database/days.ts'
import { pageOf } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'

/** In the statement's own text, so that whatever plan is kept of it goes by the indexes of what is published. */
const isPublished = sql.lit<PublicationState>('PUBLISHED')

/** What everybody may read: of a publication one version at most. */
export function published(db: Database) {
  return db.selectFrom('publication_version').where('publication_version.state', '=', isPublished)
}

const shownColumns = [
  'publication_version.id as version_id',
  'publication_version.publication_id as id',
  'publication_version.kind',
  'publication_version.state',
  'publication_version.is_pinned',
  'publication_version.category',
  'publication_version.country',
  'publication_version.source_url',
  'publication_version.document_number',
  'publication_version.issued_on',
  'publication_version.picture_id',
  'publication_version.starts_at',
  'publication_version.ends_at',
  'publication_version.apply_until',
  'publication_version.seats',
  'publication_version.is_online',
  'publication_version.held_in',
  'publication_version.certificate_hours',
  'publication_version.work_days',
  'publication_version.appeared_at',
  'publication_version.published_at',
] as const

/** A page of what is published of a kind; where a text is looked for, of the versions that search found. */
export function publishedPage(
  db: Database,
  kind: PublicationKind,
  asked: PageWanted<typeof publicationsList>,
  found: readonly string[] | null,
) {
  const { category, country, from, until } = asked
  const chosen = published(db)
    .where('publication_version.kind', '=', kind)
    .where(isWithinDays('publication_version.appeared_at', from, until))
    .$if(category !== undefined, (query) => query.where('publication_version.category', '=', category!))
    .$if(country !== undefined, (query) => query.where('publication_version.country', '=', country!))
    .$if(found !== null, (query) => query.where(sql<boolean>`publication_version.id = any(${found}::uuid[])`))
  return pageOf(chosen, asked, {
    key: 'publication_version.id',
    orders: {
      newest: [
        ['publication_version.is_pinned', 'desc'],
        ['publication_version.appeared_at', 'desc'],
      ],
      oldest: [
        ['publication_version.is_pinned', 'desc'],
        ['publication_version.appeared_at', 'asc'],
      ],
    },
    select: (rows) => rows.select(shownColumns),
  })
}

/** Where it stands by the clock of the database, as `eventState` of the protocol tells it of an instant. */
const isIn: Readonly<Record<EventState, RawBuilder<boolean>>> = {
  NOT_STARTED: sql<boolean>`publication_version.starts_at > now()`,
  IN_PROGRESS: sql<boolean>`publication_version.starts_at <= now() and publication_version.ends_at > now()`,
  OVER: sql<boolean>`publication_version.ends_at <= now()`,
}

/** A page of what takes place of a kind, by when it begins; where a text is looked for, of what search found. */
export function eventsPage(
  db: Database,
  kind: EventKind,
  asked: PageWanted<typeof eventsList>,
  found: readonly string[] | null,
) {
  const { category, country, state, from, until } = asked
  const chosen = published(db)
    .where('publication_version.kind', '=', kind)
    .where('publication_version.starts_at', 'is not', null)
    .where(isWithinDays('publication_version.starts_at', from, until))
    .$if(category !== undefined, (query) => query.where('publication_version.category', '=', category!))
    .$if(country !== undefined, (query) => query.where('publication_version.country', '=', country!))
    .$if(state !== undefined, (query) => query.where(isIn[state!]))
    .$if(found !== null, (query) => query.where(sql<boolean>`publication_version.id = any(${found}::uuid[])`))
  return pageOf(chosen, asked, {
    key: 'publication_version.id',
    orders: {
      latest: [
        ['publication_version.is_pinned', 'desc'],
        ['publication_version.starts_at', 'desc'],
      ],
      soonest: [
        ['publication_version.is_pinned', 'desc'],
        ['publication_version.starts_at', 'asc'],
      ],
    },
    select: (rows) => rows.select(shownColumns),
  })
}

/** What takes place and ends after an instant, by when it begins; where one is named, what begins before another. */
export function eventsHeld(
  db: Database,
  { after, before, most }: { after: Date; before: Date | null; most: number },
): Promise<VersionShown[]> {
  return published(db)
    .select(shownColumns)
    .where('publication_version.kind', 'in', eventKinds)
    .where('publication_version.ends_at', '>', after)
    .$if(before !== null, (query) => query.where('publication_version.starts_at', '<', before))
    .orderBy('publication_version.starts_at')
    .orderBy('publication_version.id')
    .limit(most)
    .execute()
}

/** The published version of a publication of a kind. */
export function findPublished(db: Database, kind: PublicationKind, id: string) {
  return published(db)
    .select(shownColumns)
    .where('publication_version.publication_id', '=', id)
    .where('publication_version.kind', '=', kind)
    .executeTakeFirst()
}

/** A version as its readers are shown it. */
export type VersionShown = NonNullable<Awaited<ReturnType<typeof findPublished>>>

/** A version that is worked on, by its own id. */
export function findOpen(db: Database, id: string): Promise<VersionShown | undefined> {
  return db
    .selectFrom('publication_version')
    .select(shownColumns)
    .where('publication_version.id', '=', id)
    .where('publication_version.state', 'in', openStates)
    .executeTakeFirst()
}

type Published = ReturnType<typeof published>

/** The newest of those that are published; each narrowing has an index of its own. */
function newest(chosen: Published, limit: number): Promise<VersionShown[]> {
  return chosen
    .select(shownColumns)
    .orderBy('publication_version.appeared_at', 'desc')
    .orderBy('publication_version.id')
    .limit(limit)
    .execute()
}

/** Others that are published: of the same category and kind, else category, else kind, else country, the newest first. */
export async function relatedTo(db: Database, row: VersionShown): Promise<VersionShown[]> {
  const { categories } = kindSpec(row.kind)
  // A code of another dictionary says something else.
  const kinds = publicationKinds.filter((kind) => kindSpec(kind).categories === categories)
  const others = published(db).where('publication_version.publication_id', '!=', row.id)
  const ofKind = others.where('publication_version.kind', '=', row.kind)
  const near = await Promise.all(
    [
      ofKind.where('publication_version.category', '=', row.category),
      others
        .where('publication_version.category', '=', row.category)
        .where('publication_version.kind', 'in', kinds),
      ofKind,
      ...(row.country === null ? [] : [others.where('publication_version.country', '=', row.country)]),
    ].map((chosen) => newest(chosen, mostRelated)),
  )
  return [...new Map(near.flat().map((one) => [one.id, one])).values()].slice(0, mostRelated)
}

/** The newest of a kind. */
export function newestOf(db: Database, kind: PublicationKind, limit: number): Promise<VersionShown[]> {
  return newest(published(db).where('publication_version.kind', '=', kind), limit)
}

/** What stands first in the lists of some kinds: what is pinned, then the newest. */
export function firstOf(
  db: Database,
  kinds: readonly PublicationKind[],
  limit: number,
): Promise<VersionShown[]> {
  return published(db)
    .select(shownColumns)
    .where('publication_version.kind', 'in', kinds)
    .orderBy('publication_version.is_pinned', 'desc')
    .orderBy('publication_version.appeared_at', 'desc')
    .orderBy('publication_version.id')
    .limit(limit)
    .execute()
}

/** Those of some publications of a kind that are published, the newest first. */
export async function newestAmong(
  db: Database,
  kind: PublicationKind,
  { ids, most }: { ids: readonly string[]; most: number },
): Promise<VersionShown[]> {
  if (ids.length === 0) return []
  const among = published(db)
    .where('publication_version.kind', '=', kind)
    .where(sql<boolean>`publication_version.publication_id = any(${ids}::uuid[])`)
  return newest(among, most)
}

/** How much research of each type is published. */
export async function researchByType(db: Database): Promise<Map<string, number>> {
  const rows = await published(db)
    .select(['category', sql<number>`count(*)::int`.as('count')])
    .where('kind', '=', 'research')
    .groupBy('category')
    .orderBy('category')
    .execute()
  return new Map(rows.map(({ category, count }) => [category, count]))
}

/** A text without what stands between its words and blocks. */
const joined = sql<string>`translate(content_text, E' \\n', '')`

/** Characters of a Chinese text but its spaces, words of another. */
const lengthOfText = sql<number>`case when language = 'zh' then char_length(${joined})
  when content_text = '' then 0
  else char_length(content_text) - char_length(${joined}) + 1 end`

/** What versions say in some languages, without their whole text. */
export function textsOf(db: Database, versionIds: readonly string[], wanted: readonly Language[]) {
  return db
    .selectFrom('publication_text')
    .select([
      'id',
      'version_id',
      'language',
      'title',
      'summary',
      'source_name',
      'speaker',
      'picture_text',
      'place',
      'fee',
      'changed_at',
    ])
    .select(lengthOfText.as('length'))
    .where(sql<boolean>`version_id = any(${versionIds}::uuid[])`)
    .where('language', 'in', wanted)
    .execute()
}

export type TextFound = Awaited<ReturnType<typeof textsOf>>[number]

/** Languages that a version is held in. */
export async function languagesOf(db: Database, versionId: string): Promise<Language[]> {
  const rows = await db
    .selectFrom('publication_text')
    .select('language')
    .where('version_id', '=', versionId)
    .execute()
  return languages.filter((one) => rows.some(({ language }) => language === one))
}

/** A text's cleaned HTML. */
export async function contentOf(db: Database, textId: string): Promise<string> {
  const { content } = await db
    .selectFrom('publication_text')
    .select('content')
    .where('id', '=', textId)
    .executeTakeFirstOrThrow()
  return content
}
