import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../kernel/database/tables.ts'
import { namesInAllLanguages } from '../../text/code-names.ts'
import { namesOf } from '../../text/law-name.ts'
import { caseMark } from '../../text/mentions/mention.ts'
import { findAgain } from '../find-again.ts'
import type { WorkKind } from '../tables.ts'

/**
 * Stores the names a law goes by in any of its wordings, and finds again what citations of such a name point to:
 * those that waited for it, and those that may mean it rather than a namesake. To be called whenever names, dates or
 * articles of a law have changed.
 */
export async function storeNames(trx: Transaction<Tables>, lawId: string): Promise<void> {
  const rows = await trx
    .selectFrom('law')
    .leftJoin('law_version', 'law_version.law_id', 'law.id')
    .leftJoin('law_text', 'law_text.version_id', 'law_version.id')
    .select(['number', 'title', 'short_titles'])
    .where('law.id', '=', lawId)
    .execute()
  const others = await trx
    .selectFrom('law_title')
    .select(['title', 'short_titles'])
    .where('law_id', '=', lawId)
    .execute()
  const titles = [...rows, ...others].flatMap(({ title, short_titles }) =>
    title === null ? [] : [{ title, shortTitles: short_titles ?? [] }],
  )
  const names = namesInAllLanguages(namesOf({ titles, number: rows[0]?.number ?? null }))
  const { rows: written } = await sql<{ dropped: string[]; is_cited: boolean }>`
    with dropped as (
      delete from law_name where law_id = ${lawId}::uuid and not key = any(${names}) returning key),
    added as (
      insert into law_name (law_id, key) select ${lawId}::uuid, unnest(${names}::text[]) on conflict do nothing)
    select array(select key from dropped) as dropped,
      exists (select 1 from citation where name_key = any(${names})) as is_cited`.execute(trx)
  const { dropped, is_cited: isCited } = written[0]!
  if (isCited || dropped.length > 0) await findAgain(trx, [...names, ...dropped])
}

/** The same for cases whose numbers have come or changed. */
export async function storeCaseNumbers(trx: Transaction<Tables>, caseIds: readonly string[]): Promise<void> {
  if (caseIds.length === 0) return
  const rows = await trx
    .selectFrom('judicial_case')
    .select('case_number_key')
    .where('id', 'in', caseIds)
    .execute()
  await findAgain(trx, numberKeys(rows))
}

function numberKeys(rows: readonly { case_number_key: string | null }[]): string[] {
  return rows.flatMap(({ case_number_key: key }) => (key === null ? [] : [caseMark + key]))
}

/**
 * Forgets a law or a case that is about to be deleted: its own citations go, those of it find a namesake or nothing.
 */
export async function forgetWork(trx: Transaction<Tables>, kind: WorkKind, id: string): Promise<void> {
  await trx.deleteFrom('citation').where('source_id', '=', id).execute()
  if (kind === 'case') {
    const rows = await trx
      .selectFrom('judicial_case')
      .select('case_number_key')
      .where('id', '=', id)
      .execute()
    return findAgain(trx, numberKeys(rows), id)
  }
  const rows = await trx.deleteFrom('law_name').where('law_id', '=', id).returning('key').execute()
  return findAgain(
    trx,
    rows.map(({ key }) => key),
    id,
  )
}
