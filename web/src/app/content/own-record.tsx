import { useQuery, type QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { isMissing } from '../../ui/is-missing.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { definePage, useApp, type AppContext, type Page } from '../page.ts'
import { recordIdOf } from '../record-id.ts'
import { NotFound } from '../shell/not-found.tsx'
import { ContentRoom } from './content-room.tsx'

/** How a record is asked for; the other side may have changed it meanwhile. Where each reading is recorded, once. */
interface RecordQuery<Data> {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>
  staleTime: number
  refetchInterval: number | false
}

interface OwnRecord<Data> {
  query: (context: AppContext, id: string) => RecordQuery<Data>
  /** What the view asks for beside the record, when the page is made; what rests on the record waits for it. */
  beside: (context: AppContext, record: Promise<Data>, search: URLSearchParams) => Promise<unknown>
  View: ComponentType<{ record: Data }>
}

/** A screen of content management about one thing that the reader has to do with, which its address names. */
export function defineOwnRecord<Data>({ query, beside, View }: OwnRecord<Data>): { page: Page } {
  function OwnRecordPage() {
    const [search] = useSearchParams()
    const asked = query(useApp(), recordIdOf(search))
    // Whoever comes back to it sees whose turn it is now, and no move that is gone.
    const found = useQuery({ ...asked, refetchOnWindowFocus: asked.refetchInterval !== false })
    if (found.isLoadingError && isMissing(found.error)) return <NotFound />
    return (
      <ContentRoom>
        <QueryView query={found} skeleton={<Skeleton height={640} />}>
          {(record) => <View record={record} />}
        </QueryView>
      </ContentRoom>
    )
  }

  return definePage({
    load: ({ context, url: { searchParams } }) => {
      const record = context.queries.fetchQuery(query(context, recordIdOf(searchParams)))
      return Promise.all([record, beside(context, record, searchParams)])
    },
    Component: OwnRecordPage,
  })
}
