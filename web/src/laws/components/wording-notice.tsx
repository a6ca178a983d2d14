import type { ArticleDetails, LawDetails } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import { comparisonPath } from '../door/comparison-address.ts'
import { areComparable, presentVersion, wordingState } from '../wording-state.ts'
import { useWordingDays } from './use-wording-days.ts'
import classes from './wording-notice.module.css'

interface WordingNoticeProps {
  law: LawDetails | ArticleDetails
  /** Path of the same in the wording that applies today. */
  todayPath: string
}

/** Says that what is read is not what applies today, and leads there, or what of it is not held; nothing where it is. */
export function WordingNotice({ law, todayPath }: WordingNoticeProps) {
  const { t } = useTranslation('versions')
  const language = useLanguage()
  const days = useWordingDays(law)
  const { notHeldAfter } = law.version
  const isWhole = notHeldAfter.length === 0
  if (law.isCurrent && !law.notHeldOn && !law.repealedByOn && isWhole) return null
  const isFuture = wordingState(law.version, law.today) === 'future'
  const present = presentVersion(law.versions, law.today)
  const pair = isFuture ? [present, law.version] : [law.version, present]
  return (
    <div role="note" className={classes.notice}>
      <Icon name="clock" size={22} />
      <div>
        {law.notHeldOn && <p>{t('shown.notHeld', { date: formatDate(law.notHeldOn, language) })}</p>}
        {law.repealedByOn && (
          <p>
            {t('shown.repealed', {
              date: formatDate(law.repealedByOn, language),
              repealed: formatDate(law.repealedOn, language),
            })}
          </p>
        )}
        {!law.isCurrent && <p>{t(isFuture ? 'shown.future' : 'shown.past', { days: days(law.version) })}</p>}
        {notHeldAfter.map(({ decision, decidedOn, inForceFrom }) => (
          <div key={decidedOn}>
            <p>
              {t('shown.amended', {
                decided: formatDate(decidedOn, language),
                from: formatDate(inForceFrom, language),
              })}
            </p>
            <p className={classes.source}>
              <Written>{decision}</Written>
            </p>
          </div>
        ))}
        {!law.isCurrent && present && present.id !== law.version.id && (
          <p className={`${classes.links} no-print`}>
            <Link to={todayPath}>{t('shown.goToToday')}</Link>
            {areComparable(law.version, present) && (
              <Link
                to={comparisonPath({ id: law.id, from: pair[0]!.id, to: pair[1]!.id, text: law.language })}
              >
                {t('shown.compareWithToday')}
              </Link>
            )}
          </p>
        )}
      </div>
    </div>
  )
}
