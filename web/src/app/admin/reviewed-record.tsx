import { useQuery, type QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { definePage, useApp, type AppContext, type Page } from '../page.ts'
import { recordIdOf } from '../record-id.ts'
import { NotFound } from '../shell/not-found.tsx'

interface ReviewedRecord<Data> {
  query: (
    context: AppContext,
    id: string,
  ) => { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<Data> }
  /** What the view asks for beside the record, when the page is made. */
  beside?: (context: AppContext) => Promise<unknown>
  View: ComponentType<{ record: Data }>
}

/** A screen of the administration about one thing that a desk reviews or works on, which its address names. */
export function defineReviewedRecord<Data>({ query, beside, View }: ReviewedRecord<Data>): { page: Page } {
  function ReviewedRecordPage() {
    const [search] = useSearchParams()
    const found = useQuery(query(useApp(), recordIdOf(search)))
    return (
      <QueryView query={found} skeleton={<Skeleton height={560} />} missing={<NotFound />}>
        {(record) => <View record={record} />}
      </QueryView>
    )
  }

  return definePage({
    load: ({ context, url }) =>
      Promise.all([
        context.queries.fetchQuery(query(context, recordIdOf(url.searchParams))),
        beside?.(context),
      ]),
    Component: ReviewedRecordPage,
  })
}
