import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { definePage, useApp, type LoadInput } from '../../app/page.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { readComparisonAddress } from '../door/comparison-address.ts'
import { ComparisonView } from '../components/comparison-view.tsx'
import { comparisonQuery } from '../queries.ts'

function ComparisonSkeleton() {
  return (
    <div className="wrap">
      <Skeleton height={36} width="60%" below={16} />
      <Skeleton height={64} below={16} />
      <Skeleton height={480} />
    </div>
  )
}

function ComparePage() {
  const [search] = useSearchParams()
  const address = readComparisonAddress(search)
  const query = useQuery(comparisonQuery(useApp(), address))
  return (
    <QueryView query={query} skeleton={<ComparisonSkeleton />} missing={<NotFound />}>
      {(comparison) => <ComparisonView comparison={comparison} isWhole={address.isWhole} />}
    </QueryView>
  )
}

export const { page } = definePage({
  load: ({ context, url }: LoadInput) =>
    context.queries.fetchQuery(comparisonQuery(context, readComparisonAddress(url.searchParams))),
  Component: ComparePage,
})
