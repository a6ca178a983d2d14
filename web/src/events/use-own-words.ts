import type { EventState } from '@portal/protocol/publications/event-state.ts'
import { useTranslation } from 'react-i18next'
import type { OwnStanding } from './standing.ts'

interface Own {
  /** Of the event. */
  event: EventState
  waitingPlace: number | null
  certificate: string | null
}

/** What is said to who applied for an event. */
export function useOwnWords() {
  const { t } = useTranslation('events')
  return (standing: OwnStanding, { event, waitingPlace, certificate }: Own): string => {
    if (standing === 'attended') return t(certificate === null ? 'panel.attended' : 'panel.certified')
    if (standing === 'confirmed') return t(event === 'IN_PROGRESS' ? 'panel.confirmedNow' : 'panel.confirmed')
    if (standing !== 'waiting') return t(`panel.${standing}`)
    const ahead = (waitingPlace ?? 1) - 1
    return ahead === 0 ? t('panel.first') : t('panel.ahead', { count: ahead })
  }
}
