import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { lawServicesList } from '@portal/protocol/law-services/lists.ts'
import { endlessSource } from '../app/lists/use-endless-list.ts'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'
import { lawServicesKey } from './query-key.ts'

/** The services that are shown. Others change them meanwhile. */
export const shownServices = listSource({
  list: lawServicesList,
  query: ({ ask }, asked) => {
    const query = toQuery(lawServicesList, asked)
    return {
      queryKey: [...lawServicesKey, 'shown', query],
      queryFn: ({ signal }) => ask('lawServices', 'page', { query }, signal),
      staleTime: 0,
    }
  },
})

/** A service as the reader may see it. */
export function lawServiceQuery({ ask }: Pick<AppContext, 'ask'>, id: string) {
  return {
    queryKey: [...lawServicesKey, 'read', id],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask('lawServices', 'read', { params: { id } }, signal),
    staleTime: 0,
  }
}

/** The cases of what a provider offers. Others change them meanwhile. */
export function casesOfProvider({ ask }: Pick<AppContext, 'ask'>, id: string) {
  return endlessSource({
    queryKey: [...lawServicesKey, 'cases', id],
    askPage: (page, signal) =>
      ask('lawServices', 'providerCases', { params: { id }, query: { page } }, signal),
    pageIn: (answer) => answer,
    keyOf: (one) => one.id,
    staleTime: 0,
  })
}
