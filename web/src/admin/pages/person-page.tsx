import { useQuery } from '@tanstack/react-query'
import { writtenIn } from '@portal/protocol/kernel/written-in.ts'
import { adminRoles } from '@portal/protocol/kernel/user-types.ts'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { definePage, useApp } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccountActions } from '../components/account-actions.tsx'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { DataFacts } from '../../verification/door/compared-data.tsx'
import { Facts } from '../../ui/facts.tsx'
import classes from '../../app/admin/page.module.css'
import { RolesForm } from '../components/roles-form.tsx'
import { AccountTag } from '../components/account-tag.tsx'
import { RevokeVerification } from '../../verification/door/revoke-verification.tsx'
import { VerificationTag } from '../../verification/door/state-tags.tsx'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { History } from '../../app/admin/history.tsx'
import { meQuery } from '../../app/admin/queries.ts'
import { formatList } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { personQuery } from '../queries.ts'

/** A heading that is somebody's name. */
function headingOf(title: string) {
  const lang = writtenIn(title)
  return { title, ...(lang && { lang }) }
}

/** An account: its data, what happened to it, what can be done. */
function PersonPage() {
  const { t } = useTranslation('people')
  const { t: verification } = useTranslation('verification')
  const { t: frame } = useTranslation('adminFrame')
  const { history } = useCatalogue('people')
  const { t: typeName } = useTranslation('userTypes')
  const language = useLanguage()
  const context = useApp()
  const [search] = useSearchParams()
  const query = useQuery(personQuery(context, recordIdOf(search)))
  const { data: me } = useQuery(meQuery(context))

  /** The roles that were set are noted by their codes. */
  function withRoleNames<Entry extends { action: string; note: string | null }>(entry: Entry): Entry {
    if (entry.action !== 'setRoles' || !entry.note) return entry
    const set = entry.note.split(', ')
    const names = adminRoles.filter((role) => set.includes(role)).map((role) => t(`roleNames.${role}.name`))
    return { ...entry, note: formatList(names, language) }
  }

  return (
    <QueryView query={query} skeleton={<Skeleton height={560} />} missing={<NotFound />}>
      {(person) => (
        <AdminPage
          name="admin/people/detail"
          {...headingOf(person.name ?? person.username)}
          note={<AccountTag state={person.state} />}
        >
          <section className={classes.section} aria-labelledby="account">
            <h2 id="account">{t('account')}</h2>
            <Facts
              look="columns"
              facts={[
                [verification('username'), person.username],
                [verification('userType'), typeName(person.userType)],
                [t('verification'), <VerificationTag key="verification" state={person.verification} />],
                [verification('phone'), person.phone ?? '--'],
                [verification('email'), person.email ?? '--'],
                [verification('registeredAt'), <Moment key="registered" at={person.registeredAt} />],
                [t('lastUsedAt'), <Moment key="used" at={person.lastUsedAt} />],
              ]}
            />
          </section>
          {person.userType !== 'ADMIN' && (
            <section className={classes.section} aria-labelledby="data">
              <h2 id="data">{t('data')}</h2>
              {person.data ? <DataFacts data={person.data} /> : <p className={classes.hint}>{t('noData')}</p>}
              {person.mayRevoke && (
                <div className={`${classes.buttons} no-print`}>
                  <RevokeVerification id={person.id} name={person.name ?? person.username} />
                </div>
              )}
            </section>
          )}
          <section className={classes.section} aria-labelledby="actions">
            <h2 id="actions">{t('actions')}</h2>
            <AccountActions {...person} />
          </section>
          {person.userType === 'ADMIN' && me?.roles.includes('SUPER') && (
            <section className={classes.section}>
              <h2 id="roles">{t('roles')}</h2>
              <RolesForm key={person.roles.join()} id={person.id} roles={person.roles} />
            </section>
          )}
          <section className={classes.section} aria-labelledby="history">
            <h2 id="history">{frame('history.title')}</h2>
            <History entries={person.history.map(withRoleNames)} names={history} />
          </section>
          <div className={classes.after}>
            <ButtonLink to="/admin/people" variant="default">
              {frame('list.back')}
            </ButtonLink>
          </div>
        </AdminPage>
      )}
    </QueryView>
  )
}

export const { page } = definePage({
  load: ({ context, url }) => context.queries.fetchQuery(personQuery(context, recordIdOf(url.searchParams))),
  Component: PersonPage,
})
