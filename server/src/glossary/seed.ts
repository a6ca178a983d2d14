import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { branches, type Branch } from '@portal/protocol/glossary/constants.ts'
import { concept, type Concept } from '@portal/protocol/glossary/schemas.ts'
import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { holdChangeLog, logChanges, wholeSubject } from '../kernel/change-log.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'
import { loadOnce } from '../kernel/seeds.ts'
import { searchText } from './search-text.ts'

const folder = new URL('../../seeds/reference/glossary/', import.meta.url)
const branchFile = z.array(concept.omit({ branch: true }).strict())
const conceptsPerInsert = 400

function digestOf(content: string): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The concepts of a branch, as its file has them. */
export function conceptsOf(branch: Branch): Concept[] {
  const content = readFileSync(new URL(`${branch}.json`, folder), 'utf8')
  return branchFile.parse(JSON.parse(content)).map((words) => ({ branch, ...words }))
}

async function store(trx: Transaction<Tables>, rows: (Concept & { position: number })[]): Promise<void> {
  await trx
    .insertInto('concept')
    .values(
      rows.map(({ id, branch, position, ...words }) => ({
        id,
        branch,
        position,
        zh: JSON.stringify(words.zh),
        en: JSON.stringify(words.en),
        ru: JSON.stringify(words.ru),
        search_text: searchText(words),
        seed_digest: digestOf(JSON.stringify([branch, position, words])),
      })),
    )
    .onConflict((on) =>
      on
        .column('id')
        .doUpdateSet((update) => ({
          branch: update.ref('excluded.branch'),
          position: update.ref('excluded.position'),
          zh: update.ref('excluded.zh'),
          en: update.ref('excluded.en'),
          ru: update.ref('excluded.ru'),
          search_text: update.ref('excluded.search_text'),
          seed_digest: update.ref('excluded.seed_digest'),
          updated_at: sql<Date>`now()`,
        }))
        // What somebody has edited has no digest, and stays.
        .whereRef('concept.seed_digest', '!=', 'excluded.seed_digest'),
    )
    .execute()
}

/** Loads the portal's own glossary; a second time only where its files have changed. */
export async function seedGlossary(db: Database): Promise<void> {
  const files = branches.map((branch) => readFileSync(new URL(`${branch}.json`, folder), 'utf8'))
  await loadOnce(db, 'glossary', files, () => storeAll(db))
}

async function storeAll(db: Database): Promise<void> {
  const concepts = branches.flatMap((branch) =>
    conceptsOf(branch).map((words, position) => ({ ...words, position })),
  )
  await db.transaction().execute(async (trx) => {
    await holdChangeLog(trx)
    for (let start = 0; start < concepts.length; start += conceptsPerInsert) {
      await store(trx, concepts.slice(start, start + conceptsPerInsert))
    }
    await trx
      .deleteFrom('concept')
      .where('seed_digest', 'is not', null)
      .where(
        'id',
        'not in',
        concepts.map(({ id }) => id),
      )
      .execute()
    await logChanges(trx, 'glossary', [wholeSubject])
  })
}
