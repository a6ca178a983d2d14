import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import classes from './application.module.css'

const helpAt = {
  lawyer: '/service/lawyer',
  arbitration: '/service/arbitration',
  consult: '/business/release',
} as const

/** Why the portal keeps out of matters with proceedings, and where there is help. */
export function Barred() {
  const { t } = useTranslation('lookupForm')
  return (
    <Note tone="gold" icon="alert">
      <p className={classes.guide}>{t('barred.title')}</p>
      <p>{t('barred.text')}</p>
      <ul className={classes.links}>
        {(['lawyer', 'arbitration', 'consult'] as const).map((place) => (
          <li key={place}>
            <Link to={helpAt[place]}>{t(`barred.${place}`)}</Link>
          </li>
        ))}
      </ul>
    </Note>
  )
}
