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
import { Written } from '../../ui/written.tsx'
import { ServiceTag } from '../components/service-tag.tsx'
import { reviewedServices } from '../desk-queries.ts'

/** The queue of services that wait for a review, and those that were decided. */
function ReviewedServicesPage() {
  const { t } = useTranslation('lawServices')
  const { t: desk } = useTranslation('servicesDesk')
  const { t: frame } = useTranslation('adminFrame')
  const { t: help } = useTranslation('help')
  const typeOf = useEntryNames(helpDictionaries.type)
  const { allDone } = useCatalogue('adminFrame').review
  const list = useList(reviewedServices)
  const queue = useQueue(list.query.dataUpdatedAt)
  return (
    <AdminPage name="admin/services" lead={frame('review.lead')}>
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
            render: ({ id, title, language }) => (
              <Link to={`/admin/services/detail?id=${id}`} lang={language}>
                {title}
              </Link>
            ),
          },
          { name: 'type', label: help('fields.type'), render: ({ type }) => typeOf(type) },
          {
            name: 'provider',
            label: t('fields.provider'),
            render: ({ provider }) => <Written>{provider.name}</Written>,
          },
          {
            name: 'state',
            label: t('fields.state'),
            render: ({ state }) => <ServiceTag state={state} isReaders />,
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
  load: (input) => loadList(reviewedServices, input),
  Component: ReviewedServicesPage,
})
