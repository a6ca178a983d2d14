import type { LawSearch } from '@portal/protocol/laws/schemas.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../app/page.ts'
import type { ComparisonWanted } from './door/comparison-address.ts'
import type { LawWanted } from './law-address.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

export function searchQuery({ ask, language }: Asking, search: LawSearch) {
  return {
    queryKey: ['laws', 'search', language(), search],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask('laws', 'search', { body: search }, signal),
    placeholderData: keepPreviousData,
  }
}

/** A law by its id or by its stable address, in the language and the wording asked for. */
export function lawQuery({ ask, language }: Asking, { law, on, text }: LawWanted) {
  const chosen = { ...(text && { language: text }), ...(on && { on }) }
  return queryOptions({
    queryKey: ['laws', 'details', language(), law, on, text],
    queryFn: ({ signal }) =>
      'id' in law
        ? ask('laws', 'details', { params: { id: law.id }, query: chosen }, signal)
        : ask('laws', 'byAddress', { query: { address: law.address, ...chosen } }, signal),
  })
}

/** One article by its stable address. */
export function articleQuery({ ask, language }: Asking, { law, on, text }: LawWanted) {
  const chosen = { ...(text && { language: text }), ...(on && { on }) }
  const address = 'address' in law ? law.address : ''
  return queryOptions({
    queryKey: ['laws', 'article', language(), address, on, text],
    queryFn: ({ signal }) => ask('laws', 'article', { query: { address, ...chosen } }, signal),
  })
}

/** Two wordings of a law, by their ids. */
export function comparisonQuery({ ask, language }: Asking, { id, from, to, text }: ComparisonWanted) {
  return queryOptions({
    queryKey: ['laws', 'compare', language(), id, from, to, text],
    queryFn: ({ signal }) =>
      ask(
        'laws',
        'compare',
        { params: { id }, query: { from, to, ...(text && { language: text }) } },
        signal,
      ),
  })
}

export function coverageQuery({ ask, language }: Asking) {
  return queryOptions({
    queryKey: ['laws', 'coverage', language()],
    queryFn: ({ signal }) => ask('laws', 'coverage', {}, signal),
  })
}
