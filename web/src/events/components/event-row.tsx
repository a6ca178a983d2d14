import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { eventState, isOpenAt } from '@portal/protocol/publications/event-state.ts'
import { kindSpec, publicationPath } from '@portal/protocol/publications/kinds.ts'
import type { PublicationRow, ShownEvent } from '@portal/protocol/publications/schemas.ts'
import { useTranslation } from 'react-i18next'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { DateBlock } from '../../ui/date-block.tsx'
import { DeadlineTag } from '../../ui/deadline-tag.tsx'
import { formatInstant, formatList, formatMonth } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { LeadingLink } from '../../ui/leading-link.tsx'
import { SeatMeter } from '../../ui/seat-meter.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { eventTones } from '../event-tone.ts'
import classes from './event-row.module.css'
import { ZoneSpan } from './zone-span.tsx'

/** A row of what takes place, with the seats that are taken. */
type SeatedRow = PublicationRow & { taken: number }

/** Until when it may be applied for, and the seats; nothing of what has begun. */
function Seats({ event, taken, now }: { event: ShownEvent; taken: number; now: number }) {
  const { t } = useTranslation('events')
  const reader = useLanguage()
  if (eventState(event, now) !== 'NOT_STARTED') return null
  const isOpen = isOpenAt(event, now)
  return (
    <div className={classes.edge}>
      {isOpen ? (
        <p className={classes.deadline}>
          <DeadlineTag on={zoneToday(new Date(event.applyUntil))} today={zoneToday(new Date(now))} />
          <small>{t('until', { date: formatInstant(event.applyUntil, reader) })}</small>
        </p>
      ) : (
        <p className={classes.deadline}>{t('closed')}</p>
      )}
      {event.seats === null ? (
        <p className={classes.deadline}>{t('unlimited')}</p>
      ) : (
        <SeatMeter taken={taken} seats={event.seats} />
      )}
    </div>
  )
}

interface EventRowProps {
  row: SeatedRow
  /** Of the answer, in milliseconds. */
  now: number
}

/** Something that takes place, of a list: when, where, how it stands, the seats. */
export function EventRow({ row, now }: EventRowProps) {
  const { t } = useTranslation('events')
  const { t: words } = useTranslation('publications')
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  const categoryName = useEntryNames(kindSpec(row.kind).categories)
  const { id, kind, title, summary, language, category, event, isPinned } = row
  if (!event) return null
  const state = eventState(event, now)
  const day = zoneToday(new Date(event.startsAt))
  return (
    <article className={classes.row}>
      <DateBlock on={day} note={formatMonth(day.slice(0, 7), reader)} tone={eventTones[state]} />
      <div className={classes.words}>
        <p className={classes.tags}>
          <StatusTag tone={eventTones[state]}>{words(`eventStates.${state}`)}</StatusTag>
          <Tag>{categoryName(category)}</Tag>
          {language !== reader && <Tag tone="grey">{ui(`languageNames.${language}`)}</Tag>}
          {isPinned && (
            <span className={classes.pinned}>
              <Icon name="flag" size={14} />
              {words('pinned')}
            </span>
          )}
        </p>
        <h2 lang={language}>
          <LeadingLink to={publicationPath(kind, id)}>{title}</LeadingLink>
        </h2>
        <p className={classes.summary} lang={language}>
          {summary}
        </p>
        <p className={classes.meta}>
          <span>
            <Icon name="clock" size={14} />
            <ZoneSpan {...event} />
          </span>
          <span>
            <Icon name={event.isOnline ? 'globe' : 'pin'} size={14} />
            {event.isOnline ? t('online') : <span lang={language}>{event.place}</span>}
          </span>
          {event.heldIn.length > 0 && (
            <span>
              <Icon name="languages" size={14} />
              {formatList(
                event.heldIn.map((held) => ui(`languageNames.${held}`)),
                reader,
              )}
            </span>
          )}
        </p>
      </div>
      <Seats event={event} taken={row.taken} now={now} />
    </article>
  )
}
