import type { CaseFacetName } from '@portal/protocol/cases/constants.ts'
import type { caseAnalysisQuery, CaseAnalysis } from '@portal/protocol/cases/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { eliPath } from '@portal/protocol/laws/eli.ts'
import type { z } from 'zod'
import type { Database } from '../../kernel/database/store.ts'
import type { CaseFigures, FacetCount } from '../../search/door.ts'
import { caseQuestion, labelled, orRefuse, readerOf, type CaseSearch } from '../case-search.ts'
import { articlesNamed } from '../queries.ts'
import { todayInShanghai } from '../../kernel/today.ts'

/** Figures over every case that the filters let through. */
export async function analyseCases(
  db: Database,
  search: CaseSearch,
  asked: z.output<typeof caseAnalysisQuery>,
  language: Language,
): Promise<CaseAnalysis> {
  const question = caseQuestion(asked, language)
  const { total, figures, articles } = await orRefuse(search.engine.analyseCases(question))
  const counts = Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, figure.counts]),
  ) as Record<CaseFacetName, FacetCount[]>
  const items = await labelled(counts, await readerOf(search, language))
  const figure = (name: CaseFacetName) => ({ basis: figures[name].basis, items: items[name] })
  return {
    total,
    year: figure('year'),
    type: figure('type'),
    cause: figure('cause'),
    court: figure('court'),
    country: figure('country'),
    documentType: figure('documentType'),
    articles: { basis: articles.basis, items: await mostCited(db, articles, language) },
  }
}

/** The articles by their names today; one whose law has just been removed is left out. */
async function mostCited(
  db: Database,
  { counts }: CaseFigures['articles'],
  reader: Language,
): Promise<CaseAnalysis['articles']['items']> {
  if (counts.length === 0) return []
  const cited = counts.map(({ value, count }) => {
    const [lawId = '', key = ''] = value.split('#', 2)
    return { value, lawId, key, count }
  })
  const named = await articlesNamed(db, cited, { day: todayInShanghai(), reader })
  const names = new Map(named.map((row) => [`${row.law_id}#${row.key}`, row]))
  return cited.flatMap(({ value, key, count }) => {
    const row = names.get(value)
    if (!row) return []
    const address = `${eliPath({ work: row.address })}#art-${key}`
    return { value, lawTitle: row.title, number: row.number, address, count }
  })
}
