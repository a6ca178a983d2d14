import type { Citers } from '@portal/protocol/citations/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import { eliPath } from '@portal/protocol/laws/eli.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../kernel/database/store.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { casePath, findCitedLaws } from '../cited-laws.ts'
import { excerptAround } from '../excerpt.ts'
import { presentWordings } from '../present-wordings.ts'
import { titlesOf } from '../shown-laws.ts'
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
  /** Of a law. */
  version_id: string | null
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
  hint_year: string | null
  hint_wording: string | null
  day: string | null
}

function preferred(reader: Language): RawBuilder<unknown> {
  return sql`case language when ${reader} then 0 when 'zh' then 1 else 2 end`
}

/** Articles of laws in their present wordings, newest law first; of each place its first citation. */
function citingArticles({ id, article, page, size }: CitersAsked, reader: Language): RawBuilder<Row> {
  const citing = sql`select source_id from citation where target_id = ${id}::uuid and source_kind = 'law'`
  return sql<Row>`
    with present as (${presentWordings(citing, zoneToday())}),
    places as (
      select distinct on (citation.source_id, law_unit.key) citation.*, law_text.title, law_text.language,
        present.id as version_id, law_version.in_force_from as day, law.address as path, law.adopted_on
      from citation
      join law_text on law_text.id = citation.text_id
      join present on present.id = law_text.version_id
      join law_version on law_version.id = present.id
      join law on law.id = law_version.law_id
      join law_unit on law_unit.text_id = law_text.id and law_unit.position = citation.position
      where citation.target_id = ${id}::uuid and citation.source_kind = 'law'
        and ${article === undefined ? sql`citation.source_id <> ${id}::uuid` : sql`citation.article_key = ${article}`}
      order by citation.source_id, law_unit.key, ${preferred(reader)}, citation.start_at),
    counted as (
      select *, count(*) over ()::int as total from places
      order by adopted_on desc nulls last, path, position ${partOf(page, size)})
    select counted.*, law_unit.anchor, law_unit.number as place, law_unit.body
    from counted join law_unit using (text_id, position)
    order by adopted_on desc nulls last, path, position`
}

/** Cases, newest first; of each its first citation. */
function citingCases({ id, article, page, size }: CitersAsked, reader: Language): RawBuilder<Row> {
  return sql<Row>`
    with places as (
      select distinct on (citation.source_id) citation.*, case_text.title, case_text.language, '' as path,
        null as version_id,
        judicial_case.judged_on as day
      from citation
      join case_text on case_text.id = citation.text_id
      join judicial_case on judicial_case.id = case_text.case_id
      where citation.target_id = ${id}::uuid and citation.source_kind = 'case'
        and ${article === undefined ? sql`true` : sql`citation.article_key = ${article}`}
      order by citation.source_id, ${preferred(reader)}, citation.position, citation.start_at),
    counted as (
      select *, count(*) over ()::int as total from places
      order by day desc nulls last, source_id ${partOf(page, size)})
    select counted.*, case_section.anchor, case_section.heading as place, case_section.body
    from counted join case_section using (text_id, position)
    order by day desc nulls last, source_id`
}

function partOf(page: number, size: number): RawBuilder<unknown> {
  return sql`limit ${size} offset ${(page - 1) * size}`
}

/** What cites a law, one of its articles, or a case: one line for each citing article or case. */
export async function listCiters(
  { store }: Services,
  { query: asked }: { query: CitersAsked },
  { language: reader }: Asker,
): Promise<Citers> {
  const db = store.reader()
  const { kind, by, page, size } = asked
  const rows = await pageRows(db, asked, reader)
  const cited = await findCitedLaws(
    db,
    kind === 'law'
      ? rows.map((row) => ({
          id: asked.id,
          articleKey: row.article_key,
          day: row.day,
          named: { year: row.hint_year, wording: row.hint_wording },
        }))
      : [],
  )
  const titles = await titlesOf(
    db,
    rows.flatMap(({ version_id: version }) => version ?? []),
    reader,
  )
  // A page behind the last one has no row that tells how many there are.
  const first =
    rows[0] ?? (page > 1 ? (await pageRows(db, { ...asked, page: 1, size: 1 }, reader))[0] : undefined)
  const total = first?.total ?? 0
  return {
    content: rows.map((row, at) => {
      const title = titles.get(row.version_id ?? '')
      return {
        kind: by,
        id: row.source_id,
        address:
          by === 'law'
            ? `${eliPath({ work: row.path })}#${encodeURIComponent(row.anchor)}`
            : casePath(row.source_id, row.anchor),
        title: title?.title ?? row.title,
        titleLanguage: title?.language ?? row.language,
        titleOrigin: title?.origin ?? null,
        language: row.language,
        place: row.place,
        ...excerptAround(row.body, row.start_at, row.end_at, row.language),
        day: row.day,
        changedOn: cited[at]?.changedOn ?? null,
      }
    }),
    page: pageInfoOf(page, size, total),
  }
}

async function pageRows(db: Database, asked: CitersAsked, reader: Language): Promise<Row[]> {
  const list = asked.by === 'law' ? citingArticles(asked, reader) : citingCases(asked, reader)
  return (await list.execute(db)).rows
}
