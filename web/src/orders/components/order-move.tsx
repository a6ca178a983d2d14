import { useTranslation } from 'react-i18next'
import { MoveDialog } from '../../app/records/move-dialog.tsx'
import type { AskedProps } from '../../app/records/use-moves.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import { callOf, type AskedMove } from '../moves.ts'
import { ordersKey } from '../queries.ts'
import { usePartnerName } from './order-partner.tsx'

/** Asks before an order is moved. */
export function OrderMove({ move: { name, order }, ...asked }: AskedProps<AskedMove>) {
  const { t } = useTranslation('orderMoves')
  const { t: words } = useTranslation('orders')
  const nameOf = usePartnerName()
  const { name: demander, country } = order.demander
  return (
    <MoveDialog
      {...asked}
      call={callOf(name, order)}
      id={order.id}
      title={<Quoting words={(said) => t(`${name}.title`, { name: said })} said={nameOf(order)} />}
      text={t(`${name}.text`, { title: order.ordered.title })}
      submit={words(`actions.${name}`)}
      done={t(`${name}.done`)}
      isDangerous={name === 'cancel'}
      recipient={name === 'communicated' && country ? { name: demander, country } : undefined}
      changed={ordersKey}
    />
  )
}
