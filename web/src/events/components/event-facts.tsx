import type { Publication } from '@portal/protocol/publications/schemas.ts'
import { useTranslation } from 'react-i18next'
import type { Fact } from '../../ui/facts.tsx'
import { formatList, formatNumber } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { EventTime } from './event-time.tsx'

type EventFactsOf = Pick<Publication, 'event' | 'fee' | 'language'>

/** When, where, in which languages, for how much, and what it ends with. */
export function useEventFacts({ event, fee, language }: EventFactsOf): Fact[] {
  const { t } = useTranslation('events')
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  if (!event) return []
  const { heldIn, isOnline, place, certificateHours } = event
  const names = heldIn.map((held) => ui(`languageNames.${held}`))
  return [
    // The reader's own time comes below it once the page is alive: in one line, which moves what follows least.
    [t('facts.time'), <EventTime key="time" {...event} />, 'wide'],
    [
      t('facts.place'),
      isOnline ? (
        t('online')
      ) : (
        <span key="place" lang={language}>
          {place || '--'}
        </span>
      ),
    ],
    ...(names.length > 0 ? [[t('facts.heldIn'), formatList(names, reader)] as const] : []),
    ...(fee === null
      ? []
      : [
          [
            t('facts.fee'),
            <span key="fee" lang={language}>
              {fee}
            </span>,
          ] as const,
        ]),
    ...(certificateHours === null
      ? []
      : [
          [
            t('facts.certificate'),
            t('hours', { count: certificateHours, hours: formatNumber(certificateHours, reader) }),
          ] as const,
        ]),
  ]
}
