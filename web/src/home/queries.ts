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

/** What takes place in these months, and what begins next. */
export function eventsQuery({ ask, language }: Asking) {
  return queryOptions({
    queryKey: ['home', 'events', language()],
    queryFn: ({ signal }) => ask('home', 'events', {}, signal),
    staleTime: 0,
  })
}

/** What became of laws last. */
export function lawChangesQuery({ ask, language }: Asking) {
  return queryOptions({
    queryKey: ['home', 'law changes', language()],
    queryFn: ({ signal }) => ask('home', 'lawChanges', {}, signal),
  })
}

/** How many laws and cases are held of each country: of two answers what is shown, for it stands in the page. */
export function countriesQuery({ ask, language }: Asking) {
  return queryOptions({
    queryKey: ['home', 'countries', language()],
    queryFn: async ({ signal }) => {
      const [laws, cases] = await Promise.all([
        ask('laws', 'coverage', {}, signal),
        ask('cases', 'coverage', {}, signal),
      ])
      const casesOf = new Map(cases.countries.map((row) => [row.country, row.cases]))
      return laws.countries.map(({ country, name, laws: count }) => ({
        country,
        name,
        laws: count,
        cases: casesOf.get(country) ?? 0,
      }))
    },
  })
}
