import { foundList } from '@portal/protocol/find/lists.ts'
import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

/** What a text finds of each kind. */
export function overviewQuery({ ask, language }: Pick<AppContext, 'ask' | 'language'>, keyword: string) {
  return {
    queryKey: ['find', 'overview', language(), keyword],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask('find', 'overview', { query: { keyword } }, signal),
    placeholderData: keepPreviousData,
  }
}

/** What it finds of one kind. */
export const foundOfKind = listSource({
  list: foundList,
  query: ({ ask, language }, asked) => {
    const query = toQuery(foundList, asked)
    return {
      queryKey: ['find', 'page', language(), query],
      queryFn: ({ signal }) => ask('find', 'page', { query }, signal),
    }
  },
})
