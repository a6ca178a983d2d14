import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { definePage, useApp } from '../../app/page.ts'
import { formatNumber } from '../../ui/format.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import classes from '../../app/admin/page.module.css'
import { RecordTable } from '../../app/lists/record-table.tsx'
import { Registrations } from '../components/registrations.tsx'
import { Waiting } from '../components/waiting.tsx'
import { overviewQuery } from '../queries.ts'

/** What waits for the administrator, and who uses the portal. */
function OverviewPage() {
  const { t } = useTranslation('oversight')
  const { t: frame } = useTranslation('adminFrame')
  const { t: typeName } = useTranslation('userTypes')
  const language = useLanguage()
  const query = useQuery(overviewQuery(useApp()))
  return (
    <AdminPage name="admin" title={frame('overview')} lead={t('overview.lead')}>
      <QueryView query={query} skeleton={<Skeleton height={520} above={20} />}>
        {({ waiting, people, registrations }) => (
          <>
            <Waiting waiting={waiting} />
            <section className={classes.section} aria-labelledby="people">
              <h2 id="people">{t('overview.people')}</h2>
              <RecordTable
                isNarrow
                label={t('overview.people')}
                rows={people}
                keyOf={({ userType }) => userType}
                columns={[
                  {
                    name: 'type',
                    label: t('overview.type'),
                    render: ({ userType }) => typeName(userType),
                  },
                  {
                    name: 'count',
                    label: t('overview.count'),
                    render: ({ count }) => formatNumber(count, language),
                  },
                  {
                    name: 'verified',
                    label: t('overview.verified'),
                    render: ({ verified }) => formatNumber(verified, language),
                  },
                ]}
              />
            </section>
            <Registrations days={registrations} />
          </>
        )}
      </QueryView>
    </AdminPage>
  )
}

export const { page } = definePage({
  load: ({ context }) => context.queries.prefetchQuery(overviewQuery(context)),
  Component: OverviewPage,
})
