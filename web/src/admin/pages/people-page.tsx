import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { definePage, useApp } from '../../app/page.ts'
import { Link } from '../../ui/link.tsx'
import { AdminPage } from '../components/admin-page.tsx'
import { FilterForm } from '../components/filter-form.tsx'
import { ZoneMoment } from '../components/zone-moment.tsx'
import { RecordList } from '../components/record-list.tsx'
import { AccountTag, VerificationTag } from '../components/state-tags.tsx'
import { readListAddress, useList } from '../filters.ts'
import { lists } from '../lists.ts'
import { peopleQuery } from '../queries.ts'

/** Everybody with an account. */
function PeoplePage() {
  const { t } = useTranslation('admin')
  const { t: account } = useTranslation('account')
  const list = useList('/admin/people', lists.people)
  const query = useQuery(peopleQuery(useApp(), list.address))
  return (
    <AdminPage name="admin/people" lead={t('people.lead')}>
      <FilterForm
        list={list}
        fields={[
          {
            name: 'keyword',
            label: t('list.keyword'),
            hint: t('people.keywordHint'),
            longest: lists.people.keyword,
          },
          {
            name: 'userType',
            label: t('verifications.userType'),
            choices: lists.people.userType.map((type) => [type, account(`types.${type}`)]),
          },
          {
            name: 'state',
            label: t('people.state'),
            choices: lists.people.state.map((state) => [state, t(`states.${state}`)]),
          },
          {
            name: 'verification',
            label: t('people.verification'),
            choices: lists.people.verification.map((state) => [state, t(`verification.${state}`)]),
          },
        ]}
      />
      <RecordList
        label={t('overview.people')}
        query={query}
        list={list}
        columns={[
          {
            name: 'username',
            label: t('verifications.username'),
            render: ({ id, username }) => <Link to={`/admin/people/detail?id=${id}`}>{username}</Link>,
          },
          { name: 'name', label: t('verifications.name'), render: ({ name }) => name ?? '--' },
          {
            name: 'userType',
            label: t('verifications.userType'),
            render: ({ userType }) => account(`types.${userType}`),
          },
          {
            name: 'state',
            label: t('people.state'),
            render: ({ state }) => <AccountTag state={state} />,
            isShort: true,
          },
          {
            name: 'verification',
            label: t('people.verification'),
            render: ({ verification }) => <VerificationTag state={verification} />,
            isShort: true,
          },
          {
            name: 'contact',
            label: t('people.contact'),
            render: ({ phone, email }) => (
              <span>
                <small>{phone ?? '--'}</small>
                {email && <small>{email}</small>}
              </span>
            ),
          },
          {
            name: 'registeredAt',
            label: t('verifications.registeredAt'),
            render: ({ registeredAt }) => <ZoneMoment at={registeredAt} />,
          },
        ]}
      />
    </AdminPage>
  )
}

export const { page } = definePage({
  load: ({ context, url }) =>
    context.queries.prefetchQuery(peopleQuery(context, readListAddress(lists.people, url.searchParams))),
  Component: PeoplePage,
})
