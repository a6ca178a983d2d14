import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { deskTemplatesList } from '@portal/protocol/templates/lists.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { adminKey, fresh } from '../app/admin/queries.ts'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

export const deskTemplates = listSource({
  list: deskTemplatesList,
  query: ({ ask, language }, asked) => {
    const query = toQuery(deskTemplatesList, asked)
    return {
      queryKey: [...adminKey, 'templates', language(), query],
      queryFn: ({ signal }) => ask('templates', 'deskPage', { query }, signal),
      ...fresh,
    }
  },
})

export function deskTemplateQuery({ ask, language }: Asking, id: string) {
  return queryOptions({
    queryKey: [...adminKey, 'template', language(), id],
    queryFn: ({ signal }) => ask('templates', 'desk', { params: { id } }, signal),
    ...fresh,
  })
}

/** A version, whatever became of it. */
export function deskVersionQuery({ ask, language }: Asking, id: string) {
  return queryOptions({
    queryKey: [...adminKey, 'template version', language(), id],
    queryFn: ({ signal }) => ask('templates', 'version', { params: { id } }, signal),
    ...fresh,
  })
}

/** Articles that a citation or words find, for a clause to rest on. */
export function basisQuery({ ask, language }: Asking, keyword: string) {
  return queryOptions({
    queryKey: [...adminKey, 'template basis', language(), keyword],
    queryFn: ({ signal }) => ask('templates', 'basis', { query: { keyword } }, signal),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  })
}
