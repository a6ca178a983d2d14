import type { LoadInput } from '../../app/page.ts'
import { loadOwnContacts } from '../../profiles/door/use-own-contacts.ts'
import { loadLawNames } from '../code-names.ts'
import { paceQuery } from '../queries.ts'

/** What the form of an application begins with. */
export function loadApplication({ context }: LoadInput): Promise<unknown> {
  return Promise.all([
    loadLawNames(context),
    loadOwnContacts(context),
    context.queries.prefetchQuery(paceQuery(context)),
  ])
}
