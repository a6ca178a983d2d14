import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { NewestServices } from '../../law-services/door/newest-services.tsx'
import { newestServicesQuery } from '../../law-services/door/newest-query.ts'
import { NewestExchange } from '../../publications/door/newest-exchange.tsx'
import { NewestNews } from '../../publications/door/newest-news.tsx'
import { NewestRequirements } from '../../requirements/door/newest-requirements.tsx'
import { newestRequirementsQuery } from '../../requirements/door/newest-query.ts'
import { belowMark } from '../../ui/below.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Countries } from '../components/countries.tsx'
import { Entries } from '../components/entries.tsx'
import { Events } from '../components/events.tsx'
import { Help } from '../components/help.tsx'
import { Hero } from '../components/hero.tsx'
import { LawChanges } from '../components/law-changes.tsx'
import { Own } from '../components/own.tsx'
import { Statistics } from '../components/statistics.tsx'
import { countriesQuery, eventsQuery, lawChangesQuery, statisticsQuery, zoneQuery } from '../queries.ts'
import classes from './home-page.module.css'

function HomePage() {
  const { t } = useTranslation('screens')
  const { t: ui } = useTranslation()
  const zone = useQuery(zoneQuery(useApp()))
  return (
    <>
      <PageHead title={t('home')} description={ui('description')} />
      <Hero />
      <Entries />
      <div id={belowMark} className={`wrap ${classes.sections}`} data-late>
        <Own />
        <div className={classes.beside}>
          <NewestRequirements />
          <NewestServices />
        </div>
        <QueryView query={zone} skeleton={<Skeleton height={420} />}>
          {(data) => <NewestNews zone={data} />}
        </QueryView>
        <Events />
        <section className={classes.beside}>
          <LawChanges />
          {zone.data && <NewestExchange rows={zone.data.exchange} />}
        </section>
        <Countries />
        <Statistics />
        <Help />
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
      context.queries.prefetchQuery(eventsQuery(context)),
      context.queries.prefetchQuery(lawChangesQuery(context)),
      context.queries.prefetchQuery(countriesQuery(context)),
      context.queries.prefetchQuery(statisticsQuery(context)),
    ]),
  Component: HomePage,
})
