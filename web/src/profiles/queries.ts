import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { membersList } from '@portal/protocol/profiles/lists.ts'
import { queryOptions } from '@tanstack/react-query'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

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

/** The agency's members, whose names or licences have the keyword in them. */
export const members = listSource({
  list: membersList,
  query: ({ ask }, asked) => {
    const query = toQuery(membersList, asked)
    return {
      queryKey: [...profileKey, 'members', query],
      queryFn: ({ signal }) => ask('profiles', 'members', { query }, signal),
      staleTime: 0,
    }
  },
})

/** Law offices on the platform whose names have the keyword in them. */
export function lawOfficesQuery({ ask }: Asking, keyword: string) {
  return queryOptions({
    queryKey: ['account', 'law-offices', keyword],
    queryFn: ({ signal }) => ask('account', 'lawOffices', { query: keyword ? { keyword } : {} }, signal),
  })
}
