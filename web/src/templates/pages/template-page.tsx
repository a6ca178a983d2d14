import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Breadcrumbs } from '../../app/breadcrumbs.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { dictionaryQuery } from '../../reference/queries.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLanguage } from '../../ui/use-language.ts'
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

/** A template, filled in on the spot. */
function TemplatePage() {
  const [search] = useSearchParams()
  return <Shown key={recordIdOf(search)} id={recordIdOf(search)} />
}

export const { page } = definePage({
  load: ({ context, url }) => {
    const { queries } = context
    return Promise.all([
      queries.prefetchQuery(namesQuery(context)),
      queries.prefetchQuery(dictionaryQuery(context, categories)),
      queries.fetchQuery(templateQuery(context, recordIdOf(url.searchParams))),
    ])
  },
  Component: TemplatePage,
})
