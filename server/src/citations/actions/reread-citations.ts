import { sql, type Transaction } from 'kysely'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { holdChangeLog, logChanges } from '../../kernel/change-log.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Tables } from '../../kernel/database/tables.ts'
import type { EveryFeature } from '../../kernel/every-feature.ts'
import type { WorkKind } from '../tables.ts'
import {
  CITATIONS_REVISION,
  storeManyCitations,
  type CitingText,
  type CitingWork,
} from './store-citations.ts'
import { forgetFormatted, storeFormatted } from './store-formatted.ts'
import { storeCaseNumbers, storeNames } from './store-names.ts'

/** Works of one transaction: writes of others wait no longer than it takes. */
const worksPerStep = 20

interface Row {
  source_id: string
  country: string
  day: string | null
  text_id: string
  language: Language
  position: number
  body: string
}

/**
 * Reads laws, cases and formatted texts again whose citations were found under older rules, or never. A run that is cut
 * short is taken up by the next one.
 *
 * @param formattedTexts those of some ids, by the features that hold them
 */
export async function rereadCitations(
  db: Database,
  formattedTexts: EveryFeature['formattedTexts'],
): Promise<void> {
  const steps = [
    () => rereadWorks(db, 'law'),
    () => rereadWorks(db, 'case'),
    () => rereadFormatted(db, formattedTexts),
  ]
  for (const step of steps) {
    while ((await step()) > 0) {
      // Each step takes what the last one left.
    }
  }
}

async function rereadWorks(db: Database, kind: WorkKind): Promise<number> {
  const table = kind === 'law' ? 'law' : 'judicial_case'
  const stale = await db
    .selectFrom(table)
    .select('id')
    .where('citations_revision', '<', CITATIONS_REVISION)
    .limit(worksPerStep)
    .execute()
  if (stale.length === 0) return 0
  const ids = stale.map(({ id }) => id)
  await db.transaction().execute(async (trx) => {
    await holdChangeLog(trx)
    if (kind === 'law') for (const id of ids) await storeNames(trx, id)
    else await storeCaseNumbers(trx, ids)
    await storeManyCitations(
      trx,
      worksOf(kind, kind === 'law' ? await lawParts(trx, ids) : await caseParts(trx, ids)),
    )
    await trx
      .updateTable(table)
      .set({ citations_revision: CITATIONS_REVISION })
      .where('id', 'in', ids)
      .execute()
    await logChanges(trx, kind, ids)
  })
  return ids.length
}

async function rereadFormatted(
  db: Database,
  formattedTexts: EveryFeature['formattedTexts'],
): Promise<number> {
  const some = (among: Database) =>
    among
      .selectFrom('citing_text')
      .select(['id', 'language', 'country', 'day'])
      .where('citations_revision', '<', CITATIONS_REVISION)
      .limit(worksPerStep)
      .execute()
  if ((await some(db)).length === 0) return 0
  return db.transaction().execute(async (trx) => {
    await holdChangeLog(trx)
    const stale = await some(trx)
    const held = await formattedTexts(
      trx,
      stale.map(({ id }) => id),
    )
    const told = stale.map((text) => ({ ...text, html: held.get(text.id) }))
    await storeFormatted(
      trx,
      ...told.flatMap(({ html, ...text }) => (html === undefined ? [] : { ...text, html })),
    )
    // Whose rows are gone.
    await forgetFormatted(
      trx,
      told.flatMap(({ id, html }) => (html === undefined ? id : [])),
    )
    return stale.length
  })
}

async function lawParts(trx: Transaction<Tables>, ids: string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select law.id as source_id, law.country, law_version.in_force_from as day, law_text.id as text_id,
      law_text.language, law_unit.position, law_unit.body
    from law join law_version on law_version.law_id = law.id
    join law_text on law_text.version_id = law_version.id
    join law_unit on law_unit.text_id = law_text.id
    where law.id = any(${ids}::uuid[]) and law_unit.body is not null
    order by law_text.id, law_unit.position`.execute(trx)
  return rows
}

async function caseParts(trx: Transaction<Tables>, ids: string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select judicial_case.id as source_id, judicial_case.country, judicial_case.judged_on as day,
      case_text.id as text_id, case_text.language, case_section.position, case_section.body
    from judicial_case join case_text on case_text.case_id = judicial_case.id
    join case_section on case_section.text_id = case_text.id
    where judicial_case.id = any(${ids}::uuid[])
    order by case_text.case_id, case_text.id, case_section.position`.execute(trx)
  return rows
}

/** Texts of one work and one day, with their parts. */
function worksOf(kind: WorkKind, rows: readonly Row[]): CitingWork[] {
  const works = new Map<string, CitingWork>()
  const texts = new Map<string, CitingText>()
  for (const row of rows) {
    const key = `${row.source_id} ${row.day}`
    const source = { kind, id: row.source_id, country: row.country, day: row.day }
    const work = works.get(key) ?? { source, texts: [] }
    works.set(key, work)
    let text = texts.get(row.text_id)
    if (!text) {
      text = { textId: row.text_id, language: row.language, parts: [] }
      texts.set(row.text_id, text)
      work.texts.push(text)
    }
    text.parts.push({ position: row.position, text: row.body })
  }
  return [...works.values()]
}
