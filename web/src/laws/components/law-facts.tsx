import type { LawDetails } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import classes from './law-facts.module.css'
import { useWordingDays } from './use-wording-days.ts'

/** What is known of a law, and whether it is in force today. */
export function LawFacts({ law }: { law: LawDetails }) {
  const { t } = useTranslation('laws')
  const { t: v } = useTranslation('versions')
  const language = useLanguage()
  const days = useWordingDays()
  const date = (value: string | null) => formatDate(value, language)
  const facts = [
    [t('details.country'), law.countryName],
    [t('details.department'), law.publishDepartment],
    [t('details.number'), law.number ?? '--'],
    [t('details.level'), law.effectLevel],
    [t('details.category'), law.category],
    [t('details.adoptedOn'), date(law.adoptedOn)],
    [t('details.effectiveOn'), date(law.effectiveOn)],
    ...(law.repealedOn ? [[t('details.repealedOn'), date(law.repealedOn)]] : []),
    [t('details.versionOn'), date(law.version.versionOn)],
    [t('details.verifiedOn'), date(law.verifiedOn)],
  ]
  const today = date(law.today)
  const shown = v('shown.other', { days: days(law.version) })
  return (
    <section className={classes.card} aria-label={t('details.facts')}>
      {law.isCurrent ? (
        <p className={classes.status} data-in-force={law.isInForceToday}>
          {t(law.isInForceToday ? 'details.inForceToday' : 'details.notInForceToday', { date: today })}
          {' · '}
          {shown}
        </p>
      ) : (
        <p className={classes.status} data-in-force="other">
          {shown}
          {' · '}
          {v(law.isInForceToday ? 'shown.inForce' : 'shown.notInForce', { date: today })}
        </p>
      )}
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
