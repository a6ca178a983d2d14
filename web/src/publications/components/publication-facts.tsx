import type { Language } from '@portal/protocol/kernel/languages.ts'
import { kindSpec, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { countries } from '../../reference/queries.ts'
import { CountryMark } from '../../ui/country-mark.tsx'
import { formatDate, formatInstant } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import type { ReadPublication } from '../read-publication.ts'
import classes from './publication-facts.module.css'

/** Another site's page; no more than its name where it has none. */
function Source({ name, url, language }: { name: string; url: string | null; language: Language }) {
  if (url === null) return <span lang={language}>{name}</span>
  return (
    <a href={url} lang={language} target="_blank" rel="nofollow noopener noreferrer">
      {name}
    </a>
  )
}

/** What somebody is to a publication of a kind who speaks in it or wrote it. */
function speakerOf(kind: PublicationKind) {
  if (kind === 'interview') return 'interviewee'
  return kindSpec(kind).isEvent ? 'lecturer' : 'author'
}

/** Where a publication comes from, whose it is and of when, in one line. */
export function PublicationFacts({ publication }: { publication: ReadPublication }) {
  const { t } = useTranslation('publications')
  const reader = useLanguage()
  const countryName = useEntryNames(countries)
  const { kind, language, country, source, speaker, documentNumber, issuedOn } = publication
  const { publishedAt, changedAt = null, minutes } = publication
  const day = (instant: string) => <time dateTime={instant}>{formatInstant(instant, reader)}</time>
  const known: readonly (readonly [label: string, value: ReactNode])[] = [
    [t(`facts.${speakerOf(kind)}`), speaker !== null && <span lang={language}>{speaker}</span>],
    [t('facts.documentNumber'), documentNumber !== null && <Written>{documentNumber}</Written>],
    [
      t('facts.issuedOn'),
      issuedOn !== null && <time dateTime={issuedOn}>{formatDate(issuedOn, reader)}</time>,
    ],
    [t('facts.source'), source && <Source {...source} language={language} />],
    [t('facts.country'), country !== null && <CountryMark code={country} name={countryName(country)} />],
    [t('facts.published'), publishedAt !== null && day(publishedAt)],
    [t('facts.changed'), changedAt !== null && day(changedAt)],
  ]
  return (
    <dl className={classes.facts}>
      {known
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      <div>
        <dt className="visually-hidden">{t('facts.reading')}</dt>
        <dd>{t('minutes', { count: minutes })}</dd>
      </div>
    </dl>
  )
}
