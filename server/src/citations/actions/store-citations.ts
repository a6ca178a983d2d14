import type { Language } from '@portal/protocol/kernel/languages.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../kernel/database/store.ts'
import { readMentions } from '../../text/mentions/read-mentions.ts'
import { findTargets, type Target } from '../find-targets.ts'
import type { SourceKind } from '../tables.ts'

/** Rises with every change of how citations are found: what was read before is read again. */
export const CITATIONS_REVISION = 8

/** Rows of one insert: a statement of bounded size. */
const rowsPerInsert = 5000

/** The law or case whose texts cite, or the formatted text that does. */
export interface CitationSource {
  kind: SourceKind
  id: string
  country: string | null
  /** First day of the wording; day of the judgment; day on which the formatted text was written. */
  day: string | null
}

export interface CitingText {
  textId: string
  language: Language
  /** Articles, sections or blocks by their position. */
  parts: { position: number; text: string }[]
}

export interface CitingWork {
  source: CitationSource
  texts: CitingText[]
}

/** Finds the citations in texts of a law or a case and stores them in the place of those stored before. */
export async function storeCitations(
  trx: Database,
  source: CitationSource,
  texts: CitingText[],
): Promise<void> {
  await storeManyCitations(trx, [{ source, texts }])
}

/** The same for many works in the same few statements. */
export async function storeManyCitations(trx: Database, works: CitingWork[]): Promise<void> {
  const found = works.flatMap(readWork)
  const targets = await findTargets(
    trx,
    found.flatMap(({ readings }) => readings),
    ({ work, text }) => ({ ...work, language: text.language }),
  )
  let next = 0
  const rows = found.flatMap(({ own, readings }) => {
    if (own) return [own]
    const first = targets.slice(next, next + readings.length).findIndex((target) => target !== null)
    const chosen = readings.map(({ row }, at) => ({
      ...row,
      ...targetColumns(at === first ? targets[next + at]! : null),
    }))
    next += readings.length
    return chosen
  })
  await sql`delete from citation where ${replaced(works)}`.execute(trx)
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await insertRows(trx, rows.slice(start, start + rowsPerInsert))
  }
  const cases = works.filter(({ source }) => source.kind === 'case').map(({ source }) => source.id)
  if (cases.length === 0) return
  await trx
    .updateTable('judicial_case')
    .set({ citations_revision: CITATIONS_REVISION })
    .where('id', 'in', cases)
    .execute()
}

/** A case is replaced as a whole; of a law each wording has texts of its own. */
function replaced(works: readonly CitingWork[]): RawBuilder<unknown> {
  const isCase = ({ source }: CitingWork) => source.kind === 'case'
  const texts = works.filter((work) => !isCase(work)).flatMap((work) => work.texts)
  const textIds = texts.map(({ textId }) => textId)
  const caseIds = works.filter(isCase).map(({ source }) => source.id)
  return sql`text_id = any(${textIds}::uuid[]) or source_id = any(${caseIds}::uuid[])`
}

function targetColumns(target: Target | null) {
  return { target_kind: target?.kind ?? null, target_id: target?.id ?? null }
}

function readWork({ source, texts }: CitingWork) {
  // A formatted text may be about a country; it is written here.
  const home = source.kind === 'text' ? undefined : (source.country ?? undefined)
  return texts.flatMap((text) => {
    const read = readMentions(
      text.parts.map((part) => part.text),
      text.language,
      source.kind === 'law',
      home,
    )
    return read.flatMap((mentions, place) =>
      mentions
        // "This contract's article" in a judgment, "this Act" quoted there: only a law has a law of its own.
        .filter(({ isOwn }) => !isOwn || source.kind === 'law')
        .map(({ isOwn, start, end, names, ...cited }) => {
          const base = {
            source_kind: source.kind,
            source_id: source.id,
            text_id: text.textId,
            position: text.parts[place]!.position,
            article_key: cited.article,
            paragraph: cited.paragraph,
            item: cited.item,
          }
          const own = {
            ...base,
            start_at: start,
            end_at: end,
            name_key: '',
            hint_country: null,
            hint_year: null,
            hint_wording: null,
          }
          return {
            own: isOwn ? { ...own, ...targetColumns({ kind: 'law', id: source.id }) } : null,
            readings: names.map((name) => ({
              work: source,
              text,
              sourceId: source.id,
              key: name.key,
              country: name.country,
              year: name.year,
              article: cited.article,
              row: {
                ...base,
                start_at: name.start,
                end_at: name.end,
                name_key: name.key,
                hint_country: name.country,
                hint_year: name.year,
                hint_wording: name.wording,
              },
            })),
          }
        }),
    )
  })
}

async function insertRows(trx: Database, rows: object[]): Promise<void> {
  const columns =
    sql.raw(`source_kind, source_id, text_id, position, start_at, end_at, name_key, hint_country,
    hint_year, hint_wording, article_key, paragraph, item, target_kind, target_id`)
  await sql`
    insert into citation (${columns})
    select ${columns} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (source_kind text,
      source_id uuid, text_id uuid, position integer, start_at integer, end_at integer, name_key text,
      hint_country text, hint_year text, hint_wording text, article_key text, paragraph text, item text, target_kind text,
      target_id uuid)`.execute(trx)
}
