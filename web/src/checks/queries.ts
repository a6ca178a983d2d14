import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../app/page.ts'

/** What is checked: a text, and the day whose law is meant. */
export interface CheckAsked {
  text: string
  on: string
}

/** What was found of the citations of a text, in the reader's language. */
export function checkQuery({ ask, language }: Pick<AppContext, 'ask' | 'language'>, asked: CheckAsked) {
  return queryOptions({
    queryKey: ['checks', language(), asked],
    queryFn: ({ signal }) => ask('checks', 'check', { body: asked }, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
}
