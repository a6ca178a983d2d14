import { Skeleton } from '@mantine/core'
import { kindSpec } from '@portal/protocol/publications/kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { Breadcrumbs } from '../../app/breadcrumbs.tsx'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { loadPublications, PublicationList } from '../components/publication-list.tsx'
import { PublicationView } from '../components/publication-view.tsx'
import { detailScreen, kindAt, listScreen } from '../places.ts'
import { loadNames, publicationQuery } from '../queries.ts'

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

function Shown() {
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
          {(publication) => <PublicationView publication={publication} />}
        </QueryView>
      </div>
    </>
  )
}

/** One publication of any kind. Without an id, all of the kind. */
function PublicationPage() {
  const [search] = useSearchParams()
  if (search.has('id')) return <Shown />
  return (
    <>
      <Breadcrumbs />
      <PublicationList />
    </>
  )
}

export const { page } = definePage({
  load: (input) => {
    const { context, url } = input
    const { pathname, searchParams } = url
    if (!searchParams.has('id')) return loadPublications(input)
    const kind = kindAt(pathname, searchParams)
    return Promise.all([
      context.queries.fetchQuery(publicationQuery(context, kind, recordIdOf(searchParams))),
      loadNames(context, kind),
    ])
  },
  Component: PublicationPage,
})
