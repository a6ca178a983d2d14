import { caseTimeout } from '@portal/protocol/cases/constants.ts'
import type { CaseAnalysisQuery, CaseSearch } from '@portal/protocol/cases/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../app/page.ts'
import { giveUpAfter } from '../ui/give-up-after.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

export function caseSearchQuery({ ask, language }: Asking, search: CaseSearch) {
  return {
    queryKey: ['cases', 'search', language(), search],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      giveUpAfter(caseTimeout, signal, (within) => ask('cases', 'search', { body: search }, within)),
    placeholderData: keepPreviousData,
  }
}

/** The choices of the search form. */
export function caseChoicesQuery({ ask, language }: Asking) {
  return queryOptions({
    queryKey: ['cases', 'choices', language()],
    queryFn: ({ signal }) =>
      giveUpAfter(caseTimeout, signal, (within) => ask('cases', 'choices', {}, within)),
  })
}

/** A case in the language asked for or the reader's. */
export function caseQuery({ ask, language }: Asking, id: string, text: Language | undefined) {
  return queryOptions({
    queryKey: ['cases', 'details', language(), id, text],
    queryFn: ({ signal }) =>
      giveUpAfter(caseTimeout, signal, (within) =>
        ask('cases', 'details', { params: { id }, query: { ...(text && { language: text }) } }, within),
      ),
  })
}

export function analysisQuery({ ask, language }: Asking, filters: CaseAnalysisQuery) {
  return queryOptions({
    queryKey: ['cases', 'analysis', language(), filters],
    queryFn: ({ signal }) =>
      giveUpAfter(caseTimeout, signal, (within) => ask('cases', 'analysis', { query: filters }, within)),
    placeholderData: keepPreviousData,
  })
}

/** What the collection of cases holds, country by country. */
export function caseCoverageQuery({ ask, language }: Asking) {
  return queryOptions({
    queryKey: ['cases', 'coverage', language()],
    queryFn: ({ signal }) => ask('cases', 'coverage', {}, signal),
  })
}

/** What the filter `cites` names: the title of a law, the number of its article. */
export function citedQuery({ ask, language }: Asking, cites: string) {
  const [id = '', article] = cites.split('#')
  return queryOptions({
    queryKey: ['cases', 'cited', language(), cites],
    queryFn: ({ signal }) =>
      ask('citations', 'card', { query: { kind: 'law', id, ...(article && { article }) } }, signal),
    enabled: cites !== '',
    retry: false,
  })
}
