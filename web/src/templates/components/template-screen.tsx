import type { Template } from '@portal/protocol/templates/schemas.ts'
import type { ContractNames } from '@portal/protocol/templates/written-answer.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Breadcrumbs } from '../../app/breadcrumbs.tsx'
import { useApp, type LoadInput } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { dictionaryQuery } from '../../reference/queries.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { categories, namesQuery, templateQuery } from '../queries.ts'
import { useNames } from '../use-names.ts'
import { TemplateView } from './template-view.tsx'

const skeleton = <Skeleton height={720} />

interface TemplateScreenProps {
  /** Its text is read in full, instead of filled in. */
  isWhole: boolean
  children: (template: Template, names: ContractNames) => ReactNode
}

function Shown({ id, isWhole, children }: TemplateScreenProps & { id: string }) {
  const lang = useLanguage()
  const query = useQuery(templateQuery(useApp(), id))
  const names = useNames()
  return (
    <>
      <Breadcrumbs steps={[{ text: query.data?.title ?? '', lang: query.data?.language ?? lang }]} />
      <div className="wrap">
        <QueryView query={query} skeleton={skeleton} missing={<NotFound />}>
          {(template) => (
            <TemplateView key={template.id} template={template} isWhole={isWhole}>
              {children(template, names)}
            </TemplateView>
          )}
        </QueryView>
      </div>
    </>
  )
}

/** A published template, and what is done with it here. */
export function TemplateScreen(props: TemplateScreenProps) {
  const [search] = useSearchParams()
  const id = recordIdOf(search)
  return <Shown key={id} {...props} id={id} />
}

/** What the screen of a template begins with. */
export function loadTemplate({ context, url }: LoadInput): Promise<unknown> {
  const { queries } = context
  return Promise.all([
    queries.prefetchQuery(namesQuery(context)),
    queries.prefetchQuery(dictionaryQuery(context, categories)),
    queries.fetchQuery(templateQuery(context, recordIdOf(url.searchParams))),
  ])
}
