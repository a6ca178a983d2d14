import type { BlockCitation, Citation } from '@portal/protocol/citations/schemas.ts'
import { amongIds } from '../../kernel/database/among-ids.ts'
import { statement } from '../../kernel/database/statement.ts'
import type { Database } from '../../kernel/database/store.ts'
import { isKnownAct } from '../../text/known-acts.ts'
import { isHomeless } from '../choose-law.ts'
import { casePath, findCitedLaws } from '../cited-laws.ts'
import { findMeant } from '../find-targets.ts'

/** Where what is known and not held is looked for. */
const searchPath = '/legal/query'

const citationRows = statement((db, { textIds }: { textIds: readonly string[] }) =>
  db
    .selectFrom('citation')
    .select(['text_id', 'position', 'start_at', 'end_at', 'article_key', 'target_kind', 'target_id'])
    .select(['name_key', 'hint_country', 'hint_year', 'hint_wording'])
    .where(amongIds('text_id', textIds))
    .orderBy('position')
    .orderBy('start_at')
    .orderBy('id'),
)

const formattedRows = statement((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('citation')
    .innerJoin('citing_text', 'citing_text.id', 'citation.text_id')
    .select(['text_id', 'position', 'start_at', 'end_at', 'article_key', 'target_kind', 'target_id'])
    .select(['name_key', 'hint_country', 'hint_year', 'hint_wording'])
    .select(['citing_text.country', 'language', 'citing_text.day'])
    .where(amongIds('text_id', ids))
    .orderBy('position')
    .orderBy('start_at')
    .orderBy('citation.id'),
)

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
  if (textIds.length === 0) return new Map()
  return citationsIn(db, await citationRows(db, { textIds }), () => day)
}

/** The citations in formatted texts, by the ids that they were stored under, in their order. */
export async function citationsOfFormatted(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, BlockCitation[]>> {
  const rows = ids.length === 0 ? [] : await formattedRows(db, { ids })
  const days = new Map(rows.map(({ text_id: id, day }) => [id, day]))
  const open = await openRows(db, rows)
  const told = rows.filter((row) => !open.has(row))
  const found = await citationsIn(db, told, (id) => days.get(id) ?? null)
  return new Map(
    ids.map((id) => [
      id,
      [...(found.get(id) ?? [])].flatMap(([block, citations]) =>
        citations.map((citation) => ({ ...citation, block })),
      ),
    ]),
  )
}

/** The articles that formatted texts cite, each once, by the ids that they were stored under. */
export async function articlesCitedBy(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, { lawId: string; article: string }[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('citation')
    .select(['text_id', 'target_id', 'article_key'])
    .distinct()
    .where(amongIds('text_id', ids))
    .where('target_kind', '=', 'law')
    .where('article_key', 'is not', null)
    .orderBy('target_id')
    .orderBy('article_key')
    .execute()
  const cited = rows.flatMap(({ text_id: id, target_id: lawId, article_key: article }) =>
    lawId === null || article === null ? [] : [{ id, lawId, article }],
  )
  return Map.groupBy(cited, ({ id }) => id)
}

type Row = Awaited<ReturnType<typeof citationRows>>[number]
type FormattedRow = Awaited<ReturnType<typeof formattedRows>>[number]

/** Those that may mean the law of several countries that are held: of none of them it is known that it is not. */
async function openRows(db: Database, rows: readonly FormattedRow[]): Promise<ReadonlySet<FormattedRow>> {
  const without = rows.filter(
    ({ target_id: target, hint_country: country, language }) =>
      target === null && isHomeless({ country, language }),
  )
  const meant = await findMeant(
    db,
    without.map((row) => ({
      row,
      sourceId: row.text_id,
      key: row.name_key,
      country: row.hint_country,
      year: row.hint_year,
      article: row.article_key,
    })),
    ({ row }) => ({ ...row, kind: 'text' }),
  )
  return new Set(without.filter((_, at) => meant[at]!.isCountryOpen))
}

/** Citations of what is held, and beside them those of acts that are known and not held, where nothing else is read. */
function telling(rows: readonly Row[]): Row[] {
  const parts = Map.groupBy(rows, ({ text_id: text, position }) => `${text} ${position}`)
  return [...parts.values()].flatMap((part) => {
    const taken = part.filter(({ target_id: target }) => target !== null)
    for (const row of part) {
      const { target_id: target, name_key: key, hint_country: country, hint_year: year } = row
      if (target !== null || key === '' || !isKnownAct({ key, country, year })) continue
      if (!taken.some((other) => row.start_at < other.end_at && other.start_at < row.end_at)) taken.push(row)
    }
    return taken.sort((one, other) => one.start_at - other.start_at)
  })
}

function targetOf({ target_kind: kind, target_id: id, name_key: key }: Row) {
  if (kind === null || id === null) return { kind: 'act' as const, id: key, address: searchPath }
  return { kind, id, address: casePath(id) }
}

async function citationsIn(
  db: Database,
  all: readonly Row[],
  dayOf: (textId: string) => string | null,
): Promise<Map<string, Map<number, Citation[]>>> {
  const found = new Map<string, Map<number, Citation[]>>()
  const rows = telling(all)
  const toLaws = rows.filter(({ target_kind }) => target_kind === 'law')
  const laws = await findCitedLaws(
    db,
    toLaws.map((row) => ({
      id: row.target_id!,
      articleKey: row.article_key,
      day: dayOf(row.text_id),
      named: { year: row.hint_year, wording: row.hint_wording },
    })),
  )
  const lawOf = new Map(toLaws.map((row, at) => [row, laws[at]]))
  for (const row of rows) {
    const law = lawOf.get(row)
    if (row.target_kind === 'law' && !law) continue
    const ofText = found.get(row.text_id) ?? new Map<number, Citation[]>()
    const ofPart = ofText.get(row.position) ?? []
    found.set(row.text_id, ofText.set(row.position, ofPart))
    ofPart.push({
      ...targetOf(row),
      ...(law && { address: law.address }),
      articleKey: row.target_kind === 'law' ? row.article_key : null,
      start: row.start_at,
      end: row.end_at,
      changedOn: law?.changedOn ?? null,
    })
  }
  return found
}
