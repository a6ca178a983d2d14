import type { Citation } from '@portal/protocol/citations/schemas.ts'
import type { Database } from '../../kernel/database/store.ts'
import { casePath, findCitedLaws } from '../cited-laws.ts'

/**
 * The citations in texts of laws or cases, by text and position, in their order.
 *
 * @param day of the citing texts: they mean the wordings in force then; today without it
 */
export async function citationsOf(
  db: Database,
  textIds: readonly string[],
  day: string | null,
): Promise<Map<string, Map<number, Citation[]>>> {
  const found = new Map<string, Map<number, Citation[]>>()
  if (textIds.length === 0) return found
  const rows = await db
    .selectFrom('citation')
    .select(['text_id', 'position', 'start_at', 'end_at', 'article_key', 'target_kind', 'target_id'])
    .where('text_id', 'in', textIds)
    .where('target_id', 'is not', null)
    .orderBy('position')
    .orderBy('start_at')
    .execute()
  const toLaws = rows.filter(({ target_kind }) => target_kind === 'law')
  const laws = await findCitedLaws(
    db,
    toLaws.map((row) => ({ id: row.target_id!, articleKey: row.article_key, day })),
  )
  const lawOf = new Map(toLaws.map((row, at) => [row, laws[at]]))
  for (const row of rows) {
    const law = lawOf.get(row)
    if (row.target_kind === 'law' && !law) continue
    const ofText = found.get(row.text_id) ?? new Map<number, Citation[]>()
    const ofPart = ofText.get(row.position) ?? []
    found.set(row.text_id, ofText.set(row.position, ofPart))
    ofPart.push({
      kind: row.target_kind!,
      id: row.target_id!,
      address: law?.address ?? casePath(row.target_id!),
      articleKey: row.target_kind === 'law' ? row.article_key : null,
      start: row.start_at,
      end: row.end_at,
      changedOn: law?.changedOn ?? null,
    })
  }
  return found
}
