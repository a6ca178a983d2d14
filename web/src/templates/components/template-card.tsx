import type { TemplateRow } from '@portal/protocol/templates/schemas.ts'
import { useTranslation } from 'react-i18next'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { formatInstant, formatList, formatNumber } from '../../ui/format.ts'
import { LeadingLink } from '../../ui/leading-link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { categories } from '../queries.ts'
import classes from './template-card.module.css'

/** A template of the list: what it is for, in which languages it is held, how much is asked. */
export function TemplateCard({ row }: { row: TemplateRow }) {
  const { t } = useTranslation('templates')
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  const categoryName = useEntryNames(categories)
  const { id, title, summary, language, category, languages, number, publishedAt, uses } = row
  const held = languages.map((one) => ui(`languageNames.${one}`))
  return (
    <article className={classes.card}>
      <p className={classes.tags}>
        <Tag>{categoryName(category)}</Tag>
        {row.hasChangedLaw && <Tag tone="gold">{t('lawChanged')}</Tag>}
      </p>
      <h2 lang={language}>
        <LeadingLink to={`/service/contract/detail?id=${id}`}>{title}</LeadingLink>
      </h2>
      <p className={classes.summary} lang={language}>
        {summary}
      </p>
      <p className={classes.meta}>
        <span>{t('size', { clauses: row.clauses, fields: row.fields })}</span>
        <span>{formatList(held, reader)}</span>
      </p>
      <p className={classes.foot}>
        <span>{t('version', { number, date: formatInstant(publishedAt, reader) })}</span>
        {uses > 0 && <span>{t('uses', { count: uses, shown: formatNumber(uses, reader) })}</span>}
      </p>
    </article>
  )
}
