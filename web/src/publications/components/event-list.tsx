import { kindSpec, type EventKind } from '@portal/protocol/publications/kinds.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import type { LoadInput } from '../../app/page.ts'
import { countries } from '../../reference/queries.ts'
import { kindAt } from '../places.ts'
import { eventsOf, loadNames } from '../queries.ts'
import { useChoices } from '../../reference/door/use-choices.ts'
import { ListScreen } from '../door/list-screen.tsx'
import { PublicationRow } from './publication-row.tsx'

const kindOf = ({ pathname }: { pathname: string }) => kindAt(pathname, new URLSearchParams()) as EventKind

export function loadEvents(input: LoadInput): Promise<unknown> {
  const kind = kindOf(input.url)
  return Promise.all([loadList(eventsOf(kind), input), loadNames(input.context, kind)])
}

/** Everything of a kind that takes place, by when it begins. */
export function EventList() {
  const { t } = useTranslation('publications')
  const kind = kindOf(useLocation())
  const list = useList(eventsOf(kind))
  const categoryChoices = useChoices(kindSpec(kind).categories)
  const countryChoices = useChoices(countries)
  return (
    <ListScreen kind={kind} isNarrowed={list.isNarrowed} category={list.asked.filters.category}>
      {(feed, name) => (
        <CardList
          label={t('list')}
          list={list}
          fields={[
            { name: 'keyword', label: t('keyword'), hint: t('keywordHint') },
            { name: 'state', label: t('fields.eventState'), word: (state) => t(`eventStates.${state}`) },
            { name: 'category', label: t('fields.category'), choices: categoryChoices },
            { name: 'country', label: t('fields.country'), choices: countryChoices },
            { name: 'held', label: t('fields.held') },
          ]}
          sortWord={(sort) => t(`eventSorts.${sort}`)}
          tools={feed}
          empty={{ title: t('noneTitle', { name }), text: t('noneText') }}
          rowHeight={144}
          render={(row) => <PublicationRow row={row} />}
        />
      )}
    </ListScreen>
  )
}
