import type { CitedCounts } from '@portal/protocol/citations/schemas.ts'
import { sql } from 'kysely'
import { statement } from '../../kernel/database/statement.ts'
import type { Database } from '../../kernel/database/store.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { presentWordings } from '../present-wordings.ts'
import type { WorkKind } from '../tables.ts'

export const noCitations: CitedCounts = { articles: 0, cases: 0 }

interface Row {
  article_key: string | null
  source_kind: WorkKind
  source_id: string
  /** Key of the citing article: the same in every language. */
  place: string | null
}

/** The citations of a law or a case, with the citing article of each that is in a law's present wording. */
const citing = statement((db, { id, today }: { id: string; today: string }) => {
  const laws = sql`select source_id from citation where target_id = ${id}::uuid and source_kind = 'law'`
  const query = sql<Row>`
    with present as (${presentWordings(laws, today)})
    select citation.article_key, citation.source_kind, citation.source_id, law_unit.key as place
    from citation
    left join law_text on citation.source_kind = 'law' and law_text.id = citation.text_id
    left join law_unit on law_unit.text_id = law_text.id and law_unit.position = citation.position
    where citation.target_id = ${id}::uuid
      and (citation.source_kind = 'case' or law_text.version_id in (select present.id from present))`
  return { compile: () => query.compile(db) }
})

/** The counts of some citations; of a law as a whole without its own articles. */
function countsOf(rows: readonly Row[], without?: string): CitedCounts {
  const articles = new Set<string>()
  const cases = new Set<string>()
  for (const { source_kind, source_id, place } of rows) {
    if (source_kind === 'case') cases.add(source_id)
    else if (source_id !== without) articles.add(`${source_id} ${place}`)
  }
  return { articles: articles.size, cases: cases.size }
}

/**
 * How many articles, in their laws' present wordings, and how many cases cite a law or a case: as a whole, and each
 * article of it. An article counts once whatever its languages; a law's own articles count for its articles, not
 * for the whole.
 */
export async function citedCounts(
  db: Database,
  { id }: { kind: WorkKind; id: string },
): Promise<{ whole: CitedCounts; articles: ReadonlyMap<string, CitedCounts> }> {
  const rows = await citing(db, { id, today: zoneToday() })
  const byArticle = Map.groupBy(rows, ({ article_key }) => article_key)
  return {
    whole: countsOf(rows, id),
    articles: new Map(
      [...byArticle].flatMap(([key, ofArticle]) => (key === null ? [] : [[key, countsOf(ofArticle)]])),
    ),
  }
}
