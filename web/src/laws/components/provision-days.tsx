import type { ProvisionDay } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import classes from './provision-days.module.css'

/** What of a wording begins on other days than the rest. */
export function ProvisionDays({ days }: { days: readonly ProvisionDay[] }) {
  const { t } = useTranslation('versions')
  const language = useLanguage()
  if (days.length === 0) return null
  return (
    <section className={classes.days} aria-label={t('provisions.title')}>
      <b>{t('provisions.title')}</b>
      <ul>
        {days.map(({ named, inForceFrom, source }) => (
          <li key={`${named} ${inForceFrom}`}>
            <Written>
              {t('provisions.item', { named, date: formatDate(inForceFrom, language), source })}
            </Written>
          </li>
        ))}
      </ul>
    </section>
  )
}
