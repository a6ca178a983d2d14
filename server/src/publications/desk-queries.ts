import { languages } from '@portal/protocol/kernel/languages.ts'
import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import type { PublicationState } from '@portal/protocol/publications/lifecycle.ts'
import { deskPublicationsList } from '@portal/protocol/publications/lists.ts'
import { sql } from 'kysely'
import { accounts } from '../account/door.ts'
import { amongIds } from '../kernel/database/among-ids.ts'
import { hasText } from '../kernel/database/has-text.ts'
import { tabbedPageOf } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'
import { versions } from './hold.ts'
import { isWholeText } from './whole-text.ts'

/**
 * Whether a version, in a statement that reads it, is titled so in one of its languages.
 *
 * @param versionId the column of its id
 */
export const isTitled = (versionId: string, keyword: string) => sql<boolean>`exists (
  select from publication_text
  where version_id = ${sql.ref(versionId)} and ${hasText(['publication_text.title'], keyword)})`

/** A language has no text, or not all of it. */
const isMissing = sql<boolean>`(
  select count(*) from publication_text
  where version_id = publication_version.id and ${isWholeText('publication_text')}) < ${sql.lit(languages.length)}`

/** The Chinese text was changed after a translation. */
const isOlder = sql<boolean>`exists (
  select from publication_text as translated
  join publication_text as chinese on chinese.version_id = translated.version_id and chinese.language = 'zh'
  where translated.version_id = publication_version.id and translated.changed_at < chinese.changed_at
    and ${isWholeText('translated')})`

/** Another version of its publication is in a state. */
const hasOther = (state: PublicationState) => sql<boolean>`exists (
  select from publication_version as other
  where other.publication_id = publication_version.publication_id
    and other.id != publication_version.id and other.state = ${sql.lit(state)})`

/** Another version of its publication is what everybody reads. */
const isChange = hasOther('PUBLISHED')

/** An earlier version was withdrawn, and nobody reads any since. */
const isOfWithdrawn = sql<boolean>`publication_version.state not in ('PUBLISHED', 'WITHDRAWN')
  and ${hasOther('WITHDRAWN')} and not ${isChange}`

/** A page of everything, each by its latest version. */
export function deskPage(db: Database, asked: PageWanted<typeof deskPublicationsList>) {
  const chosen = ({ state, keyword, kind, translation }: Wanted<typeof deskPublicationsList>) =>
    db
      .selectFrom('publication_version')
      .where('publication_version.is_latest', '=', true)
      .$if(state !== undefined, (query) => query.where('publication_version.state', '=', state!))
      .$if(kind !== undefined, (query) => query.where('publication_version.kind', '=', kind!))
      .$if(translation === 'missing', (query) => query.where(isMissing))
      .$if(translation === 'older', (query) => query.where(isOlder))
      .$if(keyword !== undefined, (query) => query.where(isTitled('publication_version.id', keyword!)))
  return tabbedPageOf(deskPublicationsList, chosen, asked, {
    key: 'publication_version.id',
    toldOf: db,
    tab: 'publication_version.state',
    orders: {
      changed: [['publication_version.written_at', 'desc']],
      newest: [['publication_version.published_at', 'desc']],
      oldest: [['publication_version.published_at', 'asc']],
    },
    select: (rows) =>
      rows
        .leftJoin(accounts(db), 'account.id', 'publication_version.written_by')
        .select([
          'publication_version.id as version_id',
          'publication_version.publication_id as id',
          'publication_version.kind',
          'publication_version.category',
          'publication_version.state',
          'publication_version.is_pinned',
          'publication_version.written_by',
          'publication_version.written_at',
          'publication_version.published_at',
          'publication_version.publish_at',
          'account.username',
        ])
        .select([isChange.as('is_change'), isOfWithdrawn.as('is_of_withdrawn')]),
  })
}

export type DeskRow = Omit<Awaited<ReturnType<typeof deskPage>>['rows'][number], 'told'>

/** Versions with all that their editors see of them but the texts. */
function wholeVersions(db: Database) {
  return versions(db)
    .leftJoin(accounts(db), 'account.id', 'publication_version.written_by')
    .select([
      'publication_version.is_latest',
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
      'publication_version.join_url',
      'publication_version.held_in',
      'publication_version.certificate_hours',
      'publication_version.work_days',
      'publication_version.published_at',
      'publication_version.written_at',
      'account.username',
    ])
}

export function findVersion(db: Database, id: string) {
  return wholeVersions(db).where('publication_version.id', '=', id).executeTakeFirst()
}

export type VersionFound = NonNullable<Awaited<ReturnType<typeof findVersion>>>

/** All versions of a publication, the last first. */
export function versionsOf(db: Database, publicationId: string): Promise<VersionFound[]> {
  return wholeVersions(db)
    .where('publication_version.publication_id', '=', publicationId)
    .orderBy('publication_version.number', 'desc')
    .execute()
}

/** What a version says, whole, in every language that it is held in. */
export function textsOfVersion(db: Database, versionId: string) {
  return db
    .selectFrom('publication_text')
    .select([
      'id',
      'language',
      'title',
      'summary',
      'content',
      'source_name',
      'speaker',
      'picture_text',
      'place',
      'fee',
      'is_held_back',
      'changed_at',
    ])
    .select(isWholeText('publication_text').as('is_whole'))
    .where('version_id', '=', versionId)
    .execute()
}

export type TextStored = Awaited<ReturnType<typeof textsOfVersion>>[number]

/** The titles of versions, and when each of their texts was changed, by version. */
export async function titlesOf(db: Database, versionIds: readonly string[]) {
  const rows = await db
    .selectFrom('publication_text')
    .select(['version_id', 'language', 'title', 'is_held_back', 'changed_at'])
    .select(isWholeText('publication_text').as('is_whole'))
    .where(amongIds('version_id', versionIds))
    .execute()
  return Map.groupBy(rows, (row) => row.version_id)
}

/** Of some ids the texts of versions, as their citations are stored under them. */
export async function formattedTextsOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('publication_text')
    .select(['id', 'content as html'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, html }) => [id, html]))
}

/** How many wait for another editor's approval. */
export async function countInReview(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('publication_version')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'IN_REVIEW')
    .executeTakeFirstOrThrow()
  return count
}
