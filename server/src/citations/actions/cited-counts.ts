import type { CitedCounts } from '@portal/protocol/citations/schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/store.ts'
import { todayInShanghai } from '../../kernel/today.ts'
import { presentWordings } from '../present-wordings.ts'
import type { WorkKind } from '../tables.ts'

export const noCitations: CitedCounts = { articles: 0, cases: 0 }

interface Row extends CitedCounts {
  article_key: string | null
  is_whole: boolean
  articles_of_others: number
}

/**
 * How many articles, in their laws' present wordings, and how many cases cite a law or a case: as a whole, and each
 * article of it. An article counts once whatever its languages; a law's own articles count for its articles, not
 * for the whole.
 */
export async function citedCounts(
  db: Database,
  { id }: { kind: WorkKind; id: string },
): Promise<{ whole: CitedCounts; articles: Map<string, CitedCounts> }> {
  const citing = sql`select source_id from citation where target_id = ${id}::uuid and source_kind = 'law'`
  const { rows } = await sql<Row>`
    with present as (${presentWordings(citing, todayInShanghai())}),
    places as (
      select distinct citation.article_key, citation.source_kind, citation.source_id, law_unit.key as place
      from citation
      left join law_text on citation.source_kind = 'law' and law_text.id = citation.text_id
      left join law_unit on law_unit.text_id = law_text.id and law_unit.position = citation.position
      where citation.target_id = ${id}::uuid
        and (citation.source_kind = 'case' or law_text.version_id in (select present.id from present)))
    select article_key, grouping(article_key) = 1 as is_whole,
      count(distinct (source_id, place)) filter (where source_kind = 'law')::int as articles,
      count(distinct (source_id, place)) filter (where source_kind = 'law' and source_id <> ${id}::uuid)::int
        as articles_of_others,
      count(distinct source_id) filter (where source_kind = 'case')::int as cases
    from places group by grouping sets ((article_key), ())`.execute(db)
  const whole = rows.find(({ is_whole }) => is_whole)
  return {
    whole: whole ? { articles: whole.articles_of_others, cases: whole.cases } : noCitations,
    articles: new Map(
      rows.flatMap(({ article_key, is_whole, articles, cases }) =>
        is_whole || article_key === null ? [] : [[article_key, { articles, cases }]],
      ),
    ),
  }
}
