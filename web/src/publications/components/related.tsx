import type { PublicationRow } from '@portal/protocol/publications/schemas.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { formatInstant } from '../../ui/format.ts'
import { LeadingLink } from '../../ui/leading-link.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { detailAddress, listScreen } from '../places.ts'
import { Picture } from '../../app/shown-picture.tsx'
import classes from './related.module.css'

/** What else there is of the same kind or topic. */
export function Related({ rows }: { rows: readonly PublicationRow[] }) {
  const { t } = useTranslation('publications')
  const { t: screen } = useTranslation('screens')
  const { pathname } = useLocation()
  const reader = useLanguage()
  return (
    <div className="no-print">
      <Card isTight title={t('related')}>
        <ul className={classes.related}>
          {rows.map(({ id, kind, title, language, picture, publishedAt }) => (
            <li key={id}>
              {picture && (
                <Picture picture={picture} language={language} sizes="76px" className={classes.picture} />
              )}
              <div>
                <h3 lang={language}>
                  <LeadingLink to={detailAddress(kind, id, pathname)}>{title}</LeadingLink>
                </h3>
                <p>
                  <span>{screen(listScreen(kind, pathname))}</span>
                  <time dateTime={publishedAt}>{formatInstant(publishedAt, reader)}</time>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
