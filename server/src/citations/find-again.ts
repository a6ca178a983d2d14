import type { Language } from '@portal/protocol/kernel/languages.ts'
import { sql, type Transaction } from 'kysely'
import { logChanges } from '../kernel/change-log.ts'
import type { Tables } from '../kernel/database/tables.ts'
import { findTargets, type Target } from './find-targets.ts'
import type { SourceKind } from './tables.ts'

interface Row {
  id: string
  source_kind: SourceKind
  source_id: string
  text_id: string
  position: number
  start_at: number
  end_at: number
  name_key: string
  hint_country: string | null
  hint_year: string | null
  article_key: string | null
  target_id: string | null
  country: string | null
  language: Language
  day: string | null
}

/** The readings of every mention that one of these names is a reading of. */
async function readingsWith(trx: Transaction<Tables>, keys: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with named as (
      select distinct on (other.id) other.* from citation as one
      join citation as other on other.text_id = one.text_id and other.position = one.position
        and other.start_at < one.end_at and one.start_at < other.end_at
      where one.name_key = any(${keys}) and other.name_key <> '')
    select named.id, source_kind, source_id, text_id, position, start_at, end_at, name_key, hint_country, hint_year,
      article_key, target_id, coalesce(law.country, judicial_case.country, citing_text.country) as country,
      coalesce(law_text.language, case_text.language, citing_text.language) as language,
      coalesce(law_version.in_force_from, judicial_case.judged_on, citing_text.day) as day
    from named
    left join law_text on law_text.id = text_id
    left join law_version on law_version.id = law_text.version_id
    left join law on law.id = law_version.law_id
    left join case_text on case_text.id = text_id
    left join judicial_case on judicial_case.id = case_text.case_id
    left join citing_text on citing_text.id = text_id
    order by text_id, position, start_at, named.id`.execute(trx)
  // A mention whose text is being replaced has no place any more.
  return rows.filter(({ language }) => language !== null)
}

/** Rows that overlap are readings of one mention, in the order they were stored. */
function mentionsOf(rows: readonly Row[]): Row[][] {
  const mentions: Row[][] = []
  let end = 0
  for (const row of rows) {
    const first = mentions.at(-1)?.[0]
    if (first && first.text_id === row.text_id && first.position === row.position && row.start_at < end) {
      mentions.at(-1)!.push(row)
      end = Math.max(end, row.end_at)
    } else {
      mentions.push([row])
      end = row.end_at
    }
  }
  return mentions.map((readings) => readings.sort((one, other) => Number(BigInt(one.id) - BigInt(other.id))))
}

/**
 * Finds the targets of citations again that are read as one of these names, where they stand, and tells search of the
 * cases that cite something else now.
 *
 * @param without a work that is being removed
 */
export async function findAgain(
  trx: Transaction<Tables>,
  keys: readonly string[],
  without?: string,
): Promise<void> {
  if (keys.length === 0) return
  const rows = (await readingsWith(trx, keys)).filter(({ source_id }) => source_id !== without)
  if (rows.length === 0) return
  const targets = await findTargets(
    trx,
    rows.map((row) => ({
      row,
      sourceId: row.source_id,
      key: row.name_key,
      country: row.hint_country,
      year: row.hint_year,
      article: row.article_key,
    })),
    ({ row }) => ({ ...row, kind: row.source_kind }),
    without,
  )
  const found = new Map(rows.map((row, at) => [row.id, targets[at]!]))
  const changes: { id: string; target: Target | null; source: Row }[] = []
  for (const readings of mentionsOf(rows)) {
    const chosen = readings.find(({ id }) => found.get(id) !== null)
    for (const row of readings) {
      const target = row === chosen ? found.get(row.id)! : null
      if ((target?.id ?? null) !== row.target_id) changes.push({ id: row.id, target, source: row })
    }
  }
  await updateTargets(trx, changes)
  const cases = changes.filter(({ source }) => source.source_kind === 'case')
  await logChanges(trx, 'case', [...new Set(cases.map(({ source }) => source.source_id))])
}

async function updateTargets(
  trx: Transaction<Tables>,
  changes: readonly { id: string; target: Target | null }[],
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ id, target }) => ({
    id,
    kind: target?.kind ?? null,
    target: target?.id ?? null,
  }))
  await sql`
    update citation set target_kind = given.kind, target_id = given.target
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id bigint, kind text, target uuid)
    where citation.id = given.id`.execute(trx)
}
