import { useTranslation } from 'react-i18next'
import { ProviderLine } from '../../app/records/provider-line.tsx'
import type { OrderRow } from '../standing.ts'
import { PersonLine } from '../../ui/person-line.tsx'

/** What the other side of an order is called; an individual has no name before the two are connected. */
export function usePartnerName(): (order: OrderRow) => string {
  const { t } = useTranslation('orders')
  return ({ side, provider, demander }) =>
    side === 'PLACED' ? provider.name : (demander.name ?? t('individual'))
}

/** Who is on the other side of an order. */
export function OrderPartner({ order }: { order: OrderRow }) {
  const { t: types } = useTranslation('userTypes')
  const nameOf = usePartnerName()
  const { side, provider, demander } = order
  if (side === 'PLACED') return <ProviderLine provider={provider} />
  return (
    <PersonLine
      name={nameOf(order)}
      picture={demander.picture}
      isBody={demander.userType !== 'PERSON' && demander.userType !== 'LAWYER'}
      note={demander.name !== null && types(demander.userType)}
    />
  )
}
