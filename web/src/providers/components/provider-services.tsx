import { wholeList } from '@portal/protocol/kernel/list-address.ts'
import { lawServicesList } from '@portal/protocol/law-services/lists.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp, type AppContext } from '../../app/page.ts'
import { ServiceCard } from '../../law-services/door/service-card.tsx'
import { shownServices } from '../../law-services/queries.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import classes from './provider-services.module.css'

/** The first services of a provider. */
export function servicesOfQuery(context: Pick<AppContext, 'ask' | 'language' | 'country'>, id: string) {
  const whole = wholeList(lawServicesList)
  return shownServices.query(context, { ...whole, filters: { ...whole.filters, provider: id } })
}

/** What a provider offers. */
export function ProviderServices({ id }: { id: string }) {
  const { t } = useTranslation('provider')
  const query = useQuery(servicesOfQuery(useApp(), id))
  const all = (
    <Link to={`/service/desk?provider=${id}`} className={classes.all}>
      {t('allServices')} ›
    </Link>
  )
  return (
    <Card title={t('services')} tools={all}>
      <QueryView query={query} skeleton={<RowSkeletons rows={2} height={140} />}>
        {({ content }) => (
          <ul className={classes.services}>
            {content.map((service) => (
              <li key={service.id}>
                <ServiceCard service={service} level={3} isProviderKnown />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}
