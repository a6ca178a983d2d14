import { useTranslation } from 'react-i18next'
import type { Action } from '../ui/actions.tsx'
import type { IconName } from '../ui/icon.tsx'
import type { AskedMove, MoveName } from './moves.ts'
import type { OrderRow } from './standing.ts'

const icons: Readonly<Record<MoveName, IconName>> = {
  communicated: 'phone',
  processing: 'case',
  completed: 'check',
  cancel: 'close',
}

/** What the reader may do with an order, by its abilities. */
export function useOrderActions(ask: (move: AskedMove) => void): (order: OrderRow) => Action[] {
  const { t } = useTranslation('orders')
  return (order) =>
    order.abilities.map((name) => ({
      label: t(`actions.${name}`),
      icon: icons[name],
      onClick: () => ask({ name, order }),
      ...(name === 'cancel' && { isDestructive: true as const }),
    }))
}
