import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/page.ts'
import { helpDictionaries } from '../../help/queries.ts'
import { lawServicesKey } from '../query-key.ts'

/** Rows that the home page shows. */
const newestShown = 3

/** The services that were published last: of what the list answers, what is shown, for it stands in the page. */
export function newestServicesQuery({ ask, language }: Pick<AppContext, 'ask' | 'language'>) {
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
