import { defaultLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import type { PublicationKind } from '@portal/protocol/publications/kinds.ts'
import { publicationLifecycle } from '@portal/protocol/publications/lifecycle.ts'
import { sql } from 'kysely'
import { amongIds } from '../kernel/database/among-ids.ts'
import type { Database } from '../kernel/database/store.ts'
import { lastMoved } from '../kernel/history.ts'
import { published } from './queries.ts'
import { isSaid, withText } from './with-text.ts'

/** Those of some ids that are published, and of a kind. */
export async function publishedOf(
  db: Database,
  kind: PublicationKind,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await published(db)
    .select('publication_id')
    .where('kind', '=', kind)
    .where(amongIds('publication_id', ids))
    .execute()
  return new Set(rows.map(({ publication_id: id }) => id))
}

/** What a publication is called by those who know it. */
export interface Named {
  title: string
  /** The title's. */
  language: Language
  isPublished: boolean
}

const lastRestored = lastMoved({
  subject: publicationLifecycle.subject,
  id: 'publication_version.id',
  action: 'restore',
})

/** It appeared as it reads now: after it was made a draft again, it was written otherwise. */
const hasAppeared = sql<boolean>`publication_version.published_at > coalesce(${lastRestored}, '-infinity')`

/** What publications are called as readers of a language see them, or last did; those that never appeared are left out. */
export async function namedPublications(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, Named>> {
  if (ids.length === 0) return new Map()
  const versions = db
    .selectFrom('publication_version')
    .distinctOn('publication_version.publication_id')
    .select(['publication_version.publication_id', 'publication_version.state'])
  const rows = await withText(versions, language)
    .where(amongIds('publication_version.publication_id', ids))
    .where('publication_version.state', 'in', ['PUBLISHED', 'WITHDRAWN', 'REPLACED'])
    .where(hasAppeared)
    .orderBy('publication_version.publication_id')
    .orderBy(sql`publication_version.state = 'PUBLISHED'`, 'desc')
    .orderBy('publication_version.number', 'desc')
    .execute()
  return new Map(
    rows
      .filter(isSaid)
      .map(({ publication_id: id, state, title, language: shown }) => [
        id,
        { title, language: shown, isPublished: state === 'PUBLISHED' },
      ]),
  )
}

/** The title that editors of a kind know a publication by: of its latest version, in Chinese. */
export async function titleToDesk(
  db: Database,
  kind: PublicationKind,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('publication_version')
    .innerJoin('publication_text', 'publication_text.version_id', 'publication_version.id')
    .select('title')
    .where('publication_id', '=', id)
    .where('kind', '=', kind)
    .where('is_latest', '=', true)
    .where('language', '=', defaultLanguage)
    .executeTakeFirst()
  return row?.title
}
