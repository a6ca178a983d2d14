import type { PageInfo } from '@portal/protocol/kernel/paging.ts'
import { useQueries, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Filters that are tried: more are rarely chosen together, and each is a question. */
const mostTried = 6

/** A filter that is chosen: its words, the address without it, and how what it then finds is asked for. */
export interface Droppable {
  text: string
  to: string
  query: {
    queryKey: QueryKey
    queryFn?: (context: { signal: AbortSignal }) => Promise<{ page: PageInfo }>
    staleTime?: number
  }
}

interface NothingFoundProps {
  title: string
  /** Said where no filter alone is to blame. */
  text: string
  chosen: readonly Droppable[]
  /** What else the reader can do. */
  children: ReactNode
}

/** Nothing fits what is asked for: which filter to drop, so that most is found. */
export function NothingFound({ title, text, chosen, children }: NothingFoundProps) {
  const { t } = useTranslation()
  const tried = chosen.slice(0, mostTried)
  const found = useQueries({
    queries: tried.map(({ query }) => query),
    combine: (queries) =>
      queries.map(({ data, isPlaceholderData }) => (isPlaceholderData ? 0 : (data?.page.totalElements ?? 0))),
  })
  const most = Math.max(0, ...found)
  const best = most > 0 ? tried[found.indexOf(most)] : undefined
  return (
    <Notice
      spot="nothing-found"
      title={title}
      text={best ? t('list.without', { name: best.text, count: most }) : text}
    >
      {best && <ButtonLink to={best.to}>{t('parts.drop', { name: best.text })}</ButtonLink>}
      {children}
    </Notice>
  )
}
