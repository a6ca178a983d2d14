import { kindSpec } from '@portal/protocol/publications/kinds.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { SaveSearch } from '../../alerts/door/save-search.tsx'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import type { LoadInput } from '../../app/page.ts'
import { countries } from '../../reference/queries.ts'
import { kindAt } from '../places.ts'
import { loadNames, publicationsOf, researchTypesQuery, type ReadKind } from '../queries.ts'
import { useChoices } from '../../reference/door/use-choices.ts'
import { ListScreen } from '../door/list-screen.tsx'
import { PublicationRow } from './publication-row.tsx'

const kindOf = ({ pathname, search }: { pathname: string; search: string }) =>
  kindAt(pathname, new URLSearchParams(search)) as ReadKind

export function loadPublications(input: LoadInput): Promise<unknown> {
  const { context, url } = input
  const kind = kindOf(url)
  return Promise.all([
    loadList(publicationsOf(kind), input),
    loadNames(context, kind),
    kind === 'research' && context.queries.prefetchQuery(researchTypesQuery(context)),
  ])
}

/** Everything that is published of a kind, what is pinned first. */
export function PublicationList() {
  const { t } = useTranslation('publications')
  const kind = kindOf(useLocation())
  const list = useList(publicationsOf(kind))
  const categoryChoices = useChoices(kindSpec(kind).categories)
  const countryChoices = useChoices(countries)
  const isResearch = kind === 'research'
  const lead = !list.isNarrowed && list.asked.page === 1 ? list.query.data?.content[0]?.id : undefined
  return (
    <ListScreen kind={kind} isNarrowed={list.isNarrowed} category={list.asked.filters.category}>
      {(feed, name) => (
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
          tools={
            <>
              <SaveSearch of={kind} list={list.list} filters={list.asked.filters} />
              {feed}
            </>
          }
          empty={{ title: t('noneTitle', { name }), text: t('noneText') }}
          rowHeight={144}
          render={(row) => <PublicationRow row={row} isLead={row.id === lead} />}
        />
      )}
    </ListScreen>
  )
}
