import { Skeleton } from '@mantine/core'
import type { EventKind } from '@portal/protocol/publications/kinds.ts'
import type { Publication } from '@portal/protocol/publications/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../app/ask.ts'
import { useApp, type Page } from '../../app/page.ts'
import { definePublicationPage } from '../../publications/door/define-publication-page.tsx'
import { PublicationView } from '../../publications/door/publication-view.tsx'
import { Card } from '../../ui/card.tsx'
import type { Fact } from '../../ui/facts.tsx'
import { formatList, formatNumber } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { eventTones } from '../event-tone.ts'
import { liveQuery } from '../queries.ts'
import { eventListOf } from './event-list.tsx'
import { EventPanel } from './event-panel.tsx'
import { CertificateDrawing } from './certificate-drawing.tsx'
import { EventTime } from './event-time.tsx'
import classes from './event-view.module.css'

/** When, where, in which languages, for how much, and what it ends with. */
function useEventFacts({ event, fee, language }: Publication): Fact[] {
  const { t } = useTranslation('events')
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  if (!event) return []
  const { heldIn, isOnline, place, certificateHours } = event
  const names = heldIn.map((held) => ui(`languageNames.${held}`))
  return [
    [t('facts.time'), <EventTime key="time" {...event} />],
    [
      t('facts.place'),
      isOnline ? (
        t('online')
      ) : (
        <span key="place" lang={language}>
          {place}
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

/** Certificates of what ends with one, and the calendar of all of its kind. */
function Beside({ publication: { kind: published, title, language, event } }: { publication: Publication }) {
  const { t } = useTranslation('events')
  const lang = useLanguage()
  const kind = published as EventKind
  const hours = event?.certificateHours ?? null
  return (
    <>
      {hours !== null && (
        <div className="no-print">
          <Card isTight title={t('certificate.title')}>
            <CertificateDrawing
              title={title}
              language={language}
              hours={t('hours', { count: hours, hours: formatNumber(hours, lang) })}
            />
            <p className={classes.text}>{t('certificate.text')}</p>
            <p>
              <Link to="/verify">{t('certificate.verify')}</Link>
            </p>
          </Card>
        </div>
      )}
      <a
        className={`${classes.follow} no-print`}
        href={fileAddress('events', 'calendarFeed', { params: { kind }, query: { lang } })}
        type="text/calendar"
      >
        <Icon name="calendar" />
        <span>{t(`follow.${kind}`)}</span>
        <b>ICS</b>
      </a>
    </>
  )
}

/** Something that takes place: what it is, how it stands, and what the reader may do. */
function EventView({ publication }: { publication: Publication }) {
  const { t } = useTranslation('publications')
  const live = useQuery(liveQuery(useApp(), publication.id))
  const facts = useEventFacts(publication)
  const state = live.data?.state
  return (
    <PublicationView
      publication={publication}
      state={state && <StatusTag tone={eventTones[state]}>{t(`eventStates.${state}`)}</StatusTag>}
      facts={facts}
      lead={
        <div className="no-print">
          <QueryView query={live} skeleton={<Skeleton height={260} />}>
            {(event) => <EventPanel event={event} title={publication.title} />}
          </QueryView>
        </div>
      }
      rail={<Beside publication={publication} />}
    />
  )
}

/** A screen about one of a kind that takes place; without its id, all of the kind. */
export function eventPageOf(kind: EventKind): { page: Page } {
  return definePublicationPage({
    list: eventListOf(kind),
    beside: (context, id) => context.queries.prefetchQuery(liveQuery(context, id)),
    View: EventView,
  })
}
