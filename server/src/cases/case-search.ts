import type { caseAnalysisQuery, CaseSearchAnswer } from '@portal/protocol/cases/schemas.ts'
import type { CaseFacetName } from '@portal/protocol/cases/constants.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { z } from 'zod'
import { Refusal } from '../kernel/refusal.ts'
import type { Labels } from '../reference/labels.ts'
import {
  SearchUnavailable,
  type CaseQuestion,
  type CaseFilters,
  type FacetCount,
  type SearchEngine,
} from '../search/door.ts'
import type { Reader } from './case-summary.ts'
import type { CaseNames } from './names.ts'

/** What answers about cases are made of. */
export interface CaseSearch {
  engine: SearchEngine
  labels: { current(): Promise<Labels> }
  names: CaseNames
}

export async function readerOf({ labels, names }: CaseSearch, language: Language): Promise<Reader> {
  return { language, labels: await labels.current(), names }
}

type Asked = z.output<typeof caseAnalysisQuery>

function list<Value>(value: Value | Value[] | undefined): Value[] | undefined {
  if (value === undefined) return undefined
  return Array.isArray(value) ? value : [value]
}

function filtersOf(asked: Asked): CaseFilters {
  const filters = {
    country: list(asked.country),
    court: list(asked.court),
    type: list(asked.type),
    documentType: list(asked.documentType),
    cause: list(asked.cause),
    year: list(asked.year),
    judgedFrom: asked.judgedFrom,
    judgedTo: asked.judgedTo,
    caseNumber: asked.caseNumber,
    parties: asked.parties,
    cites: asked.cites,
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}

type Paging = Pick<CaseQuestion, 'page' | 'size' | 'sort'>

const firstPage: Paging = { page: 1, size: 1, sort: 'newest' }

/** The engine's question for what a reader asks. */
export function caseQuestion(asked: Asked, language: Language, paging: Paging = firstPage): CaseQuestion {
  return {
    keyword: asked.keyword ?? '',
    field: asked.searchField,
    ...(asked.language && { textLanguage: asked.language }),
    filters: filtersOf(asked),
    language,
    ...paging,
  }
}

/** What the engine answers. The rest of the portal does not depend on search; a question can be asked again. */
export async function orRefuse<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof SearchUnavailable) throw new Refusal('overloaded')
    throw error
  }
}

/** Values with their names in the reader's language. */
export async function labelled(
  counts: Record<CaseFacetName, FacetCount[]>,
  { language, labels, names }: Reader,
): Promise<CaseSearchAnswer['facets']> {
  await Promise.all([
    names.courts.load(counts.court.map(({ value }) => value)),
    names.causes.load(counts.cause.map(({ value }) => value)),
  ])
  const facet = (name: CaseFacetName, label: (value: string) => string) =>
    counts[name].map(({ value, count }) => ({ value, label: label(value), count }))
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
