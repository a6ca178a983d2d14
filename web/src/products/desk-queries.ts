import type { DeskMember } from '@portal/protocol/products/schemas.ts'
import { queryOptions } from '@tanstack/react-query'
import { adminKey, fresh } from '../app/admin/queries.ts'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask'>

/** The team of a product as its editors have it. */
export function deskTeamQuery({ ask }: Asking, id: string) {
  return queryOptions({
    queryKey: [...adminKey, 'team', id],
    queryFn: ({ signal }) => ask('products', 'deskTeam', { params: { id } }, signal),
    ...fresh,
  })
}

/** Verified providers by a part of their name. */
export function offeredQuery({ ask }: Asking, keyword: string) {
  return {
    queryKey: [...adminKey, 'members offered', keyword],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<DeskMember[]> => {
      const found = await ask('products', 'offered', { query: { keyword } }, signal)
      return found.map((one) => ({ ...one, isVerified: true }))
    },
    enabled: keyword !== '',
  }
}
