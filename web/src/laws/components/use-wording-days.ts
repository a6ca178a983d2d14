import type { LawDetails, LawVersion } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { wasNeverInForce } from '../wording-state.ts'

type Days = Pick<LawVersion, 'inForceFrom' | 'inForceUntil' | 'isDayRecorded'>

/**
 * Says from when to when a wording is in force.
 *
 * @param law of it; where nobody says that it is law, its day is all that is said
 */
export function useWordingDays(law?: Pick<LawDetails, 'timeliness'>): (days: Days) => string {
  const { t } = useTranslation('versions')
  const language = useLanguage()
  return ({ inForceFrom, inForceUntil, isDayRecorded }) => {
    const from = formatDate(inForceFrom, language)
    const until = formatDate(inForceUntil, language)
    if (law?.timeliness === 'UNCONFIRMED' && inForceFrom) return t('days.dated', { from })
    if (wasNeverInForce({ inForceFrom, inForceUntil })) return t('days.never')
    if (inForceFrom && !isDayRecorded) {
      return inForceUntil ? t('days.notRecordedUntil', { from, until }) : t('days.notRecorded', { from })
    }
    if (inForceFrom) return inForceUntil ? t('days.between', { from, until }) : t('days.since', { from })
    return inForceUntil ? t('days.until', { until }) : t('days.unknown')
  }
}
