import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { ownLawServicesList } from '@portal/protocol/law-services/lists.ts'
import { queryOptions } from '@tanstack/react-query'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'
import { lawServicesKey } from './query-key.ts'

type Asking = Pick<AppContext, 'ask'>

/** Orders come meanwhile: asked for anew, in milliseconds. */
const lookAgain = 120_000

/** The reader's own services. */
export const ownServices = listSource({
  list: ownLawServicesList,
  query: ({ ask }, asked) => {
    const query = toQuery(ownLawServicesList, asked)
    return {
      queryKey: [...lawServicesKey, 'own', query],
      queryFn: ({ signal }) => ask('lawServices', 'ownPage', { query }, signal),
      staleTime: 0,
    }
  },
})

/** One of them, as its owner follows it. */
export function ownServiceQuery({ ask }: Asking, id: string) {
  return {
    queryKey: [...lawServicesKey, 'own', id],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask('lawServices', 'own', { params: { id } }, signal),
    staleTime: 0,
    refetchInterval: lookAgain,
  }
}

/** The same, as its form begins with it. What is typed is not asked for anew. */
export function serviceFormQuery({ ask }: Asking, id: string) {
  return queryOptions({
    queryKey: [...lawServicesKey, 'form', id],
    queryFn: ({ signal }) => ask('lawServices', 'own', { params: { id } }, signal),
    staleTime: Infinity,
    gcTime: 0,
  })
}
