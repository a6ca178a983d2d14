import { foundList } from '@portal/protocol/find/lists.ts'
import { toFilters, toQuery } from '@portal/protocol/kernel/list-address.ts'
import type { Asked } from '@portal/protocol/kernel/list.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask' | 'language' | 'country'>

export type FindAsked = Asked<typeof foundList>

/** What an address asks for, with the country that its reader has chosen where it says nothing of one. */
export function preferring({ country }: Pick<Asking, 'country'>, asked: FindAsked): FindAsked {
  const { filters } = asked
  return { ...asked, filters: { ...filters, prefer: filters.prefer || country() } }
}

/** What a text finds of each kind. */
export function overviewQuery(context: Asking, asked: FindAsked) {
  const { ask, language } = context
  const { keyword, prefer } = toFilters(foundList, preferring(context, asked).filters)
  const query = { ...(keyword && { keyword }), ...(prefer && { prefer }) }
  return {
    queryKey: ['find', 'overview', language(), query],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask('find', 'overview', { query }, signal),
    placeholderData: keepPreviousData,
  }
}

/** What it finds of one kind. */
export const foundOfKind = listSource({
  list: foundList,
  query: (context, asked) => {
    const { ask, language } = context
    const query = toQuery(foundList, preferring(context, asked))
    return {
      queryKey: ['find', 'page', language(), query],
      queryFn: ({ signal }) => ask('find', 'page', { query }, signal),
    }
  },
})
