import { kindSpec } from '@portal/protocol/publications/kinds.ts'
import type { PublicationRow as Row } from '@portal/protocol/publications/schemas.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { countries } from '../../reference/queries.ts'
import { CountryMark } from '../../ui/country-mark.tsx'
import { formatInstant } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { LeadingLink } from '../../ui/leading-link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { detailAddress } from '../places.ts'
import { Picture } from '../../app/shown-picture.tsx'
import classes from './publication-row.module.css'

interface PublicationRowProps {
  row: Row
  /** Stands first, with its picture large. */
  isLead?: boolean
}

/** A publication of a list. */
export function PublicationRow({ row, isLead = false }: PublicationRowProps) {
  const { t } = useTranslation('publications')
  const { t: ui } = useTranslation()
  const { pathname } = useLocation()
  const reader = useLanguage()
  const categoryName = useEntryNames(kindSpec(row.kind).categories)
  const countryName = useEntryNames(countries)
  const { id, kind, title, summary, language, category, country, source, speaker, picture } = row
  return (
    <article className={classes.row} data-lead={isLead && picture ? true : undefined}>
      {picture && (
        <Picture
          picture={picture}
          language={language}
          sizes={isLead ? '(max-width: 760px) calc(100vw - 66px), 344px' : '(max-width: 760px) 104px, 176px'}
          isFirst={isLead}
          className={classes.picture}
        />
      )}
      <div className={classes.words}>
        <h2 lang={language}>
          <LeadingLink to={detailAddress(kind, id, pathname)}>{title}</LeadingLink>
        </h2>
        <p className={classes.summary} lang={language}>
          {summary}
        </p>
        <p className={classes.meta}>
          {row.isPinned && (
            <span className={classes.pinned}>
              <Icon name="flag" size={14} />
              {t('pinned')}
            </span>
          )}
          <Tag>{categoryName(category)}</Tag>
          {language !== reader && <Tag tone="grey">{ui(`languageNames.${language}`)}</Tag>}
          <time dateTime={row.publishedAt}>{formatInstant(row.publishedAt, reader)}</time>
          {country && <CountryMark code={country} name={countryName(country)} />}
          {speaker && <span lang={language}>{speaker}</span>}
          {source && <span lang={language}>{source}</span>}
          <span>{t('minutes', { count: row.minutes })}</span>
        </p>
      </div>
    </article>
  )
}
