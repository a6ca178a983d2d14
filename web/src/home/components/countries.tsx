import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { CountryMark } from '../../ui/country-mark.tsx'
import { Link } from '../../ui/link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { countriesQuery } from '../queries.ts'
import classes from './countries.module.css'

/** The countries whose law is held, each by its landmark; nothing where there are none. */
export function Countries() {
  const { t } = useTranslation('home')
  const query = useQuery(countriesQuery(useApp()))
  if (query.data?.length === 0) return null
  return (
    <section aria-label={t('countries.title')}>
      <SectionHead title={t('countries.title')} more={{ to: '/legal/info', words: t('countries.more') }} />
      <QueryView query={query} skeleton={<Skeleton height={220} />}>
        {(countries) => (
          <ul className={classes.countries}>
            {countries.map(({ country, name, laws, cases }) => (
              <li key={country}>
                <Link to={`/legal/query?country=${country}`} className={classes.country}>
                  <CountryMark code={country} size={54} />
                  <span>
                    <b>{name}</b>
                    <small>{t('countries.laws', { count: laws })}</small>
                    {cases > 0 && <small>{t('countries.cases', { count: cases })}</small>}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  )
}
