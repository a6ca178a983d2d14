import { Skeleton } from '@mantine/core'
import { isLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { definePage, useApp, type LoadInput } from '../../app/page.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { LawView } from '../components/law-view.tsx'
import { lawQuery } from '../queries.ts'

/** Which law an address names: /eli/… by its stable address, /legal/details by ?id=. */
function lawOf(params: Record<string, string | undefined>, search: URLSearchParams) {
  const steps = params['*']
  return steps ? { address: `eli/${steps}` } : { id: search.get('id') ?? '' }
}

/** The text asked for with ?text=; without it the reader's own language. */
function textOf(search: URLSearchParams): Language | undefined {
  const text = search.get('text')
  return isLanguage(text) ? text : undefined
}

function LawSkeleton() {
  return (
    <div className="wrap">
      <Skeleton height={36} width="60%" mb={16} />
      <Skeleton height={120} mb={16} />
      <Skeleton height={480} />
    </div>
  )
}

function LawPage() {
  const context = useApp()
  const params = useParams()
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const query = useQuery(lawQuery(context, lawOf(params, search), textOf(search)))
  const isThere = query.data !== undefined

  // An anchor in the address can only be reached once the text is there.
  useEffect(() => {
    if (isThere && hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [isThere, hash])

  return (
    <QueryView query={query} skeleton={<LawSkeleton />} missing={<NotFound />}>
      {(law) => <LawView law={law} />}
    </QueryView>
  )
}

export const { page } = definePage({
  load: ({ context, params, url }: LoadInput) =>
    context.queries.fetchQuery(lawQuery(context, lawOf(params, url.searchParams), textOf(url.searchParams))),
  Component: LawPage,
})
