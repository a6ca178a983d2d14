import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { PageHead } from '../../app/head.tsx'
import { useApp } from '../../app/page.ts'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { adminKey, meQuery } from '../../app/admin/queries.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EnterSecondFactor } from './enter-second-factor.tsx'
import classes from '../../app/admin/page.module.css'
import { SetUpSecondFactor } from './set-up-second-factor.tsx'

/** Lets an administrator through who has passed the second factor; says so where none is asked for. */
export function AdminGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('secondFactor')
  const context = useApp()
  const { pathname } = useLocation()
  const query = useQuery(meQuery(context))
  const passed = () => void context.queries.invalidateQueries({ queryKey: adminKey })
  return (
    <QueryView query={query} skeleton={<Skeleton height={420} />}>
      {({ secondFactor }) => {
        if (secondFactor === 'enter') return <EnterSecondFactor onPassed={passed} />
        if (secondFactor === 'enrol') {
          return (
            <>
              <PageHead title={t('enrolTitle')} description={t('enrolLead')} noIndex />
              <PageHeader title={t('enrolTitle')} lead={t('enrolLead')} />
              <SetUpSecondFactor onDone={passed} />
            </>
          )
        }
        return (
          <>
            {secondFactor === 'off' && (
              <p className={`${classes.off} no-print`}>
                {t('off')}
                {pathname !== '/admin/security' && <Link to="/admin/security">{t('offLink')}</Link>}
              </p>
            )}
            {children}
          </>
        )
      }}
    </QueryView>
  )
}
