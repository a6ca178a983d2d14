import { readFileSync } from 'node:fs'
import type { Words } from '@portal/protocol/kernel/languages.ts'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'
import { loadOnce } from '../kernel/seeds.ts'

type Row = { code: string } & Words

const folder = new URL('../../seeds/reference/', import.meta.url)

function words({ zh, en, ru }: Words): string {
  return JSON.stringify({ zh, en, ru })
}

async function upsert(
  trx: Transaction<Tables>,
  table: 'dictionary_entry' | 'country' | 'area',
  conflict: string[],
  rows: Record<string, unknown>[],
): Promise<void> {
  const updated = Object.keys(rows[0] ?? {}).filter((column) => !conflict.includes(column))
  const changes = Object.fromEntries(updated.map((column) => [column, sql.ref(`excluded.${column}`)]))
  await trx
    .insertInto(table)
    .values(rows as never)
    .onConflict((on) => {
      const update = on.columns(conflict as never).doUpdateSet(changes)
      // What an administrator has edited stays.
      return table === 'area' ? update : update.where(sql.ref(`${table}.is_edited`), '=', false)
    })
    .execute()
}

/** Loads the facts of `server/seeds/reference`; a second time only where the files have changed. */
export async function seedReference(db: Database): Promise<void> {
  const names = ['dictionaries', 'countries', 'areas-china', 'areas-foreign'] as const
  const files = names.map((name) => readFileSync(new URL(`${name}.json`, folder), 'utf8'))
  await loadOnce(db, 'reference', files, () => store(db, files))
}

async function store(db: Database, files: string[]): Promise<void> {
  const [dictionaries, countries, china, foreign] = files.map((file) => JSON.parse(file) as unknown) as [
    Record<string, Row[]>,
    Row[],
    (Row & { parent: string | null })[],
    (Row & { country: string })[],
  ]
  const entries = Object.entries(dictionaries).flatMap(([type, rows]) =>
    rows.map((row, position) => ({ type, code: row.code, position, words: words(row) })),
  )
  const chinese = china.map((row, position) => ({
    code: row.code,
    country: 'CN',
    parent_code: row.parent,
    scheme: 'gb2260',
    position,
    words: words(row),
  }))
  const divisions = foreign.map((row, position) => ({
    code: row.code,
    country: row.country,
    parent_code: null,
    scheme: 'iso3166',
    position,
    words: words(row),
  }))

  await db.transaction().execute(async (trx) => {
    await upsert(trx, 'dictionary_entry', ['type', 'code'], entries)
    const ranked = countries.map((row, position) => ({ code: row.code, position, words: words(row) }))
    await upsert(trx, 'country', ['code'], ranked)
    await upsert(trx, 'area', ['code'], [...chinese, ...divisions])
  })
}
