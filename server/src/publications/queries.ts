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
import { isShownText, standsIn } from './whole-text.ts'
import { said, withText } from './with-text.ts'

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

const listParts = (db: Database, reader: Language) =>
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
      withText(rows.select(shownColumns), reader),
  }) as const

type OfKind = {
  kind: PublicationKind
  /** Language of whoever is shown it. */
  reader: Language
}

const pages = plainPages(
  publicationsList,
  (db: Database, { kind }: OfKind, asked) => listed(db, kind, asked, null),
  (db: Database, { reader }: OfKind) => listParts(db, reader),
  ['category', 'country'],
)

/** A page of what is published of a kind; where a text is looked for, of the versions that search found. */
export async function publishedPage(
  db: Database,
  { kind, reader }: OfKind,
  asked: PageWanted<typeof publicationsList>,
  found: FirstIds | null,
) {
  if (found === null) return pages(db, { kind, reader }, asked)
  const { rows, page } = await pageOf(listed(db, kind, asked, found.ids), asked, listParts(db, reader))
  // What was taken back since search heard of it is not counted, as far as it would stand here.
  const total = found.total - (found.ids.length - page.totalElements)
  return { rows, page: pageInfoOf(asked.page, asked.size, total) }
}

/** A version as lists show it. */
export type VersionShown = Omit<Awaited<ReturnType<typeof publishedPage>>['rows'][number], 'told'>

const ofVersion = (from: string, column: string) =>
  sql`select ${sql.ref(column)} from ${sql.table(from)} as part where part.version_id = publication_version.id`

/** A translation that is held back has pictures of its own. */
const isWithin = standsIn(sql.ref('part.file_id'), said('content'))

/** What a page shows beside: its whole text, attachments, pictures within that text, and the languages that it is held in. */
function whole(rows: SelectQueryBuilder<Tables, 'publication_version', object>, reader: Language) {
  return withText(rows, reader)
    .select(shownColumns)
    .select([
      said<string>('id').as('text_id'),
      said<string>('content').as('content'),
      sql<string[]>`array(${ofVersion('publication_file', 'file_id')} order by position)`.as('file_ids'),
      sql<
        string[]
      >`array(${ofVersion('publication_picture', 'file_id')} and ${isWithin} order by file_id)`.as(
        'pictures_within',
      ),
      sql<Language[]>`array(${ofVersion('publication_text', 'language')} and ${isShownText('part')})`.as(
        'languages',
      ),
    ])
}

const publishedById = statement((db, { kind, reader, id }: OfKind & { id: string }) =>
  whole(published(db), reader)
    .where('publication_version.publication_id', '=', id)
    .where('publication_version.kind', '=', kind),
)

