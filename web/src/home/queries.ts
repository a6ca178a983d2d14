import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../app/page.ts'
import { searchQuery } from '../laws/queries.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

export function statisticsQuery({ ask, language }: Asking) {
  return queryOptions({
    queryKey: ['home', 'statistics', language()],
    queryFn: ({ signal }) => ask('home', 'statistics', {}, signal),
  })
}

/** The laws that came into force last. */
export function recentLawsQuery(asking: Asking) {
  return searchQuery(asking, { timeliness: ['IN_FORCE', 'AMENDED'], sort: 'newest', size: 5 })
}
