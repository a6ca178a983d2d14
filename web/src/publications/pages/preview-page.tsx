import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { Note } from '../../ui/note.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { FallbackNote } from '../components/fallback-note.tsx'
import { PublicationHead } from '../components/publication-head.tsx'
import { PublicationText } from '../components/publication-text.tsx'
import { loadNames, previewQuery, type SignedVersion } from '../queries.ts'

const signedIn = (search: URLSearchParams): SignedVersion => ({
  id: recordIdOf(search),
  expires: search.get('expires'),
  signature: search.get('signature'),
})

/** A version that is not published, for whoever was sent the link; nothing once that has ended. */
function PreviewPage() {
  const { t } = useTranslation('publications')
  const { t: screen } = useTranslation('screens')
  const [search] = useSearchParams()
  const query = useQuery(previewQuery(useApp(), signedIn(search)))
  const name = screen('information/preview')
  return (
    <div className="wrap">
      <PageHead title={query.data?.title ?? name} description={name} noIndex />
      <QueryView query={query} skeleton={<Skeleton height={640} />} missing={<NotFound />}>
        {(version) => (
          <RecordPage
            head={<PublicationHead publication={version} />}
            next={
              <>
                <Note tone="gold" icon="lock">
                  {t('preview')}
                </Note>
                <FallbackNote publication={version} />
              </>
            }
          >
            <PublicationText publication={version} />
          </RecordPage>
        )}
      </QueryView>
    </div>
  )
}

export const { page } = definePage({
  load: async ({ context, url }) => {
    const { kind } = await context.queries.fetchQuery(previewQuery(context, signedIn(url.searchParams)))
    await loadNames(context, kind)
  },
  Component: PreviewPage,
})
