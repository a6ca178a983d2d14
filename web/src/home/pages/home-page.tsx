import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { coverageQuery } from '../../laws/queries.ts'
import { NewestServices } from '../../law-services/door/newest-services.tsx'
import { newestServicesQuery } from '../../law-services/queries.ts'
import { NewestPublications } from '../../publications/door/newest-publications.tsx'
import { NewestRequirements } from '../../requirements/door/newest-requirements.tsx'
import { newestRequirementsQuery } from '../../requirements/queries.ts'
import { formatDate, formatNumber } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TitleOrigin } from '../../ui/title-origin.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { Entries } from '../components/entries.tsx'
import { Hero } from '../components/hero.tsx'
import { recentLawsQuery, statisticsQuery, zoneQuery } from '../queries.ts'
import classes from './home-page.module.css'

function SectionHead({ title, more }: { title: string; more?: ReactNode }) {
  return (
    <div className={classes.head}>
      <h2>{title}</h2>
      {more}
    </div>
  )
}

function RecentLaws() {
  const { t } = useTranslation('home')
  const context = useApp()
  const language = useLanguage()
  const query = useQuery(recentLawsQuery(context))
  return (
    <section>
      <SectionHead
        title={t('recent.title')}
        more={<Link to="/legal/query?sort=newest">{t('recent.more')} ›</Link>}
      />
      <div className={classes.card}>
        <QueryView query={query} skeleton={<Skeleton height={320} />}>
          {(laws) =>
            laws.length === 0 ? (
              <p>{t('recent.none')}</p>
            ) : (
              <ul>
                {laws.map((law) => (
                  <li key={law.id} className={classes.item}>
                    <h3 lang={law.titleLanguage}>
                      <Link to={law.address}>{law.title}</Link>
                    </h3>
                    <TitleOrigin language={law.titleLanguage} origin={law.titleOrigin} />
                    <p className={classes.meta}>
                      <Tag>{law.country}</Tag>
                      <span>{t('recent.effective', { date: formatDate(law.effectiveOn, language) })}</span>
                    </p>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
      </div>
    </section>
  )
}

function Countries() {
  const { t } = useTranslation('home')
  const context = useApp()
  const query = useQuery(coverageQuery(context))
  return (
    <section>
      <SectionHead
        title={t('countries.title')}
        more={<Link to="/legal/info">{t('countries.more')} ›</Link>}
      />
      <QueryView query={query} skeleton={<Skeleton height={220} />}>
        {({ countries }) =>
          countries.length === 0 ? (
            <p>{t('countries.none')}</p>
          ) : (
            <ul className={classes.countries}>
              {countries.map(({ country, name, laws }) => (
                <li key={country}>
                  <Link to={`/legal/query?country=${country}`} className={classes.country}>
                    <i aria-hidden="true">{country}</i>
                    <span>
                      <b>{name}</b>
                      <small>{t('countries.laws', { count: laws })}</small>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  )
}

function Statistics() {
  const { t } = useTranslation('home')
  const context = useApp()
  const language = useLanguage()
  const query = useQuery(statisticsQuery(context))
  return (
    <section aria-label={t('statistics.title')} className={classes.statistics}>
      <QueryView query={query} skeleton={<Skeleton height={72} />}>
        {(counts) => (
          <dl>
            {(
              ['laws', 'articles', 'cases', 'requirements', 'services', 'countries', 'languages'] as const
            ).map((name) => (
              <div key={name}>
                <dd>{formatNumber(counts[name], language)}</dd>
                <dt>{t(`statistics.${name}`)}</dt>
              </div>
            ))}
          </dl>
        )}
      </QueryView>
    </section>
  )
}

/** What the zone published, and what its lawyers share. */
function Zone() {
  const { data } = useQuery(zoneQuery(useApp()))
  return <div className={classes.beside}>{data && <NewestPublications zone={data} />}</div>
}

function Lookup() {
  const { t } = useTranslation('home')
  return (
    <section className={classes.lookup}>
      <h2>{t('lookup.title')}</h2>
      <p>{t('lookup.text')}</p>
      <Button component={Link} to="/legal/apply" variant="white">
        {t('lookup.action')}
      </Button>
    </section>
  )
}

function HomePage() {
  const { t } = useTranslation('screens')
  const { t: ui } = useTranslation()
  return (
    <>
      <PageHead title={t('home')} description={ui('description')} />
      <Hero />
      <Entries />
      <div className={`wrap ${classes.sections}`}>
        <div className={classes.beside}>
          <NewestRequirements />
          <NewestServices />
        </div>
        <Zone />
        <div className={classes.two}>
          <RecentLaws />
          <Lookup />
        </div>
        <Countries />
        <Statistics />
      </div>
    </>
  )
}

export const { page } = definePage({
  load: ({ context }) =>
    Promise.all([
      context.queries.prefetchQuery(newestRequirementsQuery(context)),
      context.queries.prefetchQuery(newestServicesQuery(context)),
      context.queries.prefetchQuery(zoneQuery(context)),
      context.queries.prefetchQuery(recentLawsQuery(context)),
      context.queries.prefetchQuery(coverageQuery(context)),
      context.queries.prefetchQuery(statisticsQuery(context)),
    ]),
  Component: HomePage,
})
