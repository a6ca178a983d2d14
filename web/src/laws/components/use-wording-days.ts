import type { LawDetails, LawVersion } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { wasNeverInForce } from '../wording-state.ts'

type Days = Pick<LawVersion, 'inForceFrom' | 'inForceUntil' | 'isDayRecorded' | 'isEndRecorded'>

const begun = { open: 'days.since', until: 'days.between', atLatest: 'days.betweenAtLatest' } as const
const notRecorded = {
  open: 'days.notRecorded',
  until: 'days.notRecordedUntil',
  atLatest: 'days.notRecordedAtLatest',
} as const
const unknown = { open: 'days.unknown', until: 'days.until', atLatest: 'days.untilAtLatest' } as const

/**
 * Says from when to when a wording is in force.
 *
 * @param law of it; where nobody says that it is law, its day is all that is said
 */
export function useWordingDays(law?: Pick<LawDetails, 'timeliness'>): (days: Days) => string {
  const { t } = useTranslation('versions')
  const language = useLanguage()
  return ({ inForceFrom, inForceUntil, isDayRecorded, isEndRecorded }) => {
    const from = formatDate(inForceFrom, language)
    const until = formatDate(inForceUntil, language)
    if (law?.timeliness === 'UNCONFIRMED' && inForceFrom) return t('days.dated', { from })
    if (wasNeverInForce({ inForceFrom, inForceUntil })) return t('days.never')
    const words = inForceFrom ? (isDayRecorded ? begun : notRecorded) : unknown
    if (!inForceUntil) return t(words.open, { from })
    return t(isEndRecorded ? words.until : words.atLatest, { from, until })
  }
}
