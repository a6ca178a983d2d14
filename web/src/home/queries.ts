import { recentLaws } from '@portal/protocol/laws/constants.ts'
import type { LawHit } from '@portal/protocol/laws/schemas.ts'
import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

export function statisticsQuery({ ask, language }: Asking) {
  return queryOptions({
    queryKey: ['home', 'statistics', language()],
    queryFn: ({ signal }) => ask('home', 'statistics', {}, signal),
  })
}

/** What was published last. */
export function zoneQuery({ ask, language }: Asking) {
  return queryOptions({
    queryKey: ['home', 'zone', language()],
    queryFn: ({ signal }) => ask('home', 'zone', {}, signal),
    staleTime: 0,
  })
}

/** The laws that came into force last: of what a search answers, what the list shows, for it stands in the page. */
export function recentLawsQuery({ ask, language }: Asking) {
  return queryOptions({
    queryKey: ['home', 'recent laws', language()],
    queryFn: async ({ signal }) => {
      const { content, facets } = await ask(
        'laws',
        'search',
        { body: { timeliness: ['IN_FORCE', 'AMENDED'], sort: 'newest', size: recentLaws } },
        signal,
      )
      return (content as LawHit[]).map(
        ({ id, address, title, titleLanguage, titleOrigin, country, effectiveOn }) => ({
          id,
          address,
          title,
          titleLanguage,
          titleOrigin,
          effectiveOn,
          country: facets.country.find(({ value }) => value === country)?.label ?? country,
        }),
      )
    },
  })
}
