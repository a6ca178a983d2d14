import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { Row } from './messages.ts'
import { readDirection } from './vector.ts'

/** Of a page of vectors that are read. */
const pageSize = 1_000

export function findModel(db: Database, name: string) {
  return db
    .selectFrom('meaning_model')
    .select(['id', 'yardsticks', 'followed'])
    .where('name', '=', name)
    .executeTakeFirst()
}

/** What of the articles of some laws is held. */
export function heldOf(db: Database, modelId: number, laws: readonly string[]) {
  return db
    .selectFrom('meaning')
    .select(['law_id', 'key', 'language', 'digest'])
    .where('model_id', '=', modelId)
    .where('law_id', 'in', laws)
    .execute()
}

const columns = ['law_id', 'key', 'language', 'country', 'vector'] as const

type Stored = { law_id: string; key: string; country: string; vector: Uint8Array }

const toRow = ({ law_id: law, key, country, vector }: Stored): Row => ({
  law,
  key,
  country,
  direction: readDirection(vector),
})

/** The vectors of some laws. */
export async function rowsOf(db: Database, modelId: number, laws: readonly string[]): Promise<Row[]> {
  const rows = await db
    .selectFrom('meaning')
    .select(columns)
    .where('model_id', '=', modelId)
    .where('law_id', 'in', laws)
    .execute()
  return rows.map(toRow)
}

/** All vectors of a model, page by page. */
export async function* everyRow(db: Database, modelId: number): AsyncGenerator<Row[]> {
  let last: { law_id: string; key: string; language: string } | undefined
  for (;;) {
    const after = last
    const rows = await db
      .selectFrom('meaning')
      .select(columns)
      .where('model_id', '=', modelId)
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(law_id, key, language) > (${after!.law_id}::uuid, ${after!.key}, ${after!.language})`,
        ),
      )
      .orderBy('law_id')
      .orderBy('key')
      .orderBy('language')
      .limit(pageSize)
      .execute()
    last = rows.at(-1)
    if (!last) return
    yield rows.map(toRow)
  }
}
