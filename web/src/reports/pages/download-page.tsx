import { useTranslation } from 'react-i18next'
import { definePage } from '../../app/page.ts'
import { UserCenter } from '../../app/user-center/user-center.tsx'
import { useViewer } from '../../app/viewer.ts'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReportList } from '../components/report-list.tsx'
import { ReportRequests } from '../components/report-requests.tsx'
import { ownReports } from '../queries.ts'
import { ListFrame } from '../../app/lists/list-frame.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'

/** The company's reports. */
function Reports() {
  const { t } = useTranslation('reports')
  const list = useList(ownReports)
  return (
    <ListFrame
      list={list}
      skeleton={<Skeleton height={200} />}
      empty={{ title: t('empty'), text: t('emptyCompany') }}
    >
      {(reports) => <ReportList reports={reports} />}
    </ListFrame>
  )
}

/** What the reader can download: companies their reports, which they can ask for here. */
function DownloadPage() {
  const { t } = useTranslation('reports')
  const { t: screen } = useTranslation('screens')
  const viewer = useViewer()
  if (viewer?.userType !== 'ENTERPRISE') {
    return (
      <UserCenter title={screen('usercenter/download')}>
        <Notice title={t('empty')} text={t('emptyOther')} />
      </UserCenter>
    )
  }
  return (
    <UserCenter title={screen('usercenter/download')} lead={t('lead')}>
      <Reports />
      <ReportRequests />
    </UserCenter>
  )
}

export const { page } = definePage({
  load: async (input) => {
    if (input.context.viewer()?.userType === 'ENTERPRISE') await loadList(ownReports, input)
  },
  Component: DownloadPage,
})
