import { languages, type Words } from '@portal/protocol/kernel/languages.ts'
import type { EventKind } from '@portal/protocol/publications/kinds.ts'
import { sql } from 'kysely'
import { amongIds } from '../kernel/database/among-ids.ts'
import type { Database } from '../kernel/database/store.ts'
import { published, textsOf, type TextFound } from './queries.ts'

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

function eventRows(db: Database) {
  return db.selectFrom(events(db)).selectAll()
}

type EventRow = Awaited<ReturnType<ReturnType<typeof eventRows>['execute']>>[number]

/** What takes place, as it is published, in all languages that it is written in. */
export interface PublishedEvent extends Omit<EventRow, 'title'> {
  titles: Words
  summaries: Words
  /** Null where it takes place online. */
  places: Words | null
}

/** What texts that readers read say in their languages; what one of them does not say is left out. */
function wordsOf(texts: readonly TextFound[], part: 'title' | 'summary' | 'place'): Words {
  const said = languages.flatMap((language) => {
    const text = texts.find((one) => one.language === language && one.is_shown)?.[part] ?? null
    return text === null ? [] : [[language, text]]
  })
  return { zh: '', ...Object.fromEntries(said) }
}

/** What of some publications takes place and is published, by their ids. */
export async function publishedEvents(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, PublishedEvent>> {
  const rows = await eventRows(db).where(amongIds('event.id', ids)).execute()
  const versions = rows.map(({ version_id: version }) => version)
  const texts = Map.groupBy(await textsOf(db, versions, languages), (text) => text.version_id)
  return new Map(
    rows.map(({ title: _title, ...row }) => {
      const said = texts.get(row.version_id) ?? []
      const places = row.is_online ? null : wordsOf(said, 'place')
      return [row.id, { ...row, titles: wordsOf(said, 'title'), summaries: wordsOf(said, 'summary'), places }]
    }),
  )
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
