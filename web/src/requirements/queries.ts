import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { requirementsList } from '@portal/protocol/requirements/lists.ts'
import { queryOptions } from '@tanstack/react-query'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'
import { helpDictionaries } from '../help/queries.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

/** Whatever is asked of requirements: what one of their calls changes is asked for anew. */
export const requirementsKey = ['requirements']

/** Signed addresses of files end after some minutes: a page left open asks for new ones, in milliseconds. */
const addressesFresh = 600_000

/** The requirements that are shown. Others change them meanwhile. */
export const shownRequirements = listSource({
  list: requirementsList,
  query: ({ ask }, asked) => {
    const query = toQuery(requirementsList, asked)
    return {
      queryKey: [...requirementsKey, 'shown', query],
      queryFn: ({ signal }) => ask('requirements', 'page', { query }, signal),
      staleTime: 0,
    }
  },
})

/** A requirement as the reader may see it. */
export function requirementQuery({ ask }: Asking, id: string) {
  return {
    queryKey: [...requirementsKey, 'read', id],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask('requirements', 'read', { params: { id } }, signal),
    staleTime: 0,
    refetchInterval: addressesFresh,
  }
}

/** A requirement of the reader's own, as its form edits it. What is typed is not asked for anew. */
export function requirementFormQuery({ ask }: Asking, id: string) {
  return queryOptions({
    queryKey: [...requirementsKey, 'form', id],
    queryFn: ({ signal }) => ask('requirements', 'form', { params: { id } }, signal),
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** Verified providers whose name holds a text. */
export function partnersQuery({ ask }: Asking, keyword: string) {
  return {
    queryKey: [...requirementsKey, 'partners', keyword],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      ask('requirements', 'partners', { query: { keyword } }, signal),
    enabled: keyword !== '',
  }
}

/** Rows that the home page shows. */
const newestShown = 3

/** The requirements that were published last: of what the list answers, what is shown, for it stands in the page. */
export function newestRequirementsQuery({ ask, language }: Asking) {
  return queryOptions({
    queryKey: [...requirementsKey, 'newest', language()],
    queryFn: async ({ signal }) => {
      const query = { sort: 'newest', size: String(newestShown) } as const
      const { content } = await ask('requirements', 'page', { query }, signal)
      if (content.length === 0) return []
      const [types, countries] = await Promise.all(
        [helpDictionaries.type, helpDictionaries.region].map((type) =>
          ask('reference', 'dictionary', { query: { type } }, signal),
        ),
      )
      const name = (entries: typeof types = [], code: string) =>
        entries.find(({ id }) => id === code)?.name ?? code
      return content.map(({ id, title, language: written, priority, type, regions, signUps, deadline }) => ({
        id,
        title,
        language: written,
        priority,
        signUps,
        deadline,
        type: name(types, type),
        regions: regions.map((region) => name(countries, region)),
      }))
    },
    staleTime: 0,
  })
}
