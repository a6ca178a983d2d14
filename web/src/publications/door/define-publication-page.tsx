import { kindSpec } from '@portal/protocol/publications/kinds.ts'
import type { Publication } from '@portal/protocol/publications/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { Breadcrumbs } from '../../app/breadcrumbs.tsx'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp, type AppContext, type Page } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { detailScreen, kindAt, listScreen } from '../places.ts'
import { loadNames, publicationQuery } from '../queries.ts'
import { PublicationView } from './publication-view.tsx'

/** The way by the list that it stands in, whatever the address looks like. */
function Way() {
  const { t: screen } = useTranslation('screens')
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const lang = useLanguage()
  const kind = kindAt(pathname, search)
  const list = listScreen(kind, pathname)
  const isBelow = pathname.startsWith(`/${list}/`)
  return (
    <Breadcrumbs
      steps={[
        ...(isBelow ? [] : [{ text: screen(list), lang, to: `/${list}` }]),
        { text: screen(detailScreen(kind)), lang },
      ]}
    />
  )
}

interface PublicationScreen {
  /** What the view asks for beside the publication, when the page is made. */
  beside?: (context: AppContext, id: string) => Promise<unknown>
  View?: ComponentType<{ publication: Publication }>
}

/** A screen about one publication, which its address names. */
export function definePublicationPage(given: PublicationScreen = {}): { page: Page } {
  const { beside, View = PublicationView } = given

  function PublicationPage() {
    const { t: screen } = useTranslation('screens')
    const { pathname } = useLocation()
    const [search] = useSearchParams()
    const kind = kindAt(pathname, search)
    const query = useQuery(publicationQuery(useApp(), kind, recordIdOf(search)))
    const name = screen(detailScreen(kind))
    return (
      <>
        <Way />
        <div className="wrap">
          <PageHead title={name} description={name} canonical={kindSpec(kind).lists[0]} noIndex />
          <QueryView query={query} skeleton={<Skeleton height={640} />} missing={<NotFound />}>
            {(publication) => <View publication={publication} />}
          </QueryView>
        </div>
      </>
    )
  }

  return definePage({
    load: ({ context, url }) => {
      const { pathname, searchParams } = url
      const kind = kindAt(pathname, searchParams)
      const id = recordIdOf(searchParams)
      return Promise.all([
        context.queries.fetchQuery(publicationQuery(context, kind, id)),
        loadNames(context, kind),
        beside?.(context, id),
      ])
    },
    Component: PublicationPage,
  })
}
