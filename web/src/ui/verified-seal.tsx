import { useTranslation } from 'react-i18next'
import { formatDate } from './format.ts'
import { Icon } from './icon.tsx'
import { useLanguage } from './use-language.ts'
import classes from './verified-seal.module.css'

/** Says that the portal has verified somebody, and when where that is told (YYYY-MM-DD). */
export function VerifiedSeal({ on }: { on?: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <span className={classes.seal}>
      <Icon name="shield" size={14} />
      {on ? t('parts.verifiedOn', { date: formatDate(on, language) }) : t('parts.verified')}
    </span>
  )
}
