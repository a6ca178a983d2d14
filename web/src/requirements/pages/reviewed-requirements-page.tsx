import { useTranslation } from 'react-i18next'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { useQueue } from '../../app/admin/use-queue.tsx'
import { RecordList } from '../../app/lists/record-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { helpDictionaries } from '../../help/queries.ts'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { Link } from '../../ui/link.tsx'
import { UrgentMark } from '../../ui/urgent-mark.tsx'
import { Written } from '../../ui/written.tsx'
import { RequirementTag } from '../components/requirement-tag.tsx'
import { reviewedRequirements } from '../desk-queries.ts'

/** The queue of requirements that wait for a review, and those that were decided. */
function ReviewedRequirementsPage() {
  const { t } = useTranslation('requirements')
  const { t: desk } = useTranslation('requirementsDesk')
  const { t: frame } = useTranslation('adminFrame')
  const { t: help } = useTranslation('help')
  const { t: typeName } = useTranslation('userTypes')
  const serviceName = useEntryNames(helpDictionaries.type)
  const { allDone } = useCatalogue('adminFrame').review
  const list = useList(reviewedRequirements)
  const queue = useQueue(list.query.dataUpdatedAt)
  return (
    <AdminPage name="admin/requirements" lead={frame('review.lead')}>
      <RecordList
        label={desk('list')}
        list={list}
        fields={[
          { name: 'keyword', label: frame('list.keyword'), hint: desk('keywordHint') },
          {
            name: 'state',
            label: t('fields.state'),
            word: (state) => t(`states.${state}`),
            waiting: ['REVIEWING'],
          },
          queue.assigned,
        ]}
        emptyTab={list.asked.filters.state === 'REVIEWING' ? allDone : undefined}
        sortWord={(sort) => frame(`list.sorts.${sort}`)}
        columns={[
          {
            name: 'title',
            label: t('fields.title'),
            render: ({ id, title, language, priority }) => (
              <span>
                {priority === 'EMERGENCY' && <UrgentMark />}{' '}
                <Link to={`/admin/requirements/detail?id=${id}`} lang={language}>
                  {title}
                </Link>
              </span>
            ),
          },
          { name: 'type', label: help('fields.type'), render: ({ type }) => serviceName(type) },
          {
            name: 'publisher',
            label: t('fields.publisher'),
            render: ({ publisher, username }) =>
              publisher.name === null ? (
                `${username} · ${typeName(publisher.userType)}`
              ) : (
                <Written>{publisher.name}</Written>
              ),
          },
          {
            name: 'state',
            label: t('fields.state'),
            render: ({ state }) => <RequirementTag state={state} isReaders />,
            isShort: true,
          },
          queue.columns.waiting,
          queue.columns.assigned,
          queue.columns.submittedAt,
        ]}
      />
    </AdminPage>
  )
}

export const { page } = definePage({
  load: (input) => loadList(reviewedRequirements, input),
  Component: ReviewedRequirementsPage,
})
