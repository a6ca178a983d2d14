import { useQuery, type QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { QueryView } from '../ui/query-view.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { PageHead } from './head.tsx'
import { definePage, useApp, type AppContext, type Page } from './page.ts'
import { recordIdOf } from './record-id.ts'
import type { ScreenName } from './screen.ts'
import { NotFound } from './shell/not-found.tsx'

interface RecordQuery<Data> {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>
  staleTime: number
  refetchInterval?: number
}

interface ShownRecord<Data> {
  /** What the page is called until the record is there. */
  name: ScreenName
  query: (context: AppContext, id: string) => RecordQuery<Data>
  /** What the view asks for beside the record, when the page is made; what rests on the record waits for it. */
  beside: (context: AppContext, record: Promise<Data>, search: URLSearchParams) => Promise<unknown>
  View: ComponentType<{ record: Data }>
}

function RecordSkeleton() {
  return (
    <>
      <Skeleton height={210} below={16} />
      <Skeleton height={110} below={16} />
      <Skeleton height={360} />
    </>
  )
}

/** A screen about one thing that somebody published, which its address names. */
export function defineShownRecord<Data extends { title: string }>({
  name,
  query,
  beside,
  View,
}: ShownRecord<Data>): { page: Page } {
  function ShownRecordPage() {
    const { t } = useTranslation('screens')
    const [search] = useSearchParams()
    const id = recordIdOf(search)
    const found = useQuery(query(useApp(), id))
    const title = found.data?.title ?? t(name)
    return (
      <div className="wrap">
        <PageHead title={title} description={title} noIndex />
        <QueryView query={found} skeleton={<RecordSkeleton />} missing={<NotFound />}>
          {(data) => <View key={id} record={data} />}
        </QueryView>
      </div>
    )
  }

  return definePage({
    load: ({ context, url: { searchParams } }) => {
      const record = context.queries.fetchQuery(query(context, recordIdOf(searchParams)))
      return Promise.all([record, beside(context, record, searchParams)])
    },
    Component: ShownRecordPage,
  })
}
