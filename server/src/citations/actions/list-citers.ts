import type { Citers } from '@portal/protocol/citations/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import { eliPath } from '@portal/protocol/laws/eli.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../kernel/database/store.ts'
import { todayInShanghai } from '../../kernel/today.ts'
import { casePath, findCitedLaws } from '../cited-laws.ts'
import { excerptAround } from '../excerpt.ts'
import { presentWordings } from '../present-wordings.ts'
import type { WorkKind } from '../tables.ts'

/** Whose citers are asked for, and which page of them. */
export interface CitersAsked {
  kind: WorkKind
  id: string
  article?: string | undefined
  by: WorkKind
  page: number
  size: number
}

interface Row {
  total: number
  source_id: string
  title: string
  language: Language
  /** Address of a law, anchor of a section. */
  path: string
  anchor: string
  place: string | null
  body: string
  start_at: number
  end_at: number
  article_key: string | null
  day: string | null
}

function preferred(reader: Language): RawBuilder<unknown> {
  return sql`case language when ${reader} then 0 when 'zh' then 1 else 2 end`
}

/** Articles of laws in their present wordings, newest law first; of each place its first citation. */
function citingArticles({ id, article }: CitersAsked, reader: Language): RawBuilder<Row> {
  const citing = sql`select source_id from citation where target_id = ${id}::uuid and source_kind = 'law'`
  return sql<Row>`
    with present as (${presentWordings(citing, todayInShanghai())}),
    places as (
      select distinct on (citation.source_id, law_unit.key) citation.source_id, law_text.title, law_text.language,
        law.address as path, law_unit.anchor, law_unit.number as place, law_unit.body, citation.start_at,
        citation.end_at, citation.article_key, law_version.in_force_from as day, law.adopted_on, law_unit.position
      from citation
      join law_text on law_text.id = citation.text_id
      join present on present.id = law_text.version_id
      join law_version on law_version.id = present.id
      join law on law.id = law_version.law_id
      join law_unit on law_unit.text_id = law_text.id and law_unit.position = citation.position
      where citation.target_id = ${id}::uuid and citation.source_kind = 'law'
        and ${article === undefined ? sql`citation.source_id <> ${id}::uuid` : sql`citation.article_key = ${article}`}
      order by citation.source_id, law_unit.key, ${preferred(reader)}, citation.start_at)
    select *, count(*) over ()::int as total from places
    order by adopted_on desc nulls last, path, position`
}

/** Cases, newest first; of each its first citation. */
function citingCases({ id, article }: CitersAsked, reader: Language): RawBuilder<Row> {
  return sql<Row>`
    with places as (
      select distinct on (citation.source_id) citation.source_id, case_text.title, case_text.language, '' as path,
        case_section.anchor, case_section.heading as place, case_section.body, citation.start_at, citation.end_at,
        citation.article_key, judicial_case.judged_on as day
      from citation
      join case_text on case_text.id = citation.text_id
      join judicial_case on judicial_case.id = case_text.case_id
      join case_section on case_section.text_id = case_text.id and case_section.position = citation.position
      where citation.target_id = ${id}::uuid and citation.source_kind = 'case'
        and ${article === undefined ? sql`true` : sql`citation.article_key = ${article}`}
      order by citation.source_id, ${preferred(reader)}, citation.position, citation.start_at)
    select *, count(*) over ()::int as total from places order by day desc nulls last, source_id`
}

/** What cites a law, one of its articles, or a case: one line for each citing article or case. */
export async function listCiters(db: Database, asked: CitersAsked, reader: Language): Promise<Citers> {
  const { kind, by, page, size } = asked
  const list = by === 'law' ? citingArticles(asked, reader) : citingCases(asked, reader)
  const { rows } = await sql<Row>`${list} limit ${size} offset ${(page - 1) * size}`.execute(db)
  const cited = await findCitedLaws(
    db,
    kind === 'law' ? rows.map((row) => ({ id: asked.id, articleKey: row.article_key, day: row.day })) : [],
  )
  const total = rows[0]?.total ?? (page === 1 ? 0 : await countOf(db, list))
  return {
    content: rows.map((row, at) => ({
      kind: by,
      id: row.source_id,
      address:
        by === 'law'
          ? `${eliPath({ work: row.path })}#${encodeURIComponent(row.anchor)}`
          : casePath(row.source_id, row.anchor),
      title: row.title,
      titleLanguage: row.language,
      place: row.place,
      ...excerptAround(row.body, row.start_at, row.end_at, row.language),
      day: row.day,
      changedOn: cited[at]?.changedOn ?? null,
    })),
    page: pageInfoOf(page, size, total),
  }
}

/** A page behind the last one has no row that tells how many there are. */
async function countOf(db: Database, list: RawBuilder<Row>): Promise<number> {
  const { rows } = await sql<Row>`${list} limit 1`.execute(db)
  return rows[0]?.total ?? 0
}
