import { orderLifecycle } from '@portal/protocol/orders/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'
import type { OrderRow } from '../standing.ts'

/** How an order stands. A new one is the provider's turn. */
export function OrderTag({ order: { state, side } }: { order: Pick<OrderRow, 'state' | 'side'> }) {
  const { t } = useTranslation('orders')
  const isNew = state === 'TO_BE_CONNECTED'
  return (
    <StatusTag
      tone={isNew && side === 'RECEIVED' ? 'seal' : orderLifecycle.tones[state]}
      isWaiting={isNew && side === 'PLACED'}
    >
      {t(`states.${state}`)}
    </StatusTag>
  )
}
