import type { PageWanted } from '@portal/protocol/kernel/list.ts'
import type { ProviderKind } from '@portal/protocol/providers/constants.ts'
import type {
  lawyersList,
  organizationPersonsList,
  organizationsList,
  personsList,
  providersList,
} from '@portal/protocol/providers/lists.ts'
import { sql } from 'kysely'
import { pageOf, type PageAsked } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Filters } from './filters.ts'

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

/** How the lists of the directory are ordered. */
export type Sort = (typeof providersList)['sorts'][number]

function entriesPage(rows: Rows, asked: PageAsked<Sort>) {
  return pageOf(rows, asked, {
    key: 'entry.id',
    orders: {
      completed: [
        ['entry.completed', 'desc'],
        ['entry.added_at', 'desc'],
      ],
      name: [[sql`lower(entry.name)`, 'asc']],
      newest: [['entry.added_at', 'desc']],
    },
    select: (page) => page.select(['entry.id', 'entry.kind']),
  })
}

/** Lawyers and agencies. */
export function providersPage(db: Database, asked: PageWanted<typeof providersList>) {
  return entriesPage(chosen(db, 'providers', asked), asked)
}

/** Agencies and institutions. */
export function organizationsPage(db: Database, asked: PageWanted<typeof organizationsList>) {
  return entriesPage(chosen(db, 'organizations', asked), asked)
}

/** Lawyers, and members of law offices. */
export function lawyersPage(db: Database, asked: PageWanted<typeof lawyersList>) {
  return entriesPage(chosen(db, 'lawyers', asked), asked)
}

/** Whoever works for an agency of the directory. */
export function personsPage(db: Database, asked: PageWanted<typeof personsList>) {
  const { organizationKind: kinds } = asked
  const persons = chosen(db, 'persons', asked).$if(kinds !== undefined, (query) =>
    query.where(sql<boolean>`entry.organization_kind = ${anyOf(kinds!)}`),
  )
  return entriesPage(persons, asked)
}

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
  return entriesPage(persons, asked)
}

/** Those of the ids that are in the directory. */
export function foundPage(db: Database, ids: readonly string[], asked: PageAsked<Sort>) {
  return entriesPage(everybody(db).where(sql<boolean>`entry.id = any(${[...ids]}::uuid[])`), asked)
}

/** How many persons of each of these agencies are in the directory. */
export async function personCounts(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await everybody(db)
    .select(['entry.organization_id as id', sql<number>`count(*)::int`.as('count')])
    .where('entry.organization_id', 'in', [...ids])
    .groupBy('entry.organization_id')
    .execute()
  return new Map(rows.map(({ id, count }) => [id!, count]))
}

/** Those of the ids that are in the directory, with their kinds. */
export async function listedById(db: Database, ids: readonly string[]): Promise<Map<string, ProviderKind>> {
  if (ids.length === 0) return new Map()
  const rows = await everybody(db)
    .select(['entry.id', 'entry.kind'])
    .where('entry.id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}
