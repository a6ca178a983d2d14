import { useTranslation } from 'react-i18next'
import { definePage } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Link } from '../../ui/link.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Written } from '../../ui/written.tsx'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { RecordList } from '../../app/lists/record-list.tsx'
import { SubmissionTag } from '../door/state-tags.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { verifications } from '../queries.ts'

/** The queue of data that wait to be verified, and those that were decided. */
function VerificationsPage() {
  const { t } = useTranslation('verification')
  const { t: frame } = useTranslation('adminFrame')
  const { t: typeName } = useTranslation('userTypes')
  const { allDone } = useCatalogue('adminFrame').review
  const list = useList(verifications)
  return (
    <AdminPage name="admin/verifications" lead={t('lead')}>
      <RecordList
        label={t('data')}
        list={list}
        fields={[
          {
            name: 'keyword',
            label: frame('list.keyword'),
            hint: t('keywordHint'),
          },
          {
            name: 'state',
            label: t('state'),
            word: (state) => t(`submissions.${state}`),
            waiting: ['PENDING'],
          },
          {
            name: 'userType',
            label: t('userType'),
            word: (type) => typeName(type),
          },
        ]}
        emptyTab={list.asked.filters.state === 'PENDING' ? allDone : undefined}
        sortWord={(sort) => frame(`list.sorts.${sort}`)}
        columns={[
          {
            name: 'name',
            label: t('name'),
            render: ({ id, name }) => (
              <Link to={`/admin/verifications/detail?id=${id}`}>
                <Written>{name}</Written>
              </Link>
            ),
          },
          { name: 'username', label: t('username'), render: ({ username }) => username },
          {
            name: 'userType',
            label: t('userType'),
            render: ({ userType }) => typeName(userType),
          },
          {
            name: 'kind',
            label: t('kind'),
            render: ({ isChange }) => t(isChange ? 'change' : 'registration'),
          },
          {
            name: 'state',
            label: t('state'),
            render: ({ state }) => <SubmissionTag state={state} />,
          },
          {
            name: 'submittedAt',
            label: t('submittedAt'),
            render: ({ submittedAt }) => <Moment at={submittedAt} />,
            isShort: true,
          },
        ]}
      />
    </AdminPage>
  )
}

export const { page } = definePage({
  load: (input) => loadList(verifications, input),
  Component: VerificationsPage,
})
