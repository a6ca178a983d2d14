import { kindSpec, type EventKind } from '@portal/protocol/publications/kinds.ts'
import { useTranslation } from 'react-i18next'
import { SaveSearch } from '../../alerts/door/save-search.tsx'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import type { Page } from '../../app/page.ts'
import { ListScreen } from '../../publications/door/list-screen.tsx'
import { loadNames } from '../../publications/queries.ts'
import { useChoices } from '../../reference/door/use-choices.ts'
import { countries } from '../../reference/queries.ts'
import { seatedEventsOf } from '../queries.ts'
import { EventRow } from './event-row.tsx'

/** A screen of everything of a kind that takes place, by when it begins. */
export function eventListOf(kind: EventKind): Page {
  const source = seatedEventsOf(kind)

  function EventList() {
    const { t } = useTranslation('publications')
    const list = useList(source)
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
            tools={
              <>
                <SaveSearch of={kind} list={list.list} filters={list.asked.filters} />
                {feed}
              </>
            }
            empty={{ title: t('noneTitle', { name }), text: t('noneText') }}
            rowHeight={150}
            // Of the answer, which the browser has from the server as it was: both tell the same state.
            render={(row) => <EventRow row={row} now={list.query.dataUpdatedAt} />}
          />
        )}
      </ListScreen>
    )
  }

  return {
    load: (input) => Promise.all([loadList(source, input), loadNames(input.context, kind)]),
    Component: EventList,
  }
}
