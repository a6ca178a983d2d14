import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'

interface Column {
  place: string
  type: string
  /** Whether a row cannot be written without it. */
  isNeeded: boolean
}

/** The columns of every table, by table and name. */
export type Schema = ReadonlyMap<string, Column>

export async function readSchema(db: Database): Promise<Schema> {
  const { rows } = await sql<Column>`
    select relname || '.' || attname as place, format_type(atttypid, atttypmod) as type,
      attnotnull and not atthasdef and attidentity = '' as "isNeeded"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped`.execute(
    db,
  )
  return new Map(rows.map((column) => [column.place, column]))
}

const tableOf = (place: string) => place.slice(0, place.indexOf('.'))

/** What a portal of the version before, which goes on meanwhile, would stumble over. */
export function brokenSteps(before: Schema, after: Schema): string[] {
  const tables = new Set([...before.keys()].map(tableOf))
  const gone = [...before.values()].flatMap((column) => {
    const now = after.get(column.place)
    if (!now) return [`${column.place} is gone`]
    if (now.type !== column.type) return [`${column.place} was ${column.type} and is ${now.type}`]
    return now.isNeeded && !column.isNeeded ? [`${column.place} may not be left out any more`] : []
  })
  const added = [...after.values()].filter(({ place }) => !before.has(place) && tables.has(tableOf(place)))
  return [
    ...gone,
    ...added.filter(({ isNeeded }) => isNeeded).map(({ place }) => `${place} may not be left out`),
  ]
}
