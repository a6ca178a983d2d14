import { kindSpec } from '@portal/protocol/publications/kinds.ts'
import { useTranslation } from 'react-i18next'
import { Picture } from '../../app/shown-picture.tsx'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { countries } from '../../reference/queries.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LeadingLink } from '../../ui/leading-link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import type { ProductRow } from '../queries.ts'
import classes from './product-card.module.css'

/** Faces that a card shows; the count tells of the others. */
const mostFaces = 4

/** A product of the list: what it is, who works on it, how long it takes. */
export function ProductCard({ row }: { row: ProductRow }) {
  const { t } = useTranslation('products')
  const { t: publications } = useTranslation('publications')
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  const typeName = useEntryNames(kindSpec('product').categories)
  const countryName = useEntryNames(countries)
  const { id, title, summary, language, picture, category, country, workDays, members } = row
  return (
    <article className={classes.card}>
      {picture && (
        <Picture
          picture={picture}
          language={language}
          sizes="(max-width: 760px) 100vw, 380px"
          className={classes.cover}
        />
      )}
      <div className={classes.words}>
        <h2 lang={language}>
          <LeadingLink to={`/lawServiceProduct/details?id=${id}`}>{title}</LeadingLink>
        </h2>
        <p className={classes.summary} lang={language}>
          {summary}
        </p>
        <p className={classes.tags}>
          {row.isPinned && <Tag tone="gold">{publications('pinned')}</Tag>}
          <Tag>{typeName(category)}</Tag>
          {country && <Tag>{countryName(country)}</Tag>}
          {language !== reader && <Tag tone="grey">{ui(`languageNames.${language}`)}</Tag>}
        </p>
        <div className={classes.foot}>
          {members.length > 0 && (
            <p className={classes.team}>
              <span className={classes.faces}>
                {members.slice(0, mostFaces).map((member) => (
                  <Avatar
                    key={member.id}
                    name={member.name}
                    picture={member.picture}
                    isBody={member.kind !== 'LAWYER'}
                    size="tiny"
                  />
                ))}
              </span>
              {t('members', { count: members.length })}
            </p>
          )}
          <p className={classes.days}>{workDays === null ? t('byCase') : t('days', { count: workDays })}</p>
        </div>
      </div>
    </article>
  )
}
