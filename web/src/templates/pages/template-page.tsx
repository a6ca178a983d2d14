import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Breadcrumbs } from '../../app/breadcrumbs.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { dictionaryQuery } from '../../reference/queries.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { loadTemplates, TemplateList } from '../components/template-list.tsx'
import { TemplateView } from '../components/template-view.tsx'
import { useNames } from '../use-names.ts'
import { categories, namesQuery, templateQuery } from '../queries.ts'

const skeleton = <Skeleton height={720} />

/** A published template. */
function Shown({ id }: { id: string }) {
  const [search] = useSearchParams()
  const lang = useLanguage()
  const query = useQuery(templateQuery(useApp(), id))
  const names = useNames()
  return (
    <>
      <Breadcrumbs steps={[{ text: query.data?.title ?? '', lang: query.data?.language ?? lang }]} />
      <div className="wrap">
        <QueryView query={query} skeleton={skeleton} missing={<NotFound />}>
          {(template) => (
            <TemplateView
              key={template.id}
              template={template}
              names={names}
              isWhole={search.get('view') === 'text'}
            />
          )}
        </QueryView>
      </div>
    </>
  )
}

/** A template, filled in on the spot; without an id, all of them. */
function TemplatePage() {
  const [search] = useSearchParams()
  const { t } = useTranslation('screens')
  const lang = useLanguage()
  if (search.has('id')) return <Shown key={recordIdOf(search)} id={recordIdOf(search)} />
  return (
    <>
      <Breadcrumbs steps={[{ text: t('service/contract/detail'), lang }]} />
      <TemplateList />
    </>
  )
}

export const { page } = definePage({
  load: async (input) => {
    const { context, url } = input
    const { searchParams } = url
    const { queries } = context
    if (!searchParams.has('id')) return loadTemplates(input)
    return Promise.all([
      queries.prefetchQuery(namesQuery(context)),
      queries.prefetchQuery(dictionaryQuery(context, categories)),
      queries.fetchQuery(templateQuery(context, recordIdOf(searchParams))),
    ])
  },
  Component: TemplatePage,
})
