import type { TemplateClause } from '@portal/protocol/templates/content.ts'
import type { ShownBasis } from '@portal/protocol/templates/schemas.ts'
import { useTranslation } from 'react-i18next'
import { comparisonPath } from '../../laws/door/comparison-address.ts'
import { TimelinessTag } from '../../laws/door/timeliness-tag.tsx'
import { formatDate } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import classes from './basis-list.module.css'

/** What clauses rest on, each article once. */
export function basisOf(clauses: readonly TemplateClause[], held: readonly ShownBasis[]): ShownBasis[] {
  const named = clauses.flatMap(({ basis = [] }) => basis)
  return held.filter(({ law, article }) => named.some((one) => one.law === law && one.article === article))
}

/** Articles of laws with how they stand, and what became of them. */
export function BasisList({ basis }: { basis: readonly ShownBasis[] }) {
  const { t } = useTranslation('template')
  const reader = useLanguage()
  return (
    <ul className={classes.basis}>
      {basis.map(({ law, article, title, titleLanguage, number, address, timeliness, change }) => (
        <li key={`${law} ${article}`}>
          {timeliness && <TimelinessTag timeliness={timeliness} />}{' '}
          {address ? (
            <Link to={address} lang={titleLanguage ?? undefined}>
              {title} {number}
            </Link>
          ) : (
            `${title} ${number}`
          )}
          {change && (
            <span className={classes.change}>
              {t(`changes.${change.kind}`, { date: formatDate(change.on, reader) })}{' '}
              {change.comparison && (
                <Link to={comparisonPath(change.comparison)}>{t('changes.compare')}</Link>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
