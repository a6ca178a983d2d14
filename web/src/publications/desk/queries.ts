import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { deskPublicationsList } from '@portal/protocol/publications/lists.ts'
import { kindSpec, publicationKinds, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import { queryOptions } from '@tanstack/react-query'
import { adminKey, fresh } from '../../app/admin/queries.ts'
import { listSource } from '../../app/lists/use-list.ts'
import type { AppContext } from '../../app/page.ts'
import { countries, dictionaryQuery } from '../../reference/queries.ts'

type Asking = Pick<AppContext, 'ask'>

export type Translated = Exclude<Language, 'zh'>

export const deskPublications = listSource({
  list: deskPublicationsList,
  query: ({ ask, language }, asked) => {
    const query = toQuery(deskPublicationsList, asked)
    return {
      queryKey: [...adminKey, 'publications', language(), query],
      queryFn: ({ signal }) => ask('publications', 'deskPage', { query }, signal),
      ...fresh,
    }
  },
})

export function deskPublicationQuery({ ask }: Asking, id: string) {
  return queryOptions({
    queryKey: [...adminKey, 'publication', id],
    queryFn: ({ signal }) => ask('publications', 'desk', { params: { id } }, signal),
    ...fresh,
  })
}

/** What the Chinese says otherwise since a translation of a version was written or confirmed. */
export function changedSinceQuery({ ask }: Asking, id: string, language: Translated) {
  return queryOptions({
    queryKey: [...adminKey, 'comparison', 'since', id, language],
    queryFn: ({ signal }) =>
      ask('publications', 'changedSince', { params: { id }, query: { language } }, signal),
    ...fresh,
  })
}

/** The names of categories of every kind, and of countries. */
export async function loadDeskNames(context: AppContext): Promise<void> {
  const types = new Set(publicationKinds.map((kind) => kindSpec(kind).categories))
  await Promise.all(
    [...types, countries].map((type) => context.queries.prefetchQuery(dictionaryQuery(context, type))),
  )
}

/** The kind that an address names for a new publication. */
export function kindIn(search: URLSearchParams): PublicationKind | undefined {
  return publicationKinds.find((kind) => kind === search.get('kind'))
}
