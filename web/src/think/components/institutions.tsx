import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { ProviderCard } from '../../providers/door/provider-card.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { institutionsQuery } from '../queries.ts'
import classes from './institutions.module.css'
import { Section } from './section.tsx'

/** Bodies of the directory; nothing where there are none. */
export function Institutions() {
  const { t } = useTranslation('think')
  const query = useQuery(institutionsQuery(useApp()))
  if (query.data?.length === 0) return null
  return (
    <Section
      title={t('institutions.title')}
      lead={t('institutions.lead')}
      more={t('more')}
      to="/service/arbitration"
    >
      <QueryView query={query} skeleton={<Skeleton height={320} />}>
        {(rows) => (
          <ul className={classes.institutions}>
            {rows.map((row) => (
              <li key={row.id}>
                <ProviderCard row={row} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  )
}
