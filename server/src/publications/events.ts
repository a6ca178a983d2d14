import type { Words } from '@portal/protocol/kernel/languages.ts'
import type { EventKind } from '@portal/protocol/publications/kinds.ts'
import { publicationLifecycle } from '@portal/protocol/publications/lifecycle.ts'
import { sql } from 'kysely'
import { amongIds } from '../kernel/database/among-ids.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import { lastMoved } from '../kernel/history.ts'
import { published } from './queries.ts'
import { isShownText } from './whole-text.ts'

/** What others may read of what takes place and is published, to join it with their own rows: by the publications' ids. */
export function events(db: Database) {
  return published(db)
    .innerJoin('publication_text', (join) =>
      join
        .onRef('publication_text.version_id', '=', 'publication_version.id')
        .on('publication_text.language', '=', 'zh'),
    )
    .where('publication_version.starts_at', 'is not', null)
    .select([
      'publication_version.publication_id as id',
      'publication_version.id as version_id',
      'publication_version.kind',
      'publication_version.starts_at',
      'publication_version.ends_at',
      'publication_version.seats',
      'publication_version.is_online',
      'publication_version.join_url',
      'publication_version.certificate_hours',
      'publication_version.published_at',
      'publication_text.title',
    ])
    .select(
      sql<Date>`coalesce(publication_version.apply_until, publication_version.starts_at)`.as('apply_until'),
    )
    .$narrowType<{ kind: EventKind; starts_at: Date; ends_at: Date; published_at: Date }>()
    .as('event')
}

/** What texts that readers read say of something, by their languages; a language that does not say it is left out. */
const said = (part: 'title' | 'summary' | 'place') => sql<Partial<Words> | null>`(
  select json_object_agg(text.language, ${sql.ref(`text.${part}`)}) from publication_text as text
  where text.version_id = event.version_id and ${isShownText('text')} and ${sql.ref(`text.${part}`)} is not null)`

const eventRows = statement((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom(events(db))
    .select([
      'event.id',
      'event.version_id',
      'event.kind',
      'event.starts_at',
      'event.ends_at',
      'event.apply_until',
      'event.seats',
      'event.is_online',
      'event.join_url',
      'event.certificate_hours',
      'event.published_at',
    ])
    .select([said('title').as('titles'), said('summary').as('summaries'), said('place').as('places')])
    .where(amongIds('event.id', ids)),
)

type EventRow = Awaited<ReturnType<typeof eventRows>>[number]

/** What takes place, as it is published, in all languages that it is written in. */
export interface PublishedEvent extends Omit<EventRow, 'titles' | 'summaries' | 'places'> {
  titles: Words
  summaries: Words
  /** Null where it takes place online. */
  places: Words | null
}

const wordsOf = (inLanguages: Partial<Words> | null): Words => ({ zh: '', ...inLanguages })

/** What of some publications takes place and is published, by their ids. */
export async function publishedEvents(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, PublishedEvent>> {
  const rows = await eventRows(db, { ids })
  return new Map(
    rows.map(({ titles, summaries, places, ...row }) => [
      row.id,
      {
        ...row,
        titles: wordsOf(titles),
        summaries: wordsOf(summaries),
        places: row.is_online ? null : wordsOf(places),
      },
    ]),
  )
}

/** When a version of a publication was withdrawn last; null where none ever was. */
export async function withdrawnAt(db: Database, id: string): Promise<Date | null> {
  const { subject } = publicationLifecycle
  const row = await db
    .selectFrom(
      db
        .selectFrom('publication_version')
        .select(lastMoved({ subject, id: 'publication_version.id', action: 'withdraw' }).as('at'))
        .where('publication_id', '=', id)
        .as('withdrawn'),
    )
    .select(({ fn }) => fn.max('at').as('at'))
    .executeTakeFirst()
  return row?.at ?? null
}

/** The ids of what is published of a kind and not over, the first to begin first. */
export async function comingEvents(db: Database, kind: EventKind, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom(events(db))
    .select('id')
    .where('kind', '=', kind)
    .where('ends_at', '>', sql<Date>`now()`)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
