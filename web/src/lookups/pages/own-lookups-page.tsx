import { useTranslation } from 'react-i18next'
import { ContentPage } from '../../app/content/content-room.tsx'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { useMoves } from '../../app/records/use-moves.tsx'
import { WaitingTurn } from '../../pending/door/waiting-turn.tsx'
import { waitingTurnQuery } from '../../pending/queries.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { InZoneTime } from '../../ui/moment.tsx'
import { loadLawNames } from '../code-names.ts'
import { LookupMove } from '../components/lookup-move.tsx'
import { FollowedLookup } from '../components/lookup-row.tsx'
import type { AskedMove } from '../moves.ts'
import { ownLookups } from '../queries.ts'

/** What of lookups waits for the reader. */
const waiting = ['lookupQuotes'] as const

/** The reader's own lookups, and what of them waits for whom. */
function OwnLookupsPage() {
  const { t } = useTranslation('lookupsList')
  const { t: words } = useTranslation('lookups')
  const { t: screen } = useTranslation('screens')
  const list = useList(ownLookups)
  const rows = list.query.data?.content ?? []
  const moves = useMoves<AskedMove>(
    ({ name, lookup }) => rows.some(({ id, abilities }) => id === lookup.id && abilities.includes(name)),
    (asked) => <LookupMove {...asked} />,
  )
  const apply = (
    <ButtonLink to="/content/lookup/form" icon={<Icon name="plus" />}>
      {t('add')}
    </ButtonLink>
  )
  return (
    <ContentPage title={screen('content/lookup')} lead={t('lead')} actions={apply}>
      <WaitingTurn kinds={waiting} calm={t('calm')} />
      <CardList
        label={t('list')}
        list={list}
        rowHeight={134}
        fields={[
          {
            name: 'state',
            label: words('state'),
            word: (state) => words(state === 'CANCELLED' ? 'over' : `states.${state}`),
          },
          { name: 'keyword', label: t('keyword'), hint: t('keywordHint') },
        ]}
        sortWord={(sort) => t(`sorts.${sort}`)}
        empty={{ title: t('empty'), text: t('emptyText'), action: apply }}
        render={(lookup) => (
          <InZoneTime>
            <FollowedLookup lookup={lookup} ask={moves.ask} />
          </InZoneTime>
        )}
      />
      {moves.dialog}
    </ContentPage>
  )
}

export const { page } = definePage({
  load: (input) =>
    Promise.all([
      loadList(ownLookups, input),
      input.context.queries.prefetchQuery(waitingTurnQuery(input.context, waiting)),
      loadLawNames(input.context),
    ]),
  Component: OwnLookupsPage,
})
