import { useTranslation } from 'react-i18next'
import { ContentPage } from '../../app/content/content-room.tsx'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { useMoves } from '../../app/records/use-moves.tsx'
import { loadCodeNames } from '../../help/queries.ts'
import { WaitingTurn } from '../../pending/door/waiting-turn.tsx'
import { waitingTurnQuery } from '../../pending/queries.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OwnServiceRow } from '../components/own-service-row.tsx'
import { ServiceMove } from '../components/service-move.tsx'
import { allowsMove, type AskedMove } from '../moves.ts'
import { ownServices } from '../own-queries.ts'

/** What of them can wait for the reader. */
const waiting = ['refusedServices'] as const

/** What the reader offers, and what of it waits for whom. */
function OwnServicesPage() {
  const { t } = useTranslation('ownServices')
  const { t: words } = useTranslation('lawServices')
  const { t: screen } = useTranslation('screens')
  const list = useList(ownServices)
  const rows = list.query.data?.content ?? []
  const moves = useMoves<AskedMove>(
    ({ id, name }) => rows.some((row) => row.id === id && allowsMove(row, name)),
    (asked) => <ServiceMove {...asked} />,
  )
  const offer = (
    <ButtonLink to="/content/service/release" icon={<Icon name="plus" />}>
      {words('actions.add')}
    </ButtonLink>
  )
  return (
    <ContentPage title={screen('content/service/manage')} lead={t('lead')} actions={offer}>
      <WaitingTurn kinds={waiting} calm={t('calm')} />
      <CardList
        label={t('list')}
        list={list}
        rowHeight={134}
        fields={[
          {
            name: 'state',
            label: words('fields.state'),
            word: (state) => words(`states.${state}`),
            waiting: ['REJECTED'],
          },
          { name: 'keyword', label: t('keyword'), hint: t('keywordHint') },
        ]}
        sortWord={(sort) => t(`sorts.${sort}`)}
        empty={{ title: t('empty'), text: t('emptyText'), action: offer }}
        render={(row) => <OwnServiceRow row={row} ask={moves.ask} />}
      />
      {moves.dialog}
    </ContentPage>
  )
}

export const { page } = definePage({
  load: (input) =>
    Promise.all([
      loadList(ownServices, input),
      input.context.queries.prefetchQuery(waitingTurnQuery(input.context, waiting)),
      loadCodeNames(input.context),
    ]),
  Component: OwnServicesPage,
})
