import type { caseCalls } from '@portal/protocol/cases/calls.ts'
import type { CaseFacetName } from '@portal/protocol/cases/constants.ts'
import type { CaseAnalysis } from '@portal/protocol/cases/schemas.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { eliPath } from '@portal/protocol/laws/eli.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import type { FacetCount, Figure } from '../../search/door.ts'
import { caseQuestion, labelled, readerOf } from '../case-search.ts'
import { articlesNamed } from '../../laws/door.ts'
import { caseCollection } from '../search-collection.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'

/** Figures over every case that the filters let through. */
export async function analyseCases(
  services: Services,
  { query }: GivenOf<typeof caseCalls.analysis>,
  { language }: Asker,
): Promise<CaseAnalysis> {
  const question = caseQuestion(query, language)
  const { total, figures } = await services.engine.analyse(caseCollection.kind, question)
  const counts = Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, figure.counts]),
  ) as Record<string, FacetCount[]>
  const items = await labelled(counts, await readerOf(services, language))
  const figure = (name: CaseFacetName) => ({ basis: figures[name]!.basis, items: items[name] })
  const articles = figures['articles']!
  return {
    total,
    year: figure('year'),
    type: figure('type'),
    cause: figure('cause'),
    court: figure('court'),
    country: figure('country'),
    documentType: figure('documentType'),
    articles: { basis: articles.basis, items: await mostCited(services.store.reader(), articles, language) },
  }
}

/** The articles by their names today; one whose law has just been removed is left out. */
async function mostCited(
  db: Database,
  { counts }: Figure,
  reader: Language,
): Promise<CaseAnalysis['articles']['items']> {
  if (counts.length === 0) return []
  const cited = counts.map(({ value, count }) => {
    const [lawId = '', key = ''] = value.split('#', 2)
    return { value, lawId, key, count }
  })
  const named = await articlesNamed(db, cited, { day: zoneToday(), reader })
  const names = new Map(named.map((row) => [`${row.law_id}#${row.key}`, row]))
  return cited.flatMap(({ value, key, count }) => {
    const row = names.get(value)
    if (!row) return []
    const { title: lawTitle, title_language: titleLanguage, number } = row
    const address = `${eliPath({ work: row.address })}#art-${key}`
    return { value, lawTitle, titleLanguage, number, address, count }
  })
}
