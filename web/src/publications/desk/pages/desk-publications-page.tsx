import { publicationKinds } from '@portal/protocol/publications/kinds.ts'
import { useTranslation } from 'react-i18next'
import { AdminPage } from '../../../app/admin/admin-page.tsx'
import { RecordList } from '../../../app/lists/record-list.tsx'
import { loadList, useList } from '../../../app/lists/use-list.ts'
import { definePage } from '../../../app/page.ts'
import { useCatalogue } from '../../../app/use-catalogue.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { PublicationTag } from '../components/publication-tag.tsx'
import { Translations } from '../components/translations.tsx'
import { deskPublications, loadDeskNames } from '../queries.ts'
import { useCategoryName } from '../use-category-name.ts'

/** Everything that is published or worked on. */
function DeskPublicationsPage() {
  const { t } = useTranslation('publicationDesk')
  const { t: frame } = useTranslation('adminFrame')
  const { allDone } = useCatalogue('publicationDesk')
  const list = useList(deskPublications)
  const categoryName = useCategoryName()
  return (
    <AdminPage
      name="admin/publications"
      lead={t('lead')}
      tools={<ButtonLink to="/admin/publications/edit">{t('add')}</ButtonLink>}
    >
      <RecordList
        label={t('list')}
        list={list}
        fields={[
          { name: 'keyword', label: frame('list.keyword'), hint: t('keywordHint') },
          {
            name: 'state',
            label: t('fields.state'),
            word: (state) => t(`states.${state}`),
            waiting: ['IN_REVIEW'],
          },
          {
            name: 'kind',
            label: t('fields.kind'),
            choices: publicationKinds.map((kind) => [kind, t(`kinds.${kind}`)] as const),
          },
          { name: 'translation', label: t('fields.translations'), word: (gap) => t(`gaps.${gap}`) },
        ]}
        emptyTab={list.asked.filters.state === 'IN_REVIEW' ? allDone : undefined}
        sortWord={(sort) => t(`sorts.${sort}`)}
        columns={[
          {
            name: 'title',
            label: t('fields.title'),
            render: ({ id, title, titleLanguage, isPinned }) => (
              <span>
                <Link to={`/admin/publications/detail?id=${id}`} lang={titleLanguage}>
                  {title}
                </Link>{' '}
                {isPinned && <Tag tone="gold">{t('fields.isPinned')}</Tag>}
              </span>
            ),
          },
          {
            name: 'kind',
            label: t('fields.kind'),
            render: ({ kind, category }) =>
              [t(`kinds.${kind}`), ...(category ? [categoryName(kind, category)] : [])].join(' · '),
          },
          {
            name: 'state',
            label: t('fields.state'),
            render: ({ state, isChange, isOfWithdrawn }) => (
              <span>
                <PublicationTag state={state} /> {isChange && <Tag>{t('change')}</Tag>}
                {isOfWithdrawn && <PublicationTag state="WITHDRAWN" />}
              </span>
            ),
            isShort: true,
          },
          {
            name: 'translations',
            label: t('fields.translations'),
            render: (row) => <Translations of={row} />,
          },
          {
            name: 'writtenAt',
            label: t('fields.writtenAt'),
            render: ({ writtenBy, writtenAt }) => (
              <span>
                {writtenBy.username}
                <br />
                <Moment at={writtenAt} />
              </span>
            ),
          },
          {
            name: 'publishedAt',
            label: t('fields.appears'),
            render: ({ state, publishedAt, publishAt }) =>
              state === 'SCHEDULED' ? (
                <span>
                  {t('waitsFor')} <Moment at={publishAt} />
                </span>
              ) : (
                <Moment at={publishedAt} />
              ),
          },
        ]}
      />
    </AdminPage>
  )
}

export const { page } = definePage({
  load: (input) => Promise.all([loadList(deskPublications, input), loadDeskNames(input.context)]),
  Component: DeskPublicationsPage,
})
