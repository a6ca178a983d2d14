import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import classes from './brand.module.css'

export function Brand() {
  const { t } = useTranslation()
  return (
    <Link to="/home" className={classes.brand} aria-label={t('portal')}>
      <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="19" fill="#0b2e59" />
        <path
          d="M20 8v22M12 30h16M11 14h18M11 14l-4 8a4.4 4.4 0 0 0 8 0zM29 14l-4 8a4.4 4.4 0 0 0 8 0z"
          stroke="#fff"
          strokeWidth="1.8"
          fill="none"
          strokeLinejoin="round"
        />
        <path d="M6 27c7-5 21-5 28 0" stroke="#d9a94d" strokeWidth="1.6" fill="none" />
      </svg>
      <span className={classes.words}>
        <strong>{t('portalShort')}</strong>
        <small>{t('portalSubtitle')}</small>
      </span>
    </Link>
  )
}
