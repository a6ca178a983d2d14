import { useTranslation } from 'react-i18next'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { ReportedRow } from '../components/reported-row.tsx'
import { postReports } from '../desk-queries.ts'

/** What readers reported, those that wait the longest first. */
function ReportsPage() {
  const { t } = useTranslation('forumDesk')
  const { t: frame } = useTranslation('adminFrame')
  const { none } = useCatalogue('forumDesk').reported
  const list = useList(postReports)
  return (
    <AdminPage name="admin/forum/reports" lead={t('reported.lead')}>
      <CardList
        label={t('reported.list')}
        list={list}
        rowHeight={180}
        fields={[
          {
            name: 'state',
            label: t('state'),
            word: (state) => t(`reported.states.${state}`),
            waiting: ['OPEN'],
          },
          { name: 'kind', label: t('reported.kind'), word: (kind) => t(`reported.kinds.${kind}`) },
        ]}
        emptyTab={list.asked.filters.state === 'OPEN' ? none : undefined}
        sortWord={(sort) => frame(`list.sorts.${sort}`)}
        render={(row) => <ReportedRow row={row} />}
      />
    </AdminPage>
  )
}

export const { page } = definePage({ load: (input) => loadList(postReports, input), Component: ReportsPage })
