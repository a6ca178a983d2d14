import type { LoadInput } from '../../app/page.ts'
import { loadOwnContacts } from '../../profiles/door/use-own-contacts.ts'
import { loadLawNames } from '../code-names.ts'
import { lookupQuery, paceQuery } from '../queries.ts'

/** The lookup that an address begins another application with; empty where it names none. */
export const copiedIn = (search: URLSearchParams) => (search.get('copy') ?? '').slice(0, 100)

/** What the form of an application begins with. */
export function loadApplication({ context, url }: LoadInput): Promise<unknown> {
  const copied = copiedIn(url.searchParams)
  return Promise.all([
    loadLawNames(context),
    loadOwnContacts(context),
    context.queries.prefetchQuery(paceQuery(context)),
    copied && context.queries.prefetchQuery(lookupQuery(context, copied)),
  ])
}
