import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { definePage } from '../../app/page.ts'
import { Link } from '../../ui/link.tsx'
import { AdminPage } from '../components/admin-page.tsx'
import { HandReport, type AskedReport } from '../components/hand-report.tsx'
import { HandedReports } from '../components/handed-reports.tsx'
import { ReportRequests } from '../components/report-requests.tsx'
import { readListAddress } from '../filters.ts'
import { lists } from '../lists.ts'
import { handedQuery, requestsQuery } from '../queries.ts'
import classes from './reports-page.module.css'

/** The reports companies ask for, and those they were given. */
function ReportsPage() {
  const { t } = useTranslation('admin')
  const [search] = useSearchParams()
  const isHanded = search.get('view') === 'handed'
  const [answered, setAnswered] = useState<AskedReport | 'unasked' | null>(null)
  return (
    <AdminPage
      name="admin/reports"
      lead={t('reports.lead')}
      tools={<Button onClick={() => setAnswered('unasked')}>{t('reports.hand')}</Button>}
    >
      <nav className={classes.views} aria-label={t('reports.views')}>
        <Link to="/admin/reports" aria-current={isHanded ? undefined : 'page'}>
          {t('reports.requests')}
        </Link>
        <Link to="/admin/reports?view=handed" aria-current={isHanded ? 'page' : undefined}>
          {t('reports.handed')}
        </Link>
      </nav>
      {isHanded ? <HandedReports /> : <ReportRequests onAnswer={setAnswered} />}
      {answered && (
        <HandReport request={answered === 'unasked' ? null : answered} onClose={() => setAnswered(null)} />
      )}
    </AdminPage>
  )
}

export const { page } = definePage({
  load: ({ context, url: { searchParams } }) =>
    searchParams.get('view') === 'handed'
      ? context.queries.prefetchQuery(handedQuery(context, readListAddress(lists.handed, searchParams)))
      : context.queries.prefetchQuery(requestsQuery(context, readListAddress(lists.requests, searchParams))),
  Component: ReportsPage,
})
