import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { definePage, useApp } from '../../app/page.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { Link } from '../../ui/link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { AccountActions } from '../components/account-actions.tsx'
import { AdminPage } from '../components/admin-page.tsx'
import { DataFacts } from '../components/compared-data.tsx'
import { Facts } from '../components/facts.tsx'
import { ZoneMoment } from '../components/zone-moment.tsx'
import classes from '../components/page.module.css'
import { RolesForm } from '../components/roles-form.tsx'
import { AccountTag, VerificationTag } from '../components/state-tags.tsx'
import { Timeline } from '../components/timeline.tsx'
import { meQuery, personQuery } from '../queries.ts'

/** An account: its data, what happened to it, what can be done. */
function PersonPage() {
  const { t } = useTranslation('admin')
  const { t: account } = useTranslation('account')
  const context = useApp()
  const [search] = useSearchParams()
  const query = useQuery(personQuery(context, search.get('id') ?? ''))
  const { data: me } = useQuery(meQuery(context))
  return (
    <QueryView query={query} skeleton={<Skeleton height={560} radius="md" />} missing={<NotFound />}>
      {(person) => (
        <AdminPage
          name="admin/people/detail"
          title={person.name ?? person.username}
          tools={<AccountTag state={person.state} />}
        >
          <section className={classes.section} aria-labelledby="account">
            <h2 id="account">{t('people.account')}</h2>
            <Facts
              facts={[
                [t('verifications.username'), person.username],
                [t('verifications.userType'), account(`types.${person.userType}`)],
                [
                  t('people.verification'),
                  <VerificationTag key="verification" state={person.verification} />,
                ],
                [t('verifications.phone'), person.phone ?? '--'],
                [t('verifications.email'), person.email ?? '--'],
                [t('verifications.registeredAt'), <ZoneMoment key="registered" at={person.registeredAt} />],
                [t('people.lastUsedAt'), <ZoneMoment key="used" at={person.lastUsedAt} />],
              ]}
            />
          </section>
          {person.userType !== 'ADMIN' && (
            <section className={classes.section} aria-labelledby="data">
              <h2 id="data">{t('people.data')}</h2>
              {person.data ? (
                <DataFacts data={person.data} />
              ) : (
                <p className={classes.hint}>{t('people.noData')}</p>
              )}
            </section>
          )}
          <section className={classes.section} aria-labelledby="actions">
            <h2 id="actions">{t('people.actions')}</h2>
            <AccountActions {...person} />
          </section>
          {person.userType === 'ADMIN' && me?.roles.includes('SUPER') && (
            <section className={classes.section}>
              <h2 id="roles">{t('people.roles')}</h2>
              <RolesForm key={person.roles.join()} id={person.id} roles={person.roles} />
            </section>
          )}
          <section className={classes.section} aria-labelledby="history">
            <h2 id="history">{t('history.title')}</h2>
            <Timeline entries={person.history} />
          </section>
          <Button component={Link} to="/admin/people" variant="default" mt="md">
            {t('verifications.back')}
          </Button>
        </AdminPage>
      )}
    </QueryView>
  )
}

export const { page } = definePage({
  load: ({ context, url }) =>
    context.queries.fetchQuery(personQuery(context, url.searchParams.get('id') ?? '')),
  Component: PersonPage,
})
