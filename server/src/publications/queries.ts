import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { PageWanted } from '@portal/protocol/kernel/list.ts'
import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import { mostRelated } from '@portal/protocol/publications/constants.ts'
import { kindSpec, publicationKinds, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import {
  openStates,
  publicationLifecycle,
  type PublicationState,
} from '@portal/protocol/publications/lifecycle.ts'
import { publicationsList } from '@portal/protocol/publications/lists.ts'
import { expressionBuilder, sql, type SelectQueryBuilder } from 'kysely'
import { isWithinDays } from '../kernel/database/days.ts'
import { amongIds, amongManyIds } from '../kernel/database/among-ids.ts'
import { pageOf, plainPages } from '../kernel/database/page-of.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'
import { timesMoved } from '../kernel/history.ts'
import type { FirstIds } from '../search/door.ts'
import { publicationKind } from './publication-moves.ts'
import { isShownText } from './whole-text.ts'

/** In the statement's own text, so that whatever plan is kept of it goes by the indexes of what is published. */
const isPublished = sql.lit<PublicationState>('PUBLISHED')

/** What everybody may read: of a publication one version at most. */
export function published(db: Database) {
  return db.selectFrom('publication_version').where('publication_version.state', '=', isPublished)
}

export const shownColumns = [
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

function listed(
  db: Database,
  kind: PublicationKind,
  { category, country, from, until }: PageWanted<typeof publicationsList>,
  found: readonly string[] | null,
) {
  return published(db)
    .where('publication_version.kind', '=', kind)
    .where(isWithinDays('publication_version.appeared_at', from, until))
    .$if(category !== undefined, (query) => query.where('publication_version.category', '=', category!))
    .$if(country !== undefined, (query) => query.where('publication_version.country', '=', country!))
    .$if(found !== null, (query) => query.where(amongManyIds('publication_version.id', found!)))
}

const listParts = (db: Database) =>
  ({
    key: 'publication_version.id',
    toldOf: db,
    toldWhile: [publicationKind],
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
    select: (rows: SelectQueryBuilder<Tables, 'publication_version', { told: number }>) =>
      rows.select(shownColumns),
  }) as const

const pages = plainPages(
  publicationsList,
  (db: Database, { kind }: { kind: PublicationKind }, asked) => listed(db, kind, asked, null),
  listParts,
)

/** A page of what is published of a kind; where a text is looked for, of the versions that search found. */
export async function publishedPage(
  db: Database,
  kind: PublicationKind,
  asked: PageWanted<typeof publicationsList>,
  found: FirstIds | null,
) {
  if (found === null) return pages(db, { kind }, asked)
  const { rows, page } = await pageOf(listed(db, kind, asked, found.ids), asked, listParts(db))
  // What was taken back since search heard of it is not counted, as far as it would stand here.
  const total = found.total - (found.ids.length - page.totalElements)
  return { rows, page: pageInfoOf(asked.page, asked.size, total) }
}

/** A version as lists show it. */
export type VersionShown = Omit<Awaited<ReturnType<typeof publishedPage>>['rows'][number], 'told'>

const ofVersion = (from: string, column: string) =>
  sql`select ${sql.ref(column)} from ${sql.table(from)} as part where part.version_id = publication_version.id`

/** What a page shows beside: attachments and pictures within its texts, and the languages that it is held in. */
function whole<Row>(rows: SelectQueryBuilder<Tables, 'publication_version', Row>) {
  return rows
    .select(shownColumns)
    .select([
      sql<string[]>`array(${ofVersion('publication_file', 'file_id')} order by position)`.as('file_ids'),
      sql<string[]>`array(${ofVersion('publication_picture', 'file_id')} order by file_id)`.as(
        'pictures_within',
      ),
      sql<Language[]>`array(${ofVersion('publication_text', 'language')} and ${isShownText('part')})`.as(
        'languages',
      ),
    ])
}

const publishedById = statement((db, { kind, id }: { kind: PublicationKind; id: string }) =>
  whole(published(db))
    .where('publication_version.publication_id', '=', id)
    .where('publication_version.kind', '=', kind),
)

/** The published version of a publication of a kind. */
export async function findPublished(db: Database, kind: PublicationKind, id: string) {
  const [row] = await publishedById(db, { kind, id })
  return row
}

/** A version as its page shows it. */
export type VersionWhole = NonNullable<Awaited<ReturnType<typeof findPublished>>>

const restorations = timesMoved({
  subject: publicationLifecycle.subject,
  id: 'publication_version.id',
  action: 'restore',
})

/** A version that is worked on, by its own id, with how often it was made a draft again. */
export function findOpen(db: Database, id: string) {
  return whole(db.selectFrom('publication_version'))
    .select(restorations.as('restorations'))
    .where('publication_version.id', '=', id)
    .where('publication_version.state', 'in', openStates)
    .executeTakeFirst()
}

type Published = ReturnType<typeof published>

/** The newest of those that are published; each narrowing has an index of its own. */
function newest(chosen: Published, limit: number) {
  return chosen
    .select(shownColumns)
    .orderBy('publication_version.appeared_at', 'desc')
    .orderBy('publication_version.id')
    .limit(limit)
}

type Near = Pick<VersionShown, 'id' | 'kind' | 'category' | 'country'> & {
  /** Those whose categories are codes of the same dictionary. */
  kinds: readonly PublicationKind[]
}

const relatedRows = statement((db, { id, kind, kinds, category, country }: Near) => {
  const others = published(db).where('publication_version.publication_id', '!=', id)
  const ofKind = others.where('publication_version.kind', '=', kind)
  const ofCategory = others
    .where('publication_version.category', '=', category)
    .where(sql<boolean>`publication_version.kind = any(${kinds}::text[])`)
  const near = (chosen: Published, place: number) =>
    db.selectFrom(newest(chosen, mostRelated).as('near')).selectAll().select(sql.lit(place).as('place'))
  return near(ofKind.where('publication_version.category', '=', category), 0)
    .unionAll(near(ofCategory, 1))
    .unionAll(near(ofKind, 2))
    .unionAll(near(others.where('publication_version.country', '=', country), 3))
    .orderBy('place')
    .orderBy('appeared_at', 'desc')
    .orderBy('version_id')
})

/** Others that are published: of the same category and kind, else category, else kind, else country, the newest first. */
export async function relatedTo(db: Database, row: VersionShown): Promise<VersionShown[]> {
  const { id, kind, category, country } = row
  // A code of another dictionary says something else.
  const { categories } = kindSpec(kind)
  const kinds = publicationKinds.filter((one) => kindSpec(one).categories === categories)
  const near = await relatedRows(db, { id, kind, kinds, category, country })
  return [...new Map(near.map((one) => [one.id, one])).values()].slice(0, mostRelated)
}

const besideRows = statement((db, { versionId, kind }: { versionId: string; kind: PublicationKind }) => {
  const own = db.selectFrom('publication_version as own').where('own.id', '=', versionId)
  const appeared = own.select('own.appeared_at')
  const ownId = own.select('own.id')
  const { eb } = expressionBuilder<Tables, 'publication_version'>()
  // What appeared at once stands in the order of the list.
  const isBeside = (side: '<' | '>') =>
    eb.or([
      eb('publication_version.appeared_at', side, appeared),
      eb.and([
        eb('publication_version.appeared_at', '=', appeared),
        eb('publication_version.id', side === '<' ? '>' : '<', ownId),
      ]),
    ])
  const ofKind = published(db).select(shownColumns).where('publication_version.kind', '=', kind).limit(1)
  // The day stands alone beside the alternative, so that the index by day is walked from it on.
  const earlier = ofKind
    .where(isBeside('<'))
    .where('publication_version.appeared_at', '<=', appeared)
    .orderBy('publication_version.appeared_at', 'desc')
    .orderBy('publication_version.id')
  const later = ofKind
    .where(isBeside('>'))
    .where('publication_version.appeared_at', '>=', appeared)
    .orderBy('publication_version.appeared_at')
    .orderBy('publication_version.id', 'desc')
  return db
    .selectFrom(earlier.as('earlier'))
    .selectAll()
    .select(sql.lit<'earlier' | 'later'>('earlier').as('side'))
    .unionAll(
      db.selectFrom(later.as('later')).selectAll().select(sql.lit<'earlier' | 'later'>('later').as('side')),
    )
})

/** Those of the kind that appeared next before and next after a published version. */
export function besideOf(db: Database, { version_id: versionId, kind }: VersionShown) {
  return besideRows(db, { versionId, kind })
}

/** The newest of a kind. */
export function newestOf(db: Database, kind: PublicationKind, limit: number): Promise<VersionShown[]> {
  return newest(published(db).where('publication_version.kind', '=', kind), limit).execute()
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
    .where(amongIds('publication_version.publication_id', ids))
  return newest(among, most).execute()
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

function readTexts(db: Database, { ids, wanted }: { ids: readonly string[]; wanted: readonly Language[] }) {
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
    .select([lengthOfText.as('length'), isShownText('publication_text').as('is_shown')])
    .where(amongIds('version_id', ids))
    .where(sql<boolean>`language = any(${wanted}::text[])`)
}

const textRows = statement(readTexts)
const wholeTextRows = statement((db, asked: Parameters<typeof readTexts>[1]) =>
  readTexts(db, asked).select('content'),
)

/** What versions say in some languages, without their whole text. */
export function textsOf(db: Database, versionIds: readonly string[], wanted: readonly Language[]) {
  return textRows(db, { ids: versionIds, wanted })
}

/** The same of one version, with its cleaned HTML. */
export function wholeTextsOf(db: Database, versionId: string, wanted: readonly Language[]) {
  return wholeTextRows(db, { ids: [versionId], wanted })
}

export type TextFound = Awaited<ReturnType<typeof textsOf>>[number]
