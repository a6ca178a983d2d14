import type { Publication } from '@portal/protocol/publications/schemas.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { LeadingLink } from '../../ui/leading-link.tsx'
import { detailAddress } from '../places.ts'
import classes from './beside.module.css'

/** What of the same kind appeared before and after. */
export function Beside({ publication }: { publication: Pick<Publication, 'earlier' | 'later'> }) {
  const { t } = useTranslation('publications')
  const { pathname } = useLocation()
  if (!publication.earlier && !publication.later) return null
  return (
    <nav className={classes.beside} aria-label={t('beside')}>
      {(['earlier', 'later'] as const).map((side) => {
        const other = publication[side]
        return (
          other && (
            <div key={side} className={side === 'later' ? classes.later : undefined}>
              <span>{t(side)}</span>
              <LeadingLink to={detailAddress(other.kind, other.id, pathname)} lang={other.language}>
                {other.title}
              </LeadingLink>
            </div>
          )
        )
      })}
    </nav>
  )
}
