import { kindSpec } from '@portal/protocol/publications/kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { fileAddress } from '../../app/ask.ts'
import { PageHead } from '../../app/head.tsx'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { useApp, type LoadInput } from '../../app/page.ts'
import { countries, dictionaryQuery } from '../../reference/queries.ts'
import { Columns } from '../../ui/columns.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { kindAt, listScreen } from '../places.ts'
import { loadNames, publicationsOf, researchTypesQuery } from '../queries.ts'
import { FeedLink } from './feed-link.tsx'
import { ListMenu } from './list-menu.tsx'
import { PublicationRow } from './publication-row.tsx'

const kindOf = ({ pathname, search }: { pathname: string; search: string }) =>
  kindAt(pathname, new URLSearchParams(search))

export function loadPublications(input: LoadInput): Promise<unknown> {
  const { context, url } = input
  const kind = kindOf(url)
  return Promise.all([
    loadList(publicationsOf(kind), input),
    loadNames(context, kind),
    kind === 'research' && context.queries.prefetchQuery(researchTypesQuery(context)),
  ])
}

/** The words of a dictionary's codes, as a filter offers them. */
function useChoices(type: string): (readonly [code: string, name: string])[] {
  const { data = [] } = useQuery(dictionaryQuery(useApp(), type))
  return data.map(({ id, name }) => [id, name] as const)
}

/** Everything that is published of a kind, what is pinned first. */
export function PublicationList() {
  const { t } = useTranslation('publications')
  const { t: screen } = useTranslation('screens')
  const location = useLocation()
  const kind = kindOf(location)
  const { lists, categories } = kindSpec(kind)
  const shown = listScreen(kind, location.pathname)
  const list = useList(publicationsOf(kind))
  const categoryChoices = useChoices(categories)
  const countryChoices = useChoices(countries)
  const isResearch = kind === 'research'
  const title = screen(shown)
  const lead = t(`leads.${kind}`)
  const feed = fileAddress('publications', 'feed', { params: { kind }, query: { lang: useLanguage() } })
  return (
    <div className="wrap">
      <PageHead title={title} description={lead} canonical={lists[0]} feed={feed} noIndex={list.isNarrowed} />
      <Columns side="start" rail={<ListMenu list={shown} category={list.asked.filters.category} />}>
        <div>
          <PageHeader title={title} lead={lead} />
          <CardList
            label={t('list')}
            list={list}
            fields={[
              { name: 'keyword', label: t('keyword'), hint: t('keywordHint') },
              {
                name: 'category',
                label: t(isResearch ? 'fields.type' : 'fields.category'),
                choices: categoryChoices,
                // The menu beside the list leads to each type.
                ...(isResearch && { isBeside: true }),
              },
              { name: 'country', label: t('fields.country'), choices: countryChoices },
              { name: 'published', label: t('fields.published') },
            ]}
            sortWord={(sort) => t(`sorts.${sort}`)}
            tools={<FeedLink address={feed} name={title} />}
            empty={{ title: t('noneTitle', { name: title }), text: t('noneText') }}
            rowHeight={144}
            render={(row) => <PublicationRow row={row} />}
          />
        </div>
      </Columns>
    </div>
  )
}
