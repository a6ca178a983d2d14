import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { definePage, useApp } from '../../app/page.ts'
import { UserCenter } from '../../app/user-center/user-center.tsx'
import { useViewer } from '../../app/viewer.ts'
import { Notice } from '../../ui/notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { ReportList } from '../components/report-list.tsx'
import { ReportRequests } from '../components/report-requests.tsx'
import { reportsQuery } from '../queries.ts'
import { readPage, usePaging } from '../use-paging.ts'

/** The company's reports. */
function Reports() {
  const { t } = useTranslation('inbox')
  const [search] = useSearchParams()
  const query = useQuery(reportsQuery(useApp(), readPage(search)))
  const paging = usePaging('page', query.data?.page.totalPages)
  return (
    <QueryView query={query} skeleton={<Skeleton height={200} />}>
      {({ content, page }) =>
        content.length === 0 ? (
          <Notice title={t('reports.empty')} text={t('reports.emptyCompany')} />
        ) : (
          <div>
            <ReportList reports={content} />
            {page.totalPages > 1 && <Pager page={page} addressOf={paging.addressOf} onJump={paging.onJump} />}
          </div>
        )
      }
    </QueryView>
  )
}

/** What the reader can download: companies their reports, which they can ask for here. */
function DownloadPage() {
  const { t } = useTranslation('inbox')
  const { t: screen } = useTranslation('screens')
  const viewer = useViewer()
  if (viewer?.userType !== 'ENTERPRISE') {
    return (
      <UserCenter title={screen('usercenter/download')}>
        <Notice title={t('reports.empty')} text={t('reports.emptyOther')} />
      </UserCenter>
    )
  }
  return (
    <UserCenter title={screen('usercenter/download')} lead={t('reports.lead')}>
      <Reports />
      <ReportRequests username={viewer.username} />
    </UserCenter>
  )
}

export const { page } = definePage({
  load: async ({ context, url }) => {
    if (context.viewer()?.userType !== 'ENTERPRISE') return
    await context.queries.prefetchQuery(reportsQuery(context, readPage(url.searchParams)))
  },
  Component: DownloadPage,
})
