import { queryOptions } from '@tanstack/react-query'
import { endlessSource } from '../app/lists/use-endless-list.ts'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

/** What is cited, or asked about: a law, one of its articles, or a case. */
export interface Cited {
  kind: 'law' | 'case'
  id: string
  article?: string | undefined
}

function asQuery({ kind, id, article }: Cited) {
  return { kind, id, ...(article && { article }) }
}

/** @param on the day whose wording is meant; null for today's */
export function cardQuery({ ask, language }: Asking, cited: Cited, on: string | null) {
  return queryOptions({
    queryKey: ['citations', 'card', language(), cited, on],
    queryFn: ({ signal }) =>
      ask('citations', 'card', { query: { ...asQuery(cited), ...(on && { on }) } }, signal),
    retry: false,
  })
}

/** What cites it, ten at a time. */
export function citersOf({ ask, language }: Asking, cited: Cited, by: 'law' | 'case') {
  return endlessSource({
    queryKey: ['citations', 'citedBy', language(), cited, by],
    askPage: (page, signal) =>
      ask('citations', 'citedBy', { query: { ...asQuery(cited), by, page } }, signal),
    pageIn: (answer) => answer,
    keyOf: ({ id, address, start }) => `${id}-${address}-${start}`,
  })
}
