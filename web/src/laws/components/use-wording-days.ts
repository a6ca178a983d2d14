import type { LawVersion } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'

type Days = Pick<LawVersion, 'inForceFrom' | 'inForceUntil' | 'isDayRecorded'>

/** Says from when to when a wording is in force. */
export function useWordingDays(): (days: Days) => string {
  const { t } = useTranslation('versions')
  const language = useLanguage()
  return ({ inForceFrom, inForceUntil, isDayRecorded }) => {
    const from = formatDate(inForceFrom, language)
    const until = formatDate(inForceUntil, language)
    if (inForceFrom && !isDayRecorded) {
      return inForceUntil ? t('days.notRecordedUntil', { from, until }) : t('days.notRecorded', { from })
    }
    if (inForceFrom) return inForceUntil ? t('days.between', { from, until }) : t('days.since', { from })
    return inForceUntil ? t('days.until', { until }) : t('days.unknown')
  }
}
