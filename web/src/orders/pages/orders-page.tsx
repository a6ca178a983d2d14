import { orderSides } from '@portal/protocol/orders/lists.ts'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ContentPage } from '../../app/content/content-room.tsx'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { useMoves } from '../../app/records/use-moves.tsx'
import { useViewer } from '../../app/viewer.ts'
import { loadCodeNames } from '../../help/queries.ts'
import { WaitingTurn } from '../../pending/door/waiting-turn.tsx'
import { waitingTurnQuery } from '../../pending/queries.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CountTabs } from '../../ui/count-tabs.tsx'
import { FollowedOrder } from '../components/order-row.tsx'
import { OrderMove } from '../components/order-move.tsx'
import type { AskedMove } from '../moves.ts'
import { ordersBySide, type OrderSide } from '../queries.ts'
import { isProvider, sideIn } from '../side.ts'

/** What of the orders of a side can wait for the reader, the most urgent first. */
const waiting = {
  PLACED: ['orderEvaluations'],
  RECEIVED: ['ordersToConnect', 'ordersToBegin', 'ordersToComplete'],
} as const

const path = '/content/service/cooperation'

/** Where orders of a side come from. */
const sources = { PLACED: '/service/desk', RECEIVED: '/content/service/manage' } as const

function OrdersOf({ side }: { side: OrderSide }) {
  const { t } = useTranslation('ordersList')
  const { t: words } = useTranslation('orders')
  const list = useList(ordersBySide[side])
  const rows = list.query.data?.content ?? []
  const moves = useMoves<AskedMove>(
    ({ name, order }) => rows.some(({ id, abilities }) => id === order.id && abilities.includes(name)),
    (asked) => <OrderMove {...asked} />,
  )
  return (
    <>
      <CardList
        label={t('list')}
        list={list}
        rowHeight={134}
        fields={[
          {
            name: 'state',
            label: words('state'),
            word: (state) => words(`states.${state}`),
            waiting: side === 'RECEIVED' ? ['TO_BE_CONNECTED', 'CONNECTED', 'PROCESSING'] : [],
          },
          { name: 'keyword', label: t('keyword'), hint: t('keywordHint') },
        ]}
        sortWord={(sort) => t(`sorts.${sort}`)}
        empty={{
          title: t(`empty.${side}.title`),
          text: t(`empty.${side}.text`),
          action: <ButtonLink to={sources[side]}>{t(`empty.${side}.action`)}</ButtonLink>,
        }}
        render={(order) => <FollowedOrder order={order} ask={moves.ask} />}
      />
      {moves.dialog}
    </>
  )
}

/** The orders of services that the reader placed, and of a provider those received. */
function OrdersPage() {
  const { t } = useTranslation('ordersList')
  const { t: screen } = useTranslation('screens')
  const [search] = useSearchParams()
  const userType = useViewer()?.userType
  const side = sideIn(search, userType)
  const hasBoth = isProvider(userType)
  return (
    <ContentPage title={screen('content/service/cooperation')} lead={t(hasBoth ? 'lead' : 'leadPlaced')}>
      {hasBoth && (
        <CountTabs
          label={t('sides.label')}
          tabs={orderSides.toReversed().map((one) => ({
            to: `${path}?side=${one}`,
            text: t(`sides.${one}`),
            isCurrent: one === side,
          }))}
        />
      )}
      <WaitingTurn kinds={waiting[side]} calm={t('calm')} />
      <OrdersOf key={side} side={side} />
    </ContentPage>
  )
}

export const { page } = definePage({
  load: (input) => {
    const { context, url } = input
    const side = sideIn(url.searchParams, context.viewer()?.userType)
    return Promise.all([
      loadList(ordersBySide[side], input),
      context.queries.prefetchQuery(waitingTurnQuery(context, waiting[side])),
      loadCodeNames(context),
    ])
  },
  Component: OrdersPage,
})
