import type { Language } from '@portal/protocol/kernel/languages.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { articleNumber } from '../text/article-number.ts'
import { lawTitle } from './law-summary.ts'
import { lawsByIds } from './queries.ts'

/** An article, or (without a key) a law as a whole. */
export interface Cited {
  lawId: string
  key: string | null
}

export interface NamedArticle {
  law_id: string
  key: string | null
  /** Of the law, without "eli/". */
  address: string
  /** Id of the wording named. */
  wording: string
  title: string
  title_language: Language
  /** First day of the wording named. */
  since: string | null
  /** In the title's language, see `articleNumber`; null where the wording has no such article. */
  number: string | null
}

/** Names of articles in the wordings in force on a day, in the reader's language where it is held. */
export async function articlesNamed(
  db: Database,
  cited: readonly Cited[],
  { day, reader }: { day: string; reader: Language },
): Promise<NamedArticle[]> {
  const { rows } = await sql<Omit<NamedArticle, 'title' | 'title_language'> & { language: Language }>`
    select cited.law_id, cited.key, law.address, wording.id as wording,
      coalesce(wording.in_force_from, wording.version_on) as since, unit.number, text.language
    from unnest(${cited.map(({ lawId }) => lawId)}::uuid[], ${cited.map(({ key }) => key)}::text[])
      as cited (law_id, key)
    join law on law.id = cited.law_id
    join lateral (
      select id, version_on, in_force_from from law_version
      where law_version.law_id = law.id
      -- The newest that has begun; before the first one's day, the first.
      order by coalesce(in_force_from <= ${day}::date, true) desc,
        case when in_force_from <= ${day}::date then in_force_from end desc nulls last,
        case when in_force_from > ${day}::date then in_force_from end,
        version_on desc nulls last, created_at desc
      limit 1) as wording on true
    join lateral (
      select id, language from law_text
      where version_id = wording.id
      order by language = ${reader} desc, language = 'zh' desc, is_original desc
      limit 1) as text on true
    left join law_unit as unit
      on unit.text_id = text.id and unit.key = cited.key and unit.kind = 'article'`.execute(db)
  if (rows.length === 0) return []
  const laws = await lawsByIds(db, [...new Set(rows.map(({ law_id }) => law_id))])
  const titles = new Map(
    laws.flatMap((law) => law.versions.map((version) => [version.id, lawTitle(law, version, { reader })])),
  )
  return rows.map(({ language, ...row }) => {
    const named = titles.get(row.wording) ?? { title: '', language }
    const printed = row.number === null ? null : { number: row.number, language }
    return {
      ...row,
      title: named.title,
      title_language: named.language,
      number:
        printed && row.key !== null ? articleNumber(row.key, printed, named.language).number : row.number,
    }
  })
}
