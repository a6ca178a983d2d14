import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { definePage } from '../../app/page.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { HandReport, type AskedReport } from '../components/hand-report.tsx'
import { HandedReports } from '../components/handed-reports.tsx'
import { ReportRequests } from '../components/requests-desk.tsx'
import { loadList } from '../../app/lists/use-list.ts'
import { handed, requests } from '../desk-queries.ts'
import classes from './reports-desk-page.module.css'

/** The reports companies ask for, and those they were given. */
function ReportsPage() {
  const { t } = useTranslation('reportsDesk')
  const [search] = useSearchParams()
  const isHanded = search.get('view') === 'handed'
  const [answered, setAnswered] = useState<AskedReport | 'unasked' | null>(null)
  return (
    <AdminPage
      name="admin/reports"
      lead={t('lead')}
      tools={<Button onClick={() => setAnswered('unasked')}>{t('hand')}</Button>}
    >
      <nav className={classes.views} aria-label={t('views')}>
        <Link to="/admin/reports" aria-current={isHanded ? undefined : 'page'}>
          {t('requests')}
        </Link>
        <Link to="/admin/reports?view=handed" aria-current={isHanded ? 'page' : undefined}>
          {t('handed')}
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
  load: (input) =>
    input.url.searchParams.get('view') === 'handed' ? loadList(handed, input) : loadList(requests, input),
  Component: ReportsPage,
})
