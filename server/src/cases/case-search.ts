import type { caseAnalysisQuery, CaseSearchAnswer } from '@portal/protocol/cases/schemas.ts'
import type { CaseFacetName } from '@portal/protocol/cases/constants.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { z } from 'zod'
import type { Services } from '../kernel/services.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { FacetCount, SearchFilters, SearchQuestion } from '../search/door.ts'
import type { Reader } from './case-summary.ts'
import { caseNamesOf } from './names.ts'

export async function readerOf({ db, labels }: Services, language: Language): Promise<Reader> {
  return { language, labels: await labels.current(), names: caseNamesOf(db) }
}

type Asked = z.output<typeof caseAnalysisQuery>

function filtersOf(asked: Asked): SearchFilters {
  return {
    values: {
      country: asked.country ?? [],
      court: asked.court ?? [],
      type: asked.type ?? [],
      documentType: asked.documentType ?? [],
      cause: asked.cause ?? [],
      cites: asked.cites === undefined ? [] : [asked.cites],
    },
    years: asked.year ?? [],
    dates: { judgedOn: { from: asked.judgedFrom, to: asked.judgedTo } },
    parts: { caseNumber: asked.caseNumber ?? '', parties: asked.parties ?? '' },
  }
}

type Paging = Pick<SearchQuestion, 'page' | 'size' | 'sort'>

const firstPage: Paging = { page: 1, size: 1, sort: 'newest' }

/** The engine's question for what a reader asks. */
export function caseQuestion(
  asked: Asked,
  language: Language,
  { page, size, sort }: Paging = firstPage,
): SearchQuestion {
  return {
    keyword: asked.keyword ?? '',
    field: asked.searchField,
    of: 'groups',
    ...(asked.language && { textLanguage: asked.language }),
    filters: filtersOf(asked),
    language,
    today: zoneToday(),
    page,
    size,
    sort,
  }
}

/** Values with their names in the reader's language. */
export async function labelled(
  counts: Record<string, FacetCount[]>,
  { language, labels, names }: Reader,
): Promise<CaseSearchAnswer['facets']> {
  const counted = (name: CaseFacetName): FacetCount[] => counts[name] ?? []
  await Promise.all([
    names.courts.load(counted('court').map(({ value }) => value)),
    names.causes.load(counted('cause').map(({ value }) => value)),
  ])
  const facet = (name: CaseFacetName, label: (value: string) => string) =>
    counted(name).map(({ value, count }) => ({ value, label: label(value), count }))
  const fromDictionary = (type: string) => (value: string) => labels.of(type, value, language)
  return {
    country: facet('country', fromDictionary('COUNTRY')),
    court: facet('court', (value) => names.courts.in(value, language)),
    type: facet('type', fromDictionary('CASE_TYPE')),
    cause: facet('cause', (value) => names.causes.in(value, language)),
    documentType: facet('documentType', fromDictionary('CASE_DOCUMENT_TYPE')),
    year: facet('year', (value) => value),
  }
}
