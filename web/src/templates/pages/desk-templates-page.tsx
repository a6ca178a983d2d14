import { useTranslation } from 'react-i18next'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { RecordList } from '../../app/lists/record-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { useChoices } from '../../reference/door/use-choices.ts'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { dictionaryQuery } from '../../reference/queries.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { formatList } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { TemplateTag } from '../desk/template-tag.tsx'
import { deskTemplates } from '../desk-queries.ts'
import { categories } from '../queries.ts'

/** Every template that is published or worked on. */
function DeskTemplatesPage() {
  const { t } = useTranslation('templateDesk')
  const { t: ui } = useTranslation()
  const { t: frame } = useTranslation('adminFrame')
  const { allDone } = useCatalogue('templateDesk')
  const reader = useLanguage()
  const list = useList(deskTemplates)
  const choices = useChoices(categories)
  const categoryName = useEntryNames(categories)
  return (
    <AdminPage
      name="admin/templates"
      lead={t('lead')}
      tools={<ButtonLink to="/admin/templates/edit">{t('add')}</ButtonLink>}
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
          { name: 'category', label: t('fields.category'), choices },
          { name: 'lawChanged', label: t('lawChanged') },
        ]}
        emptyTab={list.asked.filters.state === 'IN_REVIEW' ? allDone : undefined}
        sortWord={(sort) => t(`sorts.${sort}`)}
        columns={[
          {
            name: 'title',
            label: t('fields.title'),
            render: ({ id, title, titleLanguage, hasChangedLaw }) => (
              <span>
                <Link to={`/admin/templates/detail?id=${id}`} lang={titleLanguage}>
                  {title}
                </Link>{' '}
                {hasChangedLaw && <Tag tone="gold">{t('lawChanged')}</Tag>}
              </span>
            ),
          },
          {
            name: 'category',
            label: t('fields.category'),
            render: ({ category }) => categoryName(category),
          },
          {
            name: 'state',
            label: t('fields.state'),
            render: ({ state, isChange }) => (
              <span>
                <TemplateTag state={state} /> {isChange && <Tag>{t('change')}</Tag>}
              </span>
            ),
            isShort: true,
          },
          {
            name: 'languages',
            label: t('fields.languages'),
            render: ({ languages }) =>
              formatList(
                languages.map((one) => ui(`languageNames.${one}`)),
                reader,
              ),
          },
          { name: 'uses', label: t('fields.uses'), render: ({ uses }) => uses },
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
            label: t('fields.publishedAt'),
            render: ({ publishedAt }) => <Moment at={publishedAt} />,
          },
        ]}
      />
    </AdminPage>
  )
}

export const { page } = definePage({
  load: (input) =>
    Promise.all([
      loadList(deskTemplates, input),
      input.context.queries.prefetchQuery(dictionaryQuery(input.context, categories)),
    ]),
  Component: DeskTemplatesPage,
})
