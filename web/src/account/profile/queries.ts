import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/page.ts'

type Asking = Pick<AppContext, 'ask'>

/** Everything the owner of a profile sees of it. */
export const profileKey = ['profile']

export function personQuery({ ask }: Asking) {
  return queryOptions({
    queryKey: [...profileKey, 'person'],
    queryFn: ({ signal }) => ask('profiles', 'person', {}, signal),
    staleTime: 0,
  })
}

export function companyQuery({ ask }: Asking) {
  return queryOptions({
    queryKey: [...profileKey, 'company'],
    queryFn: ({ signal }) => ask('profiles', 'company', {}, signal),
    staleTime: 0,
  })
}

export function agencyQuery({ ask }: Asking) {
  return queryOptions({
    queryKey: [...profileKey, 'agency'],
    queryFn: ({ signal }) => ask('profiles', 'agency', {}, signal),
    staleTime: 0,
  })
}

export function lawyerQuery({ ask }: Asking) {
  return queryOptions({
    queryKey: [...profileKey, 'lawyer'],
    queryFn: ({ signal }) => ask('profiles', 'lawyer', {}, signal),
    staleTime: 0,
  })
}

export function preferencesQuery({ ask }: Asking) {
  return queryOptions({
    queryKey: [...profileKey, 'preferences'],
    queryFn: ({ signal }) => ask('profiles', 'preferences', {}, signal),
    staleTime: 0,
  })
}

export function introductionQuery({ ask }: Asking) {
  return queryOptions({
    queryKey: [...profileKey, 'introduction'],
    queryFn: ({ signal }) => ask('profiles', 'introduction', {}, signal),
    staleTime: 0,
  })
}

/** Members in one page. */
const membersSize = 20

/** The agency's members, whose names or licences have the keyword in them. */
export function membersQuery({ ask }: Asking, { page, keyword }: { page: number; keyword: string }) {
  return queryOptions({
    queryKey: [...profileKey, 'members', keyword, page],
    queryFn: ({ signal }) =>
      ask(
        'profiles',
        'members',
        { query: { page: String(page), size: String(membersSize), ...(keyword && { keyword }) } },
        signal,
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
