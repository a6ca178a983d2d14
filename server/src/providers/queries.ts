import type { PageWanted } from '@portal/protocol/kernel/list.ts'
import {
  lawyersList,
  type organizationPersonsList,
  organizationsList,
  personsList,
  providersList,
} from '@portal/protocol/providers/lists.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import { amongIds } from '../kernel/database/among-ids.ts'
import { pageOf, plainPages, type PageAsked } from '../kernel/database/page-of.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Asker } from '../kernel/http/caller.ts'
import { providerSearch } from '../profiles/door.ts'
import type { Filters } from './filters.ts'
import { registeredAt, type Key } from './shown.ts'

/** What each list holds, in the words of the indexes that order it; the directory whoever stands in it by themselves. */
export const lists = {
  directory: sql<boolean>`entry.kind <> 'MEMBER'`,
  providers: sql<boolean>`entry.kind in ('LAWYER', 'LAW_OFFICE', 'TRANSLATE', 'OTHER')`,
  organizations: sql<boolean>`entry.kind not in ('LAWYER', 'MEMBER')`,
  lawyers: sql<boolean>`(entry.kind = 'LAWYER' or entry.kind = 'MEMBER' and entry.organization_kind = 'LAW_OFFICE')`,
  persons: sql<boolean>`entry.organization_kind is not null`,
}

/** Everybody in the directory. */
export const everybody = (db: Database) => db.selectFrom('provider_entry as entry')

/** All that stand in it by themselves. */
export const directory = (db: Database) => everybody(db).where(lists.directory)

/** Values of one place of a statement: one array, however many there are. */
const anyOf = (values: readonly string[]) => sql`any(${[...values]}::text[])`

/** What each filter asks of an entry. */
export const conditions = {
  kind: (values: readonly string[]) => sql<boolean>`entry.kind = ${anyOf(values)}`,
  specialty: (values: readonly string[]) => sql<boolean>`entry.specialties && ${[...values]}::text[]`,
  language: (values: readonly string[]) => sql<boolean>`entry.spoken && ${[...values]}::text[]`,
  country: (values: readonly string[]) => sql<boolean>`entry.country = ${anyOf(values)}`,
  area: (values: readonly string[]) => sql<boolean>`entry.area = ${anyOf(values)}`,
}

export const filterNames = ['kind', 'specialty', 'language', 'country', 'area'] as const

type Rows = ReturnType<typeof everybody>

/** The rows of a list that meet the filters, but for the text, which search looks for. */
function chosen(db: Database, list: keyof typeof lists, filters: Filters): Rows {
  return filterNames.reduce((query, name) => {
    const values = filters[name]
    return values === undefined ? query : query.where(conditions[name](values))
  }, everybody(db).where(lists[list]))
}

type RowsWith<Row> =
  Rows extends SelectQueryBuilder<infer DB, infer TB, object> ? SelectQueryBuilder<DB, TB, Row> : never

/** How the lists of the directory are ordered. */
export type Sort = (typeof providersList)['sorts'][number]

/** Who reads a list. */
export type Reader = Pick<Asker, 'language'>

const mostCompleted = [
  ['entry.completed', 'desc'],
  ['entry.added_at', 'desc'],
] as const

const byName = [[sql`lower(entry.name)`, 'asc']] as const

/** The same, with institutions by their names in the reader's language. */
const byNameIn = ({ language }: Reader) =>
  [
    [
      sql`lower(coalesce(
        (select case ${language}::text when 'en' then name_en when 'ru' then name_ru end
          from institution where institution.id = entry.id), entry.name))`,
      'asc',
    ],
  ] as const

/** What a row is made of. */
function keysOf<Row>(rows: RowsWith<Row>, db: Database) {
  return rows.select(['entry.id', 'entry.kind']).select(registeredAt(db, 'entry.id').as('registered'))
}

const entriesParts = (db: Database) =>
  ({
    key: 'entry.id',
    toldOf: db,
    toldWhile: [providerSearch.searched.kind],
    orders: {
      best: mostCompleted,
      completed: mostCompleted,
      name: byName,
      newest: [['entry.added_at', 'desc']],
    },
    select: (page: RowsWith<{ told: number }>) => keysOf(page, db),
  }) as const

/** What has completed nothing stands by its name. */
const organizationsParts = (db: Database, reader: Reader) => {
  const { orders, ...parts } = entriesParts(db)
  const name = byNameIn(reader)
  return { ...parts, orders: { ...orders, best: name, name } } as const
}

/** Lawyers and agencies. */
export const providersPage = plainPages(
  providersList,
  (db: Database, _reader: Reader, asked) => chosen(db, 'providers', asked),
  entriesParts,
)

/** Agencies and institutions. */
export const organizationsPage = plainPages(
  organizationsList,
  (db: Database, _reader: Reader, asked) => chosen(db, 'organizations', asked),
  organizationsParts,
)

/** Lawyers, and members of law offices. */
export const lawyersPage = plainPages(
  lawyersList,
  (db: Database, _reader: Reader, asked) => chosen(db, 'lawyers', asked),
  entriesParts,
)

/** Whoever works for an agency of the directory. */
export const personsPage = plainPages(
  personsList,
  (db: Database, _reader: Reader, asked) =>
    chosen(db, 'persons', asked).$if(asked.organizationKind !== undefined, (query) =>
      query.where(sql<boolean>`entry.organization_kind = ${anyOf(asked.organizationKind!)}`),
    ),
  entriesParts,
)

/** Whoever works for one agency. */
export function personsOfPage(
  db: Database,
  organizationId: string,
  asked: PageWanted<typeof organizationPersonsList>,
) {
  const keyword = asked.keyword?.toLowerCase()
  const persons = everybody(db)
    .where('entry.organization_id', '=', organizationId)
    .$if(keyword !== undefined, (query) =>
      query.where(sql<boolean>`strpos(lower(entry.name), ${keyword}) > 0`),
    )
  return pageOf(persons, asked, entriesParts(db))
}

/** Those of the ids that are in the directory, in an order that was chosen. */
export function foundPage(db: Database, ids: readonly string[], asked: PageAsked<Sort>, reader: Reader) {
  const found = everybody(db).where(amongIds('entry.id', ids))
  return pageOf(found, asked, organizationsParts(db, reader))
}

const entriesById = statement((db, { ids }: { ids: readonly string[] }) =>
  keysOf(everybody(db), db).where(amongIds('entry.id', ids)),
)

/**
 * One of the directory, where they are in it: for a single id PostgreSQL keeps its plan, where it plans anew for each
 * list of ids.
 */
export const entryById = statement((db, { id }: { id: string }) =>
  keysOf(everybody(db), db).where('entry.id', '=', id),
)

/** Those of the ids that are in the directory. */
export async function listedById(db: Database, ids: readonly string[]): Promise<Map<string, Key>> {
  if (ids.length === 0) return new Map()
  const rows = await entriesById(db, { ids })
  return new Map(rows.map((row) => [row.id, row]))
}
