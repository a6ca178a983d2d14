import { useTranslation } from 'react-i18next'
import { definePage } from '../../app/page.ts'
import { Link } from '../../ui/link.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Written } from '../../ui/written.tsx'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { RecordList } from '../../app/lists/record-list.tsx'
import { AccountTag } from '../components/account-tag.tsx'
import { VerificationTag } from '../../verification/door/state-tags.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { people } from '../queries.ts'

/** Everybody with an account. */
function PeoplePage() {
  const { t } = useTranslation('people')
  const { t: frame } = useTranslation('adminFrame')
  const { t: verificationWords } = useTranslation('verification')
  const { t: typeName } = useTranslation('userTypes')
  const list = useList(people)
  return (
    <AdminPage name="admin/people" lead={t('lead')}>
      <RecordList
        label={t('people')}
        list={list}
        fields={[
          {
            name: 'keyword',
            label: frame('list.keyword'),
            hint: t('keywordHint'),
          },
          {
            name: 'userType',
            label: verificationWords('userType'),
            word: (type) => typeName(type),
          },
          {
            name: 'state',
            label: t('state'),
            word: (state) => t(`states.${state}`),
          },
          {
            name: 'verification',
            label: t('verification'),
            word: (state) => verificationWords(`states.${state}`),
          },
        ]}
        sortWord={(sort) => frame(`list.sorts.${sort}`)}
        columns={[
          {
            name: 'username',
            label: verificationWords('username'),
            render: ({ id, username }) => <Link to={`/admin/people/detail?id=${id}`}>{username}</Link>,
          },
          {
            name: 'name',
            label: verificationWords('name'),
            render: ({ name }) => (name ? <Written>{name}</Written> : '--'),
          },
          {
            name: 'userType',
            label: verificationWords('userType'),
            render: ({ userType }) => typeName(userType),
          },
          {
            name: 'state',
            label: t('state'),
            render: ({ state }) => <AccountTag state={state} />,
            isShort: true,
          },
          {
            name: 'verification',
            label: t('verification'),
            render: ({ verification }) => <VerificationTag state={verification} />,
            isShort: true,
          },
          {
            name: 'contact',
            label: t('contact'),
            render: ({ phone, email }) => (
              <span>
                <small>{phone ?? '--'}</small>
                {email && <small>{email}</small>}
              </span>
            ),
          },
          {
            name: 'registeredAt',
            label: verificationWords('registeredAt'),
            render: ({ registeredAt }) => <Moment at={registeredAt} />,
          },
        ]}
      />
    </AdminPage>
  )
}

export const { page } = definePage({
  load: (input) => loadList(people, input),
  Component: PeoplePage,
})
