import type { citedArticle } from '@portal/protocol/cases/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Dated } from '@portal/protocol/laws/wording-said.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../kernel/database/store.ts'
import { findCitedLaws } from '../cited-laws.ts'
import { articleNumber } from '../../text/article-number.ts'
import { titlesOf, unitsCited } from '../shown-laws.ts'

type CitedArticle = z.input<typeof citedArticle>

interface Row extends Dated {
  target_id: string
  article_key: string | null
}

/** What cases cite, by case: ids of laws, and of their articles as `id#key`. */
export async function citedOf(db: Database, caseIds: readonly string[]): Promise<Map<string, string[]>> {
  if (caseIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('citation')
    .select(['source_id', 'target_id', 'article_key'])
    .distinct()
    .where('source_id', 'in', caseIds)
    .where('source_kind', '=', 'case')
    .where('target_kind', '=', 'law')
    .execute()
  const cited = new Map<string, Set<string>>()
  for (const { source_id, target_id, article_key } of rows) {
    const values = cited.get(source_id) ?? new Set()
    cited.set(source_id, values.add(target_id!))
    if (article_key !== null) values.add(`${target_id}#${article_key}`)
  }
  return new Map([...cited].map(([id, values]) => [id, [...values].sort()]))
}

/** Laws and articles that a case cites, in the order it does, as they were on its day, or in the wording it names. */
export async function citedArticlesOf(
  db: Database,
  caseId: string,
  day: string | null,
  reader: Language,
): Promise<CitedArticle[]> {
  const { rows } = await sql<Row>`
    select target_id, article_key, hint_year as year, hint_wording as wording from citation
    where source_id = ${caseId}::uuid and source_kind = 'case' and target_kind = 'law'
    group by target_id, article_key, hint_year, hint_wording
    order by min(position), min(start_at), min(id)`.execute(db)
  // A law named alone beside its articles adds nothing.
  const withArticles = new Set(rows.flatMap((row) => (row.article_key === null ? [] : [row.target_id])))
  const telling = rows.filter((row) => row.article_key !== null || !withArticles.has(row.target_id))
  const laws = await findCitedLaws(
    db,
    telling.map((row) => ({ id: row.target_id, articleKey: row.article_key, day, named: row })),
  )
  const versionIds = laws.flatMap((law) => law?.version?.id ?? [])
  const [titles, units] = [
    await titlesOf(db, versionIds, reader),
    await unitsCited(db, versionIds, telling, reader),
  ]
  const found = telling.flatMap((row, at) => {
    const law = laws[at]
    const title = titles.get(law?.version?.id ?? '')
    if (!law?.version || !title) return []
    const unit = units.get(`${law.version.id} ${row.article_key}`)
    const shown =
      row.article_key !== null && unit?.number
        ? articleNumber(row.article_key, { number: unit.number, language: unit.language }, title.language)
        : null
    return {
      lawId: row.target_id,
      lawTitle: title.title,
      titleLanguage: title.language,
      articleKey: row.article_key,
      language: shown?.language ?? title.language,
      number: shown?.number ?? null,
      address: law.address,
      isHeld: law.isHeld,
      isPerhapsAmended: law.isPerhapsAmended,
      versionOn: law.version.in_force_from ?? law.version.version_on,
      isDayRecorded: law.version.is_day_recorded,
      changedOn: law.changedOn,
    }
  })
  // Named with a year and without, it may be the same wording.
  return [...new Map(found.toReversed().map((one) => [one.address, one])).values()].toReversed()
}
