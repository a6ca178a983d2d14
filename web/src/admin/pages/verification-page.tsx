import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { definePage, useApp } from '../../app/page.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { Link } from '../../ui/link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { AdminPage } from '../components/admin-page.tsx'
import { ComparedData, DataFacts } from '../components/compared-data.tsx'
import { DecideVerification } from '../components/decide-verification.tsx'
import { Facts } from '../components/facts.tsx'
import { ZoneMoment } from '../components/zone-moment.tsx'
import { NextVerification } from '../components/next-verification.tsx'
import classes from '../components/page.module.css'
import { SubmissionTag } from '../components/state-tags.tsx'
import { Timeline } from '../components/timeline.tsx'
import { verificationQuery } from '../queries.ts'

/** Data given to be verified, beside what is valid, with the decision on them. */
function VerificationPage() {
  const { t } = useTranslation('admin')
  const { t: account } = useTranslation('account')
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const query = useQuery(verificationQuery(useApp(), id))
  return (
    <QueryView query={query} skeleton={<Skeleton height={560} radius="md" />} missing={<NotFound />}>
      {(submission) => (
        <AdminPage
          name="admin/verifications/detail"
          title={submission.name}
          tools={<SubmissionTag state={submission.state} />}
        >
          <section className={classes.section} aria-labelledby="account">
            <h2 id="account">{t('verifications.account')}</h2>
            <Facts
              facts={[
                [
                  t('verifications.username'),
                  <Link key="username" to={`/admin/people/detail?id=${submission.accountId}`}>
                    <u>{submission.username}</u>
                  </Link>,
                ],
                [t('verifications.userType'), account(`types.${submission.userType}`)],
                [
                  t('verifications.kind'),
                  t(submission.isChange ? 'verifications.change' : 'verifications.registration'),
                ],
                [t('verifications.phone'), submission.phone ?? '--'],
                [t('verifications.email'), submission.email ?? '--'],
                [
                  t('verifications.registeredAt'),
                  <ZoneMoment key="registered" at={submission.registeredAt} />,
                ],
                [t('verifications.submittedAt'), <ZoneMoment key="submitted" at={submission.submittedAt} />],
                ...(submission.decidedAt
                  ? ([
                      [t('verifications.decidedAt'), <ZoneMoment key="decided" at={submission.decidedAt} />],
                      [t('verifications.decidedBy'), submission.decidedBy ?? t('list.platform')],
                    ] as const)
                  : []),
                ...(submission.reason ? ([[t('verifications.reason'), submission.reason]] as const) : []),
              ]}
            />
          </section>
          <section className={classes.section} aria-labelledby="data">
            <h2 id="data">{t('verifications.data')}</h2>
            {submission.valid ? (
              <ComparedData given={submission.given} valid={submission.valid} />
            ) : (
              <DataFacts data={submission.given} />
            )}
          </section>
          <section className={`${classes.section} ${classes.form}`}>
            <DecideVerification {...submission} />
            <NextVerification after={submission.id} />
          </section>
          <section className={classes.section} aria-labelledby="history">
            <h2 id="history">{t('history.title')}</h2>
            <Timeline entries={submission.history} />
          </section>
          <Button component={Link} to="/admin/verifications" variant="default" mt="md">
            {t('verifications.back')}
          </Button>
        </AdminPage>
      )}
    </QueryView>
  )
}

export const { page } = definePage({
  load: ({ context, url }) =>
    context.queries.fetchQuery(verificationQuery(context, url.searchParams.get('id') ?? '')),
  Component: VerificationPage,
})
