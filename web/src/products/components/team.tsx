import type { ProviderRow } from '@portal/protocol/providers/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { ProviderCard } from '../../providers/door/provider-card.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { teamQuery } from '../queries.ts'
import classes from './team.module.css'

/** Who works on a product; nothing while nobody of it may be shown. */
export function Members({ rows }: { rows: readonly ProviderRow[] }) {
  const { t } = useTranslation('products')
  if (rows.length === 0) return null
  return (
    <section className={classes.team} aria-labelledby="product-team">
      <h2 id="product-team">{t('team')}</h2>
      <p>{t('teamText')}</p>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <ProviderCard row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The team of a product that is published. */
export function Team({ productId }: { productId: string }) {
  const query = useQuery(teamQuery(useApp(), productId))
  return (
    <QueryView query={query} skeleton={<RowSkeletons rows={2} height={140} />}>
      {({ content }) => <Members rows={content} />}
    </QueryView>
  )
}
