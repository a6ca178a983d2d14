import type { Branch } from '@portal/protocol/glossary/constants.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../app/page.ts'

/** What of the glossary is asked for; an empty keyword and no branch for all. */
export interface GlossarySearch {
  keyword: string
  branch: Branch | undefined
  page: number
}

const conceptsPerPage = 20

export function glossaryQuery(
  { ask, language }: Pick<AppContext, 'ask' | 'language'>,
  search: GlossarySearch,
) {
  const { keyword, branch, page } = search
  const query = {
    page: String(page),
    size: String(conceptsPerPage),
    ...(keyword && { keyword }),
    ...(branch && { branch }),
  }
  return queryOptions({
    queryKey: ['glossary', 'page', language(), search],
    queryFn: ({ signal }) => ask('glossary', 'page', { query }, signal),
    placeholderData: keepPreviousData,
  })
}
