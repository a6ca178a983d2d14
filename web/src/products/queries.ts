import type { ShownTeam } from '@portal/protocol/products/schemas.ts'
import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { productsList } from '@portal/protocol/publications/lists.ts'
import type { PublicationRow } from '@portal/protocol/publications/schemas.ts'
import { queryOptions } from '@tanstack/react-query'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'
import type { SignedVersion } from '../publications/queries.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

/** Whatever is asked of products and their teams. */
const productsKey = ['products']

/** A product of the list, with the faces of its team. */
export interface ProductRow extends PublicationRow {
  members: ShownTeam['members']
}

/** What is published, each with its team. */
export const products = listSource({
  list: productsList,
  query: ({ ask, language }: Asking, asked) => {
    const query = toQuery(productsList, asked)
    return {
      queryKey: [...productsKey, 'page', language(), query],
      queryFn: async ({ signal }) => {
        const { content, page } = await ask('publications', 'productPage', { query }, signal)
        const ids = content.map(({ id }) => id)
        const teams = ids.length === 0 ? [] : await ask('products', 'teams', { query: { ids } }, signal)
        const byId = new Map(teams.map(({ id, members }) => [id, members]))
        return {
          content: content.map((row): ProductRow => ({ ...row, members: byId.get(row.id) ?? [] })),
          page,
        }
      },
      staleTime: 0,
    }
  },
})

/** The team of a product that is not published, by the address of a version of it. */
export function previewTeamQuery({ ask, language }: Asking, { id, expires, signature }: SignedVersion) {
  const query = { expires: expires ?? '', signature: signature ?? '' }
  return queryOptions({
    queryKey: [...productsKey, 'preview', id, query, language()],
    queryFn: ({ signal }) => ask('products', 'previewTeam', { params: { id }, query }, signal),
    staleTime: 0,
  })
}

/** The team of a product. */
export function teamQuery({ ask, language }: Asking, id: string) {
  return queryOptions({
    queryKey: [...productsKey, 'team', id, language()],
    queryFn: ({ signal }) => ask('products', 'team', { params: { id }, query: {} }, signal),
    staleTime: 0,
  })
}
