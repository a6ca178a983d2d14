import { isLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { definePage, useApp, type LoadInput } from '../../app/page.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { TimedOut } from '../../ui/give-up-after.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAnchor } from '../../ui/use-anchor.ts'
import { CaseView } from '../components/case-view.tsx'
import { caseQuery } from '../queries.ts'

/** Which case an address names, and in which language; without one the reader's own. */
function readPlace(search: URLSearchParams): [id: string, text: Language | undefined] {
  const text = search.get('text')
  return [(search.get('id') ?? '').slice(0, 100), isLanguage(text) ? text : undefined]
}

function CaseSkeleton() {
  return (
    <div className="wrap">
      <Skeleton height={36} width="60%" below={16} />
      <Skeleton height={140} below={16} />
      <Skeleton height={480} />
    </div>
  )
}

function CasePage() {
  const [search] = useSearchParams()
  const query = useQuery(caseQuery(useApp(), ...readPlace(search)))
  useAnchor(query.data !== undefined)
  return (
    <QueryView query={query} skeleton={<CaseSkeleton />} missing={<NotFound />}>
      {(found) => <CaseView found={found} />}
    </QueryView>
  )
}

export const { page } = definePage({
  load: ({ context, url }: LoadInput) =>
    context.queries.fetchQuery(caseQuery(context, ...readPlace(url.searchParams))).catch((error: unknown) => {
      // The screen asks once more, and says so itself if that takes too long as well.
      if (!(error instanceof TimedOut)) throw error
    }),
  Component: CasePage,
})
