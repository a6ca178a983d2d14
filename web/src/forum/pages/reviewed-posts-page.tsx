import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { useQueue } from '../../app/admin/use-queue.tsx'
import { RecordList } from '../../app/lists/record-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage, useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { dictionaryQuery } from '../../reference/queries.ts'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { PostTag } from '../components/post-tag.tsx'
import { reviewedPosts } from '../desk-queries.ts'
import { forumCategories, loadCategories } from '../queries.ts'

/** The queue of posts that wait for a review, and those that were decided. */
function ReviewedPostsPage() {
  const { t } = useTranslation('forumDesk')
  const { t: words } = useTranslation('forum')
  const { t: frame } = useTranslation('adminFrame')
  const { t: typeName } = useTranslation('userTypes')
  const { allDone } = useCatalogue('adminFrame').review
  const categoryName = useEntryNames(forumCategories)
  const { data: categories = [] } = useQuery(dictionaryQuery(useApp(), forumCategories))
  const list = useList(reviewedPosts)
  const queue = useQueue(list.query.dataUpdatedAt)
  return (
    <AdminPage name="admin/forum" lead={t('lead')}>
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
          {
            name: 'category',
            label: t('category'),
            choices: categories.map(({ id, name }) => [id, name]),
          },
        ]}
        emptyTab={list.asked.filters.state === 'REVIEWING' ? allDone : undefined}
        sortWord={(sort) => frame(`list.sorts.${sort}`)}
        columns={[
          {
            name: 'title',
            label: t('title'),
            render: ({ id, title, language, reports }) => (
              <>
                <Link to={`/admin/forum/detail?id=${id}`} lang={language}>
                  {title}
                </Link>{' '}
                {reports > 0 && <Tag tone="seal">{t('openReports', { count: reports })}</Tag>}
              </>
            ),
          },
          {
            name: 'category',
            label: t('category'),
            render: ({ category }) => categoryName(category),
            isShort: true,
          },
          {
            name: 'author',
            label: t('author'),
            render: ({ username, userType }) =>
              username === null
                ? words('gone')
                : [username, userType && typeName(userType)].filter(Boolean).join(' · '),
          },
          {
            name: 'state',
            label: t('state'),
            render: ({ state, isHidden }) => (
              <>
                <PostTag state={state} isReaders /> {isHidden && <Tag tone="grey">{t('hidden')}</Tag>}
              </>
            ),
            isShort: true,
          },
          queue.columns.waiting,
          queue.columns.submittedAt,
        ]}
      />
    </AdminPage>
  )
}

export const { page } = definePage({
  load: (input) => Promise.all([loadList(reviewedPosts, input), loadCategories(input.context)]),
  Component: ReviewedPostsPage,
})
