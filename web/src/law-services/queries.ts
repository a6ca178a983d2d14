import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { lawServicesList } from '@portal/protocol/law-services/lists.ts'
import { queryOptions } from '@tanstack/react-query'
import { endlessSource } from '../app/lists/use-endless-list.ts'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'
import { helpDictionaries } from '../help/queries.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

/** Whatever is asked of services: what one of their calls changes is asked for anew. */
export const lawServicesKey = ['law services']

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
export function lawServiceQuery({ ask }: Asking, id: string) {
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

/** Rows that the home page shows. */
const newestShown = 3

/** The services that were published last: of what the list answers, what is shown, for it stands in the page. */
export function newestServicesQuery({ ask, language }: Asking) {
  return queryOptions({
    queryKey: [...lawServicesKey, 'newest', language()],
    queryFn: async ({ signal }) => {
      const query = { sort: 'newest', size: String(newestShown) } as const
      const { content } = await ask('lawServices', 'page', { query }, signal)
      if (content.length === 0) return []
      const types = await ask('reference', 'dictionary', { query: { type: helpDictionaries.type } }, signal)
      return content.map(({ id, title, language: written, type, provider, volume, days }) => ({
        id,
        title,
        language: written,
        type: types.find((one) => one.id === type)?.name ?? type,
        provider: { name: provider.name, picture: provider.picture, isBody: provider.userType !== 'LAWYER' },
        volume,
        days,
      }))
    },
    staleTime: 0,
  })
}
