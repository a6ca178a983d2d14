import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/page.ts'
import { helpDictionaries } from '../../help/queries.ts'
import { requirementsKey } from '../query-key.ts'

/** Rows that the home page shows. */
const newestShown = 3

/** The requirements that were published last: of what the list answers, what is shown, for it stands in the page. */
export function newestRequirementsQuery({ ask, language }: Pick<AppContext, 'ask' | 'language'>) {
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
