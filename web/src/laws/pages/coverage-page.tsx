import type { CaseCoverage } from '@portal/protocol/cases/schemas.ts'
import type { Coverage } from '@portal/protocol/laws/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { formatDate, formatInstant, formatNumber } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { caseCoverageQuery } from '../../cases/queries.ts'
import { coverageQuery } from '../queries.ts'
import classes from './coverage-page.module.css'

interface CountryCardProps {
  country: Coverage['countries'][number]
  /** Undefined where no cases are held, or they are not known yet. */
  cases: CaseCoverage['countries'][number] | undefined
}

function CountryCard({ country, cases }: CountryCardProps) {
  const { t } = useTranslation('laws')
  const { t: ui } = useTranslation()
  const language = useLanguage()
  const facts = [
    [t('info.laws'), formatNumber(country.laws, language)],
    [t('info.articles'), formatNumber(country.articles, language)],
    [t('info.inForce'), formatNumber(country.inForce, language)],
    [t('info.digests'), formatNumber(country.digests, language)],
    [t('info.languages'), country.languages.map((held) => ui(`languageNames.${held}`)).join(', ')],
    [t('info.span'), `${formatDate(country.earliest, language)} – ${formatDate(country.latest, language)}`],
    [t('info.verified'), formatDate(country.verifiedOn, language)],
    [t('info.sources'), country.sources.join('\n') || '--'],
    ...(cases
      ? [
          [t('info.cases'), formatNumber(cases.cases, language)],
          [t('info.samples'), formatNumber(cases.samples, language)],
          [t('info.courts'), formatNumber(cases.courts, language)],
          [
            t('info.caseSpan'),
            `${formatDate(cases.earliest, language)} – ${formatDate(cases.latest, language)}`,
          ],
        ]
      : []),
  ]
  return (
    <li className={classes.card}>
      <h2>
        <i aria-hidden="true">{country.country}</i>
        {country.name}
      </h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Link to={`/legal/query?country=${country.country}`} className={classes.open}>
        {t('info.open', { country: country.name })} ›
      </Link>
      {cases && (
        <Link to={`/legal/query?tab=cases&country=${country.country}`} className={classes.openCases}>
          {t('info.openCases', { country: country.name })} ›
        </Link>
      )}
    </li>
  )
}

function CoveragePage() {
  const { t } = useTranslation('laws')
  const { t: name } = useTranslation('screens')
  const context = useApp()
  const language = useLanguage()
  const query = useQuery(coverageQuery(context))
  const { data: cases } = useQuery(caseCoverageQuery(context))
  const { gaps } = useCatalogue('laws').info
  return (
    <div className="wrap">
      <PageHead title={name('legal/info')} description={t('info.lead')} />
      <PageHeader title={name('legal/info')} lead={t('info.lead')} />
      <QueryView query={query} skeleton={<Skeleton height={480} above={24} />}>
        {(coverage) => (
          <>
            <p className={classes.total}>
              {t('info.total', {
                laws: formatNumber(coverage.laws, language),
                articles: formatNumber(coverage.articles, language),
              })}
              {cases && ` · ${t('info.totalCases', { count: cases.cases })}`}
              {' · '}
              {t('info.asAt', { date: formatInstant(coverage.updatedAt, language) })}
            </p>
            <ul className={classes.grid}>
              {coverage.countries.map((country) => (
                <CountryCard
                  key={country.country}
                  country={country}
                  cases={cases?.countries.find((held) => held.country === country.country)}
                />
              ))}
            </ul>
          </>
        )}
      </QueryView>
      <div className={classes.two}>
        <section className={classes.card}>
          <h2>{t('info.gapsTitle')}</h2>
          <ul className={classes.gaps}>
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </section>
        <section className={classes.card}>
          <h2>{t('info.lookupTitle')}</h2>
          <p>{t('info.lookupText')}</p>
          <ButtonLink to="/legal/apply" className={classes.apply}>
            {t('info.lookupAction')}
          </ButtonLink>
        </section>
      </div>
    </div>
  )
}

export const { page } = definePage({
  load: ({ context }) =>
    Promise.all([
      context.queries.prefetchQuery(coverageQuery(context)),
      context.queries.prefetchQuery(caseCoverageQuery(context)),
    ]),
  Component: CoveragePage,
})
