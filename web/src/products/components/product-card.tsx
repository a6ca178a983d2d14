import { kindSpec } from '@portal/protocol/publications/kinds.ts'
import { useTranslation } from 'react-i18next'
import { CoverCard } from '../../app/cover-card.tsx'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { countries } from '../../reference/queries.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import type { ProductRow } from '../queries.ts'
import classes from './product-card.module.css'

/** Faces that a card shows; the count tells of the others. */
const mostFaces = 4

interface ProductCardProps {
  row: ProductRow
  /** Stands first on its page. */
  isFirst: boolean
}

/** A product of the list: what it is, who works on it, how long it takes. */
export function ProductCard({ row, isFirst }: ProductCardProps) {
  const { t } = useTranslation('products')
  const { t: publications } = useTranslation('publications')
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  const typeName = useEntryNames(kindSpec('product').categories)
  const countryName = useEntryNames(countries)
  const { id, language, category, country, workDays, members } = row
  return (
    <CoverCard row={row} to={`/lawServiceProduct/details?id=${id}`} heading="h2" isFirst={isFirst}>
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
    </CoverCard>
  )
}
