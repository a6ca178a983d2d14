import type { LawSearch } from '@portal/protocol/laws/schemas.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

export function searchQuery({ ask, language }: Asking, search: LawSearch) {
  return queryOptions({
    queryKey: ['laws', 'search', language(), search],
    queryFn: ({ signal }) => ask('laws', 'search', { body: search }, signal),
    placeholderData: keepPreviousData,
  })
}

/** A law by its id or by its stable address, in the language asked for or the reader's. */
export function lawQuery(
  { ask, language }: Asking,
  law: { id: string } | { address: string },
  text: 'zh' | 'en' | 'ru' | undefined,
) {
  const chosen = text && { language: text }
  return queryOptions({
    queryKey: ['laws', 'details', language(), law, text],
    queryFn: ({ signal }) =>
      'id' in law
        ? ask('laws', 'details', { params: { id: law.id }, query: { ...chosen } }, signal)
        : ask('laws', 'byAddress', { query: { address: law.address, ...chosen } }, signal),
  })
}

export function coverageQuery({ ask, language }: Asking) {
  return queryOptions({
    queryKey: ['laws', 'coverage', language()],
    queryFn: ({ signal }) => ask('laws', 'coverage', {}, signal),
  })
}
