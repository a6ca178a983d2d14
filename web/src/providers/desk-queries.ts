import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { institutionsList } from '@portal/protocol/providers/lists.ts'
import { queryOptions } from '@tanstack/react-query'
import { adminKey, fresh } from '../app/admin/queries.ts'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

export const deskInstitutions = listSource({
  list: institutionsList,
  query: ({ ask, language }, asked) => {
    const query = toQuery(institutionsList, asked)
    return {
      queryKey: [...adminKey, 'institutions', language(), query],
      queryFn: ({ signal }) => ask('providers', 'institutions', { query }, signal),
      ...fresh,
    }
  },
})

/** A body in all languages, as its form begins. */
export function institutionQuery({ ask }: Pick<AppContext, 'ask'>, id: string) {
  return queryOptions({
    queryKey: [...adminKey, 'institution', id],
    queryFn: ({ signal }) => ask('providers', 'institution', { params: { id } }, signal),
    ...fresh,
  })
}
