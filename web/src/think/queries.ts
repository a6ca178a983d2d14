import { institutionKinds } from '@portal/protocol/providers/constants.ts'
import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

/** Whatever the think tank shows. */
const thinkKey = ['think']

/** Rows of a section: the least that its list is asked for. */
const size = '10'

export function interviewsQuery({ ask, language }: Asking) {
  return queryOptions({
    queryKey: [...thinkKey, 'interviews', language()],
    queryFn: ({ signal }) => ask('publications', 'interviewPage', { query: { size } }, signal),
    select: ({ content }) => content.slice(0, 3),
  })
}

export function researchQuery({ ask, language }: Asking) {
  return queryOptions({
    queryKey: [...thinkKey, 'research', language()],
    queryFn: ({ signal }) => ask('publications', 'thinkTankResearchPage', { query: { size } }, signal),
    select: ({ content }) => content.slice(0, 4),
  })
}

export function postsQuery({ ask }: Asking) {
  return queryOptions({
    queryKey: [...thinkKey, 'posts'],
    queryFn: ({ signal }) => ask('forum', 'thinkTankPage', { query: { size } }, signal),
    select: ({ content }) => content.slice(0, 5),
  })
}

export function institutionsQuery({ ask, language }: Asking) {
  return queryOptions({
    queryKey: [...thinkKey, 'institutions', language()],
    queryFn: ({ signal }) =>
      ask('providers', 'organizations', { query: { kind: [...institutionKinds], size } }, signal),
    select: ({ content }) => content.slice(0, 6),
  })
}
