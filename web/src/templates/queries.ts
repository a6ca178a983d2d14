import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { contractDraftsList, templatesList } from '@portal/protocol/templates/lists.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

const templatesKey = ['templates']

/** The reader’s own contracts in preparation. */
export const contractsKey = ['contracts']

/** The dictionary of what templates are for. */
export const categories = 'TEMPLATE_CATEGORY'

export const templates = listSource({
  list: templatesList,
  query: ({ ask, language }, asked) => {
    const query = toQuery(templatesList, asked)
    return {
      queryKey: [...templatesKey, 'page', language(), query],
      queryFn: ({ signal }) => ask('templates', 'page', { query }, signal),
      staleTime: 0,
    }
  },
})

/** The categories with how many templates each holds. */
export function treeQuery({ ask, language }: Asking) {
  return queryOptions({
    queryKey: [...templatesKey, 'tree', language()],
    queryFn: ({ signal }) => ask('templates', 'tree', {}, signal),
  })
}

export function templateQuery({ ask, language }: Asking, id: string) {
  return queryOptions({
    queryKey: [...templatesKey, 'read', language(), id],
    queryFn: ({ signal }) => ask('templates', 'read', { params: { id } }, signal),
    staleTime: 0,
    // What is typed stays while its page comes in another language.
    placeholderData: keepPreviousData,
  })
}

/** Names of countries and currencies in every language. */
export function namesQuery({ ask }: Pick<AppContext, 'ask'>) {
  return queryOptions({
    queryKey: [...templatesKey, 'names'],
    queryFn: ({ signal }) => ask('templates', 'names', {}, signal),
    staleTime: Infinity,
  })
}

export const contracts = listSource({
  list: contractDraftsList,
  query: ({ ask, language }, asked) => {
    const query = toQuery(contractDraftsList, asked)
    return {
      queryKey: [...contractsKey, 'page', language(), query],
      queryFn: ({ signal }) => ask('templates', 'drafts', { query }, signal),
      staleTime: 0,
    }
  },
})

/** A contract of the reader’s own. What is typed goes on from what was read. */
export function contractQuery({ ask, language }: Asking, id: string) {
  return queryOptions({
    queryKey: [...contractsKey, 'read', language(), id],
    queryFn: ({ signal }) => ask('templates', 'draft', { params: { id } }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** What the reader’s profile and earlier contracts answer of a template. */
export function offeredQuery({ ask }: Pick<AppContext, 'ask'>, template: string) {
  return queryOptions({
    queryKey: [...contractsKey, 'offered', template],
    queryFn: ({ signal }) => ask('templates', 'offered', { params: { id: template } }, signal),
    staleTime: Infinity,
  })
}
