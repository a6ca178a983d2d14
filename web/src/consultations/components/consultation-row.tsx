import { useTranslation } from 'react-i18next'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { formatInstant } from '../../ui/format.ts'
import { LeadingLink } from '../../ui/leading-link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { consultationTypes } from '../queries.ts'
import type { PublishedRow } from '../standing.ts'
import classes from './consultation-row.module.css'

/** A published question of the list, with how its answer begins. */
export function ConsultationRow({ row }: { row: PublishedRow }) {
  const { t } = useTranslation('publishedConsultations')
  const { t: words } = useTranslation('consultations')
  const { t: ui } = useTranslation()
  const page = useLanguage()
  const typeName = useEntryNames(consultationTypes)
  const { id, title, type, language, excerpt, publishedAt, reads } = row
  return (
    <article className={classes.row}>
      <h2 lang={language}>
        <LeadingLink to={`/business/detail?id=${id}`}>{title}</LeadingLink>
      </h2>
      <p className={classes.excerpt} lang={language}>
        {excerpt}
      </p>
      <p className={classes.meta}>
        <Tag>{typeName(type)}</Tag>
        <Tag tone="grey">{ui(`languageNames.${language}`)}</Tag>
        <span>{t('published', { date: formatInstant(publishedAt, page) })}</span>
        <span>{words('reads', { count: reads })}</span>
      </p>
    </article>
  )
}
