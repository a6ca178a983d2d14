import { queryOptions } from '@tanstack/react-query'
import { adminKey, fresh, freshList } from '../app/admin/queries.ts'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

/** The entries of a public dictionary in the reader's language, those too that are offered no more. */
export function namesQuery({ ask, language }: Asking, type: string) {
  return queryOptions({
    queryKey: ['dictionary', type, language()],
    queryFn: ({ signal }) => ask('reference', 'dictionary', { query: { type } }, signal),
    staleTime: Infinity,
  })
}

/** What a public dictionary offers, in the reader's language. */
export function dictionaryQuery(asking: Asking, type: string) {
  return queryOptions({
    ...namesQuery(asking, type),
    select: (entries) => entries.filter(({ isHidden }) => !isHidden),
  })
}

interface Place {
  code: string
  name: string
}

/** Where something can be in a country: in China provinces with their cities, elsewhere the first divisions. */
export function placesQuery({ ask, language }: Asking, country: string) {
  return queryOptions({
    queryKey: ['places', country, language()],
    queryFn: async ({ signal }): Promise<Place[]> => {
      if (country !== 'CN') {
        const tree = await ask('reference', 'foreignAffairsTree', {}, signal)
        return tree.find(({ code }) => code === country)?.children ?? []
      }
      const provinces = await ask('reference', 'areaTree', {}, signal)
      return provinces.flatMap(({ code, name, children }) => [
        { code, name },
        ...children.map((city) => ({ code: city.code, name: `${name} · ${city.name}` })),
      ])
    },
    staleTime: Infinity,
  })
}

export function dictionaryTypesQuery({ ask }: Asking) {
  return queryOptions({
    queryKey: [...adminKey, 'dictionary-types'],
    queryFn: ({ signal }) => ask('reference', 'dictionaryTypes', {}, signal),
    ...fresh,
  })
}

/** Stands among the dictionaries, though its entries have calls of their own. */
export const countries = 'COUNTRY'

export function entriesQuery({ ask }: Asking, type: string) {
  return queryOptions({
    queryKey: [...adminKey, 'dictionary', type],
    queryFn: ({ signal }) =>
      type === countries
        ? ask('reference', 'countries', {}, signal)
        : ask('reference', 'dictionaryEntries', { query: { type } }, signal),
    ...freshList,
  })
}
