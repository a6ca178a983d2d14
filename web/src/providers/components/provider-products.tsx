import { publicationPath } from '@portal/protocol/publications/kinds.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp, type AppContext } from '../../app/page.ts'
import { Card } from '../../ui/card.tsx'
import { LeadingLink } from '../../ui/leading-link.tsx'
import { providersKey } from '../queries.ts'
import classes from './provider-products.module.css'

/** The law-service products of whose teams a provider is. */
export function productsOfQuery({ ask, language }: Pick<AppContext, 'ask' | 'language'>, id: string) {
  return queryOptions({
    queryKey: [...providersKey, 'products', language(), id],
    queryFn: ({ signal }) => ask('products', 'ofMember', { params: { id } }, signal),
  })
}

/** The products that a provider works on; nothing where there is none. */
export function ProviderProducts({ id }: { id: string }) {
  const { t } = useTranslation('provider')
  const { data = [] } = useQuery(productsOfQuery(useApp(), id))
  if (data.length === 0) return null
  return (
    <Card title={t('products')}>
      <ul className={classes.products}>
        {data.map((product) => (
          <li key={product.id} lang={product.language}>
            <h3>
              <LeadingLink to={publicationPath('product', product.id)}>{product.title}</LeadingLink>
            </h3>
            <p>{product.summary}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
