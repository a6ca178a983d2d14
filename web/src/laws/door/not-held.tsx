import type { CitationsNotHeld } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import classes from '../../search/search-results.module.css'

/** What the question cites that is known, but not held, with what of it is. */
export function NotHeld({ citations }: { citations: CitationsNotHeld }) {
  const { t } = useTranslation('laws')
  return citations.map(({ asked, held }) => (
    <p key={asked} className={classes.resolved}>
      {held
        ? t('results.articleNotHeld', { asked, count: held.articles })
        : t('results.lawNotHeld', { asked })}{' '}
      {held && held.near.length > 0 && (
        <>
          {t('results.nearest')}{' '}
          {held.near.map(({ key, number }, at) => (
            <span key={key}>
              {at > 0 && ' · '}
              <Link to={`${held.address}#art-${key}`}>{number}</Link>
            </span>
          ))}
        </>
      )}
    </p>
  ))
}
