import type { AppContext } from '../app/page.ts'
import { useEntryNames } from '../reference/door/use-entry-names.ts'
import { dictionaryQuery } from '../reference/queries.ts'

/** The dictionaries whose codes say which law is asked for. */
export const lawDictionaries = { country: 'COUNTRY', department: 'LAW_CATEGORY' } as const

export function loadLawNames(context: AppContext): Promise<unknown> {
  return Promise.all(
    Object.values(lawDictionaries).map((one) => context.queries.prefetchQuery(dictionaryQuery(context, one))),
  )
}

/** What countries and branches of law are called. */
export function useLawNames() {
  return {
    country: useEntryNames(lawDictionaries.country),
    department: useEntryNames(lawDictionaries.department),
  }
}
