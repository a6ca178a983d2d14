import { kindSpec } from '@portal/protocol/publications/kinds.ts'
import type { PreviewedPublication } from '@portal/protocol/publications/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { EventPreview } from '../../events/door/event-preview.tsx'
import { ProductPreview } from '../../products/door/product-preview.tsx'
import { previewTeamQuery } from '../../products/queries.ts'
import { loadDirectoryNames } from '../../providers/queries.ts'
import { PreviewView } from '../../publications/door/preview-view.tsx'
import { loadNames, previewQuery, type SignedVersion } from '../../publications/queries.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const signedIn = (search: URLSearchParams): SignedVersion => ({
  id: recordIdOf(search),
  expires: search.get('expires'),
  signature: search.get('signature'),
})

/** A version as the readers of its kind will see it. */
function Version({ version, signed }: { version: PreviewedPublication; signed: SignedVersion }) {
  const { isEvent, isProduct } = kindSpec(version.kind)
  if (isEvent) return <EventPreview version={version} />
  if (isProduct) return <ProductPreview version={version} signed={signed} />
  return <PreviewView version={version} />
}

/** A version that is not published, for whoever was sent the link; nothing once that has ended. */
function PreviewPage() {
  const { t: screen } = useTranslation('screens')
  const [search] = useSearchParams()
  const signed = signedIn(search)
  const query = useQuery(previewQuery(useApp(), signed))
  const name = screen('information/preview')
  return (
    <div className="wrap">
      <PageHead title={query.data?.title ?? name} description={name} noIndex />
      <QueryView query={query} skeleton={<Skeleton height={640} />} missing={<NotFound />}>
        {(version) => <Version version={version} signed={signed} />}
      </QueryView>
    </div>
  )
}

export const { page } = definePage({
  load: async ({ context, url }) => {
    const signed = signedIn(url.searchParams)
    const { kind } = await context.queries.fetchQuery(previewQuery(context, signed))
    await Promise.all([
      loadNames(context, kind),
      ...(kindSpec(kind).isProduct
        ? [context.queries.prefetchQuery(previewTeamQuery(context, signed)), loadDirectoryNames(context)]
        : []),
    ])
  },
  Component: PreviewPage,
})
