import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'

interface Column {
  place: string
  type: string
  /** Whether a row cannot be written without it. */
  isNeeded: boolean
}

/** What rows are held to: a constraint, a unique index, a trigger. */
interface Bond {
  place: string
  definition: string
  /** The columns that it is about; none where it may be about any. */
  columns: string[]
}

/** The columns of every table, and what its rows are held to, by table and name. */
export interface Schema {
  columns: ReadonlyMap<string, Column>
  bonds: ReadonlyMap<string, Bond>
}

const byPlace = <One extends { place: string }>(rows: One[]) => new Map(rows.map((one) => [one.place, one]))

async function readColumns(db: Database) {
  const { rows } = await sql<Column>`
    select relname || '.' || attname as place, format_type(atttypid, atttypmod) as type,
      attnotnull and not atthasdef and attidentity = '' as "isNeeded"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped`.execute(
    db,
  )
  return byPlace(rows)
}

async function readBonds(db: Database) {
  const { rows } = await sql<Bond>`
    with bond (relation, name, definition, columns) as (
      select conrelid, conname, pg_get_constraintdef(oid), conkey
      from pg_constraint where contype in ('c', 'f', 'p', 'u', 'x')
      union all
      select indrelid, relname, pg_get_indexdef(indexrelid), case when 0 = any(indkey) then null else indkey::int2[] end
      from pg_index join pg_class on pg_class.oid = indexrelid
      where indisunique
        and not exists (select from pg_constraint where conindid = indexrelid and conrelid = indrelid)
      union all
      select tgrelid, tgname, pg_get_triggerdef(oid), null from pg_trigger where not tgisinternal
    )
    select relname || '.' || name as place, definition,
      array(
        select attname::text from pg_attribute where attrelid = relation and attnum = any(bond.columns)
      ) as columns
    from bond join pg_class on pg_class.oid = relation
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db)
  return byPlace(rows)
}

export async function readSchema(db: Database): Promise<Schema> {
  return { columns: await readColumns(db), bonds: await readBonds(db) }
}

const tableOf = (place: string) => place.slice(0, place.indexOf('.'))

/** What a portal of the version before, which goes on meanwhile, would stumble over. */
export function brokenSteps(before: Schema, after: Schema): string[] {
  const tables = new Set([...before.columns.keys()].map(tableOf))
  const gone = [...before.columns.values()].flatMap((column) => {
    const now = after.columns.get(column.place)
    if (!now) return [`${column.place} is gone`]
    if (now.type !== column.type) return [`${column.place} was ${column.type} and is ${now.type}`]
    return now.isNeeded && !column.isNeeded ? [`${column.place} may not be left out any more`] : []
  })
  const added = [...after.columns.values()].filter(
    ({ place }) => !before.columns.has(place) && tables.has(tableOf(place)),
  )
  // What the version before writes is held to a bond that is about any of the columns that it knows.
  const isKnown = ({ place, columns }: Bond) =>
    columns.length === 0 || columns.some((column) => before.columns.has(`${tableOf(place)}.${column}`))
  const bound = [...after.bonds.values()].filter(
    (bond) =>
      tables.has(tableOf(bond.place)) &&
      bond.definition !== before.bonds.get(bond.place)?.definition &&
      isKnown(bond),
  )
  return [
    ...gone,
    ...added.filter(({ isNeeded }) => isNeeded).map(({ place }) => `${place} may not be left out`),
    ...bound.map(({ place }) => `${place} holds from now on`),
  ]
}
