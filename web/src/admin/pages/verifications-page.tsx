import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { definePage, useApp } from '../../app/page.ts'
import { Link } from '../../ui/link.tsx'
import { AdminPage } from '../components/admin-page.tsx'
import { FilterForm } from '../components/filter-form.tsx'
import { ZoneMoment } from '../components/zone-moment.tsx'
import { RecordList } from '../components/record-list.tsx'
import { SubmissionTag } from '../components/state-tags.tsx'
import { readListAddress, useList } from '../filters.ts'
import { lists } from '../lists.ts'
import { verificationsQuery } from '../queries.ts'

/** The queue of data that wait to be verified, and those that were decided. */
function VerificationsPage() {
  const { t } = useTranslation('admin')
  const { t: account } = useTranslation('account')
  const list = useList('/admin/verifications', lists.verifications)
  const query = useQuery(verificationsQuery(useApp(), list.address))
  return (
    <AdminPage name="admin/verifications" lead={t('verifications.lead')}>
      <FilterForm
        list={list}
        fields={[
          {
            name: 'keyword',
            label: t('list.keyword'),
            hint: t('verifications.keywordHint'),
            longest: lists.verifications.keyword,
          },
          {
            name: 'state',
            label: t('verifications.state'),
            choices: lists.verifications.state.map((state) => [state, t(`submissions.${state}`)]),
          },
          {
            name: 'userType',
            label: t('verifications.userType'),
            choices: lists.verifications.userType.map((type) => [type, account(`types.${type}`)]),
          },
        ]}
      />
      <RecordList
        label={t('verifications.data')}
        query={query}
        list={list}
        columns={[
          {
            name: 'name',
            label: t('verifications.name'),
            render: ({ id, name }) => <Link to={`/admin/verifications/detail?id=${id}`}>{name}</Link>,
          },
          { name: 'username', label: t('verifications.username'), render: ({ username }) => username },
          {
            name: 'userType',
            label: t('verifications.userType'),
            render: ({ userType }) => account(`types.${userType}`),
          },
          {
            name: 'kind',
            label: t('verifications.kind'),
            render: ({ isChange }) => t(isChange ? 'verifications.change' : 'verifications.registration'),
          },
          {
            name: 'state',
            label: t('verifications.state'),
            render: ({ state }) => <SubmissionTag state={state} />,
          },
          {
            name: 'submittedAt',
            label: t('verifications.submittedAt'),
            render: ({ submittedAt }) => <ZoneMoment at={submittedAt} />,
            isShort: true,
          },
        ]}
      />
    </AdminPage>
  )
}

export const { page } = definePage({
  load: ({ context, url }) =>
    context.queries.prefetchQuery(
      verificationsQuery(context, readListAddress(lists.verifications, url.searchParams)),
    ),
  Component: VerificationsPage,
})
