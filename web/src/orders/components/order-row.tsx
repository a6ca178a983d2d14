import { useTranslation } from 'react-i18next'
import { HelpTags } from '../../help/door/help-tags.tsx'
import type { Action } from '../../ui/actions.tsx'
import { FollowedRow } from '../../ui/followed-row.tsx'
import { formatDate } from '../../ui/format.ts'
import { useFormatDay } from '../../ui/moment.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import type { AskedMove } from '../moves.ts'
import { isOpen, isOwnTurn, type OrderRow } from '../standing.ts'
import { useOrderActions } from '../use-order-actions.ts'
import { usePartnerName } from './order-partner.tsx'
import { OrderTag } from './order-tag.tsx'

interface FollowedOrderProps {
  order: OrderRow
  ask: (move: AskedMove) => void
}

/** An order that the reader placed or received: how it stands, whose turn it is. */
export function FollowedOrder({ order, ask }: FollowedOrderProps) {
  const { t } = useTranslation('orders')
  const { t: list } = useTranslation('ordersList')
  const language = useLanguage()
  const day = useFormatDay()
  const nameOf = usePartnerName()
  const actions = useOrderActions(ask)(order)
  const { id, code, state, side, ordered, orderedAt, expectedOn, isToEvaluate } = order
  const to = `/content/service/cooperationDetail?id=${id}`
  const isTurn = isOwnTurn(order)
  const open: Action = isToEvaluate
    ? { label: list('evaluate.open'), icon: 'star', to: `${to}#evaluation` }
    : { label: list('open'), to }
  const turn = isToEvaluate
    ? { who: list('evaluate.who'), title: list('evaluate.title') }
    : { who: t(`turn.${side}.${state}.who`), title: t(`turn.${side}.${state}.title`) }
  return (
    <FollowedRow
      state={<OrderTag order={order} />}
      title={ordered.title}
      language={ordered.language}
      to={to}
      code={code}
      turn={isTurn || isToEvaluate ? turn.who : undefined}
      waits={turn.title}
      meta={
        <>
          <HelpTags help={ordered} />
          <Written>{nameOf(order)}</Written>
          <span>{t('orderedAt', { date: day(orderedAt) })}</span>
          {expectedOn && isOpen(order) && (
            <span>{list('due', { date: formatDate(expectedOn, language) })}</span>
          )}
        </>
      }
      actions={isTurn ? [...actions.slice(0, 1), open, ...actions.slice(1)] : [open, ...actions]}
    />
  )
}