/** The published version of a publication of a kind. */
export async function findPublished(db: Database, asked: OfKind & { id: string }) {
  const [row] = await publishedById(db, asked)
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
export function findOpen(db: Database, id: string, reader: Language) {
  return whole(db.selectFrom('publication_version'), reader)
    .select(restorations.as('restorations'))
    .where('publication_version.id', '=', id)
    .where('publication_version.state', 'in', openStates)
    .executeTakeFirst()
}

/** The newest of those that are published; each narrowing has an index of its own. */
function newest<Row>(chosen: SelectQueryBuilder<Tables, 'publication_version', Row>, limit: number) {
  return chosen
    .orderBy('publication_version.appeared_at', 'desc')
    .orderBy('publication_version.id')
    .limit(limit)
}

type Near = Pick<VersionShown, 'id' | 'kind' | 'category' | 'country'> & {
  /** Those whose categories are codes of the same dictionary. */
  kinds: readonly PublicationKind[]
  reader: Language
}

const relatedRows = statement((db, { id, kind, kinds, category, country, reader }: Near) => {
  const others = published(db).where('publication_version.publication_id', '!=', id)
  const ofKind = others.where('publication_version.kind', '=', kind)
  const ofCategory = others
    .where('publication_version.category', '=', category)
    .where(sql<boolean>`publication_version.kind = any(${kinds}::text[])`)
  const near = (chosen: ReturnType<typeof published>, place: number) =>
    db
      .selectFrom(
        newest(chosen.select(['publication_version.id', 'publication_version.appeared_at']), mostRelated).as(
          'near',
        ),
      )
      .select(['near.id', 'near.appeared_at', sql.lit(place).as('place')])
  const every = near(ofKind.where('publication_version.category', '=', category), 0)
    .unionAll(near(ofCategory, 1))
    .unionAll(near(ofKind, 2))
    .unionAll(near(others.where('publication_version.country', '=', country), 3))
  const chosen = db
    .selectFrom(every.as('every'))
    .select((eb) => ['every.id', eb.fn.min('every.place').as('place')])
    .groupBy(['every.id', 'every.appeared_at'])
    .orderBy('place')
    .orderBy('every.appeared_at', 'desc')
    .orderBy('every.id')
    .limit(mostRelated)
  return withText(db.selectFrom('publication_version').select(shownColumns), reader)
    .innerJoin(chosen.as('chosen'), 'chosen.id', 'publication_version.id')
    .orderBy('chosen.place')
    .orderBy('publication_version.appeared_at', 'desc')
    .orderBy('publication_version.id')
})

/** Others that are published: of the same category and kind, else category, else kind, else country, the newest first. */
export async function relatedTo(db: Database, row: VersionShown, reader: Language): Promise<VersionShown[]> {
  const { id, kind, category, country } = row
  // A code of another dictionary says something else.
  const { categories } = kindSpec(kind)
  const kinds = publicationKinds.filter((one) => kindSpec(one).categories === categories)
  return relatedRows(db, { id, kind, kinds, category, country, reader })
}

const besideRows = statement((db, { versionId, kind, reader }: OfKind & { versionId: string }) => {
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
  const ofKind = withText(published(db).select(shownColumns), reader)
    .where('publication_version.kind', '=', kind)
    .limit(1)
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
export function besideOf(db: Database, { version_id: versionId, kind }: VersionShown, reader: Language) {
  return besideRows(db, { versionId, kind, reader })
}

/** The newest of a kind. */
export function newestOf(db: Database, { kind, reader }: OfKind, limit: number): Promise<VersionShown[]> {
  const ofKind = published(db).where('publication_version.kind', '=', kind)
  return newest(withText(ofKind.select(shownColumns), reader), limit).execute()
}

/** So many of some kinds. */
export interface Part {
  kinds: readonly PublicationKind[]
  most: number
}

type FirstAsked = {
  /** Of each kind that is asked for: its part's place, and how many that has. */
  parts: number[]
  kinds: PublicationKind[]
  mosts: number[]
  reader: Language
}

const firstRows = statement((db, { parts, kinds, mosts, reader }: FirstAsked) => {
  const asked = sql`unnest(${parts}::int[], ${kinds}::text[], ${mosts}::int[]) as asked (part, kind, most)`
  // Of each kind by itself: an index has its order.
  const first = published(db)
    .select(['publication_version.id', 'publication_version.is_pinned', 'publication_version.appeared_at'])
    .where(sql<boolean>`publication_version.kind = asked.kind`)
    .orderBy('publication_version.is_pinned', 'desc')
    .orderBy('publication_version.appeared_at', 'desc')
    .orderBy('publication_version.id')
    .limit(sql<number>`asked.most`)
  const placed = sql`select asked.most, first.id, row_number() over (
      partition by asked.part order by first.is_pinned desc, first.appeared_at desc, first.id) as place
    from ${asked} cross join lateral ${first} as first`
  // As an array, of which the planner expects few: it would read all versions for a join.
  const chosen = sql`array(select id from (${placed}) as placed where place <= most)`
  return withText(db.selectFrom('publication_version').select(shownColumns), reader)
    .where(sql<boolean>`publication_version.id = any(${chosen})`)
    .orderBy('publication_version.is_pinned', 'desc')
    .orderBy('publication_version.appeared_at', 'desc')
    .orderBy('publication_version.id')
})

/** What stands first in the lists of some kinds, part by part: what is pinned, then the newest. */
export async function firstOf(
  db: Database,
  parts: readonly Part[],
  reader: Language,
): Promise<VersionShown[][]> {
  const asked = parts.flatMap(({ kinds, most }, part) => kinds.map((kind) => ({ part, kind, most })))
  const rows = await firstRows(db, {
    parts: asked.map(({ part }) => part),
    kinds: asked.map(({ kind }) => kind),
    mosts: asked.map(({ most }) => most),
    reader,
  })
  return parts.map(({ kinds, most }) => rows.filter(({ kind }) => kinds.includes(kind)).slice(0, most))
}

/** Those of some publications of a kind that are published, the newest first. */
export async function newestAmong(
  db: Database,
  { kind, reader }: OfKind,
  { ids, most }: { ids: readonly string[]; most: number },
): Promise<VersionShown[]> {
  if (ids.length === 0) return []
  const among = published(db)
    .select(shownColumns)
    .where('publication_version.kind', '=', kind)
    .where(amongIds('publication_version.publication_id', ids))
  return newest(withText(among, reader), most).execute()
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
