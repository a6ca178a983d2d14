import type { Turn } from '@portal/protocol/assistant/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import { Spot } from '../../ui/spot.tsx'
import { placeName } from '../by-country.ts'
import classes from './unanswered.module.css'
import { WaysOn } from './ways-on.tsx'

/** Nothing held answers the question: what comes nearest, and how to go on. */
export function Unanswered({ turn: { passages, question } }: { turn: Turn }) {
  const { t } = useTranslation('askLaw')
  const isNear = passages.length > 0
  return (
    <>
      <div className={classes.unanswered}>
        <Spot name="nothing-found" />
        <div>
          <h3>{t('unanswered.title')}</h3>
          <p>{t(isNear ? 'unanswered.nearText' : 'unanswered.text')}</p>
          {isNear && (
            <div className={classes.near}>
              <span>{t('unanswered.near')}</span>
              <ul>
                {passages.slice(0, 3).map((passage) => (
                  <li key={passage.number} lang={passage.titleLanguage}>
                    <Link to={passage.address}>{placeName(passage)}</Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
      <WaysOn question={question} />
    </>
  )
}
