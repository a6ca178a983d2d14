import { languages } from '@portal/protocol/kernel/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { useApp, type LoadInput } from '../../app/page.ts'
import { useChoices } from '../../reference/door/use-choices.ts'
import { dictionaryQuery } from '../../reference/queries.ts'
import { Columns } from '../../ui/columns.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { categories, templates, treeQuery } from '../queries.ts'
import { CategoryMenu } from './category-menu.tsx'
import { TemplateCard } from './template-card.tsx'

export function loadTemplates(input: LoadInput): Promise<unknown> {
  const { context } = input
  return Promise.all([
    loadList(templates, input),
    context.queries.prefetchQuery(treeQuery(context)),
    context.queries.prefetchQuery(dictionaryQuery(context, categories)),
  ])
}

/** All templates, by what they are for. */
export function TemplateList() {
  const { t } = useTranslation('templates')
  const { t: ui } = useTranslation()
  const { t: screen } = useTranslation('screens')
  const list = useList(templates)
  const { data: tree = [] } = useQuery(treeQuery(useApp()))
  const choices = useChoices(categories)
  const title = screen('service/contract')
  const { filters } = list.asked
  const to = (category: string) => ({ filters: { ...filters, category } })
  return (
    <div className="wrap">
      <PageHead
        title={title}
        description={t('lead')}
        canonical="/service/contract"
        noIndex={list.isNarrowed}
      />
      <Columns
        side="start"
        rail={
          <CategoryMenu
            tree={tree}
            current={filters.category}
            addressOf={(category) => list.addressOf(to(category))}
            onChoose={(category) => void list.go(to(category))}
          />
        }
      >
        <div>
          <PageHeader title={title} lead={t('lead')} />
          <CardList
            label={t('list')}
            list={list}
            fields={[
              { name: 'keyword', label: t('keyword'), hint: t('keywordHint') },
              { name: 'category', label: t('categories'), choices, isBeside: true },
              {
                name: 'heldIn',
                label: t('language'),
                choices: languages.map((one) => [one, ui(`languageNames.${one}`)] as const),
              },
            ]}
            sortWord={(sort) => t(`sorts.${sort}`)}
            empty={{ title: t('none'), text: t('noneText') }}
            rowHeight={232}
            grid="narrow"
            render={(row) => <TemplateCard row={row} />}
          />
        </div>
      </Columns>
    </div>
  )
}
