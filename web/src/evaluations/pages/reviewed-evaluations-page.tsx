import { shortened } from '@portal/protocol/kernel/cut-text.ts'
import { useTranslation } from 'react-i18next'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { useQueue } from '../../app/admin/use-queue.tsx'
import { RecordList } from '../../app/lists/record-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Link } from '../../ui/link.tsx'
import { Written } from '../../ui/written.tsx'
import { EvaluationTag } from '../components/evaluation-tag.tsx'
import { Stars } from '../components/stars.tsx'
import { reviewedEvaluations } from '../desk-queries.ts'

/** Of an evaluation in a list, in characters. */
const shownWords = 80

/** The queue of evaluations that wait for a review, and those that were decided. */
function ReviewedEvaluationsPage() {
  const { t } = useTranslation('evaluationsDesk')
  const { t: words } = useTranslation('evaluations')
  const { t: frame } = useTranslation('adminFrame')
  const { t: typeName } = useTranslation('userTypes')
  const { allDone } = useCatalogue('adminFrame').review
  const list = useList(reviewedEvaluations)
  const queue = useQueue(list.query.dataUpdatedAt)
  return (
    <AdminPage name="admin/evaluations" lead={t('lead')}>
      <RecordList
        label={t('list')}
        list={list}
        fields={[
          { name: 'keyword', label: frame('list.keyword'), hint: t('keywordHint') },
          {
            name: 'state',
            label: t('state'),
            word: (state) => words(`states.${state}`),
            waiting: ['REVIEWING'],
          },
          queue.assigned,
        ]}
        emptyTab={list.asked.filters.state === 'REVIEWING' ? allDone : undefined}
        sortWord={(sort) => frame(`list.sorts.${sort}`)}
        columns={[
          {
            name: 'content',
            label: t('content'),
            render: ({ id, content, language }) => (
              <Link to={`/admin/evaluations/detail?id=${id}`} lang={language}>
                {shortened(content, shownWords)}
              </Link>
            ),
          },
          {
            name: 'stars',
            label: t('stars'),
            render: ({ stars }) => <Stars count={stars} />,
            isShort: true,
          },
          {
            name: 'author',
            label: t('author'),
            render: ({ username, author }) =>
              [username, typeName(author.userType)].filter(Boolean).join(' · '),
          },
          {
            name: 'provider',
            label: t('provider'),
            render: ({ provider }) => <Written>{provider.name}</Written>,
          },
          {
            name: 'state',
            label: t('state'),
            render: ({ state }) => <EvaluationTag state={state} isReaders />,
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
  load: (input) => loadList(reviewedEvaluations, input),
  Component: ReviewedEvaluationsPage,
})
