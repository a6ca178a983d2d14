import type { ReviewerChoice } from '@portal/protocol/kernel/reviewer-choices.ts'
import { toQuery, wholeList } from '@portal/protocol/kernel/list-address.ts'
import { deskLookupsList } from '@portal/protocol/lookups/lists.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { adminKey, fresh } from '../app/admin/queries.ts'
import type { ReviewQueue } from '../app/admin/review-page.tsx'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

export const deskLookups = listSource({
  list: deskLookupsList,
  query: ({ ask }, asked) => {
    const query = toQuery(deskLookupsList, asked)
    return {
      queryKey: [...adminKey, 'lookups', query],
      queryFn: ({ signal }) => ask('lookups', 'deskPage', { query }, signal),
      ...fresh,
    }
  },
})

const whole = wholeList(deskLookupsList)

const waiting = (assigned: ReviewerChoice | '') => ({
  ...whole,
  filters: { ...whole.filters, waits: 'DECISION' as const, assigned },
})

export const lookupQueue = {
  path: '/admin/lookups',
  source: deskLookups,
  waiting: [waiting('OPEN'), waiting('')],
} as const satisfies ReviewQueue<typeof deskLookupsList>

export function deskLookupQuery({ ask }: Asking, id: string) {
  return {
    queryKey: [...adminKey, 'lookup', id],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask('lookups', 'desk', { params: { id } }, signal),
    ...fresh,
  }
}

/** Provisions that a citation or words find, as they read on a day. */
export function provisionsQuery({ ask, language }: Asking, keyword: string, on: string) {
  return queryOptions({
    queryKey: ['lookup-provisions', language(), keyword, on],
    queryFn: ({ signal }) => ask('lookups', 'provisions', { query: { keyword, ...(on && { on }) } }, signal),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  })
}

/** A provision that was chosen, as it reads on the day of the check; what it read before stays meanwhile. */
export function provisionQuery(
  { ask, language }: Asking,
  { lawId, article }: { lawId: string; article: string },
  on: string,
) {
  return queryOptions({
    queryKey: ['lookup-provision', language(), lawId, article, on],
    queryFn: ({ signal }) => ask('lookups', 'provision', { query: { lawId, article, on } }, signal),
    enabled: on !== '',
    placeholderData: keepPreviousData,
  })
}

/** Cases offered at once; more words find the others. */
const mostCasesOffered = 5

export function casesQuery({ ask, language }: Asking, keyword: string) {
  return queryOptions({
    queryKey: ['lookup-cases', language(), keyword],
    queryFn: async ({ signal }) => {
      const { content } = await ask('cases', 'search', { body: { keyword } }, signal)
      return content.slice(0, mostCasesOffered)
    },
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  })
}
