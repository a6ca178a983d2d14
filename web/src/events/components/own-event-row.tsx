import type { OwnEventRow as Row } from '@portal/protocol/events/schemas.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { eventState } from '@portal/protocol/publications/event-state.ts'
import { publicationPath } from '@portal/protocol/publications/kinds.ts'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../app/ask.ts'
import type { Action } from '../../ui/actions.tsx'
import { DateBlock } from '../../ui/date-block.tsx'
import { FollowedRow } from '../../ui/followed-row.tsx'
import { formatInstant, formatMonth } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { eventTones } from '../event-tone.ts'
import { endedStandingOf, ownStandingOf } from '../standing.ts'
import { useCertificate } from '../use-certificate.ts'
import { useOwnWords } from '../use-own-words.ts'
import { ApplicationTag } from './application-tag.tsx'
import { ZoneSpan } from './zone-span.tsx'

interface OwnEventRowProps {
  row: Row
  /** Of the answer, in milliseconds. */
  now: number
  /** Asks before it is given up. */
  leave: (row: Row) => void
}

/** Something that the reader applied for: how it stands, what comes next, what may be done. */
export function OwnEventRow({ row, now, leave }: OwnEventRowProps) {
  const { t } = useTranslation('ownEvents')
  const { t: words } = useTranslation('events')
  const language = useLanguage()
  const say = useOwnWords()
  const { id, kind, title, state, isOff, isOnline, place, waitingPlace, joinUrl, certificate } = row
  const saving = useCertificate(id, certificate ?? id)
  const event = eventState(row, now)
  const standing = ownStandingOf(state, event)
  const day = zoneToday(new Date(row.startsAt))
  const to = isOff ? '/usercenter/trainings' : publicationPath(kind, id)

  function waits(): string {
    const ended = endedStandingOf(row, event)
    return ended ? t(ended) : say(standing!, { event, waitingPlace, certificate })
  }

  const actions: Action[] = [
    ...(joinUrl !== null && event !== 'OVER' ? [{ label: words('panel.joinOnline'), site: joinUrl }] : []),
    ...(certificate === null
      ? []
      : [{ label: words('panel.download'), onClick: () => saving.mutate() } satisfies Action]),
    ...(isOff ? [] : [{ label: t('open'), to }]),
    ...(standing === 'confirmed' && !isOff
      ? [
          {
            label: words('panel.addToCalendar'),
            file: fileAddress('events', 'calendar', { params: { id }, query: { lang: language } }),
          },
        ]
      : []),
    ...(row.abilities.includes('withdraw')
      ? [
          {
            label: words(standing === 'waiting' ? 'panel.leaveQueue' : 'panel.withdraw'),
            onClick: () => leave(row),
            isDestructive: true,
          } satisfies Action,
        ]
      : []),
  ]

  return (
    <FollowedRow
      state={<ApplicationTag state={state} waitingPlace={waitingPlace} />}
      title={title}
      language={row.language}
      to={to}
      waits={waits()}
      meta={
        <>
          <Tag>{t(`kinds.${kind}`)}</Tag>
          <ZoneSpan {...row} />
          {isOnline ? <span>{words('online')}</span> : place && <span lang={row.language}>{place}</span>}
          <span>{t('applied', { date: formatInstant(row.appliedAt, language) })}</span>
          {certificate !== null && <Link to={`/verify/${certificate}`}>{certificate}</Link>}
        </>
      }
      due={
        event !== 'OVER' &&
        !isOff && (
          <DateBlock on={day} note={formatMonth(day.slice(0, 7), language)} tone={eventTones[event]} />
        )
      }
      actions={actions}
    />
  )
}
