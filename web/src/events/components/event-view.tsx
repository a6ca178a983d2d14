import type { Publication } from '@portal/protocol/publications/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { PublicationView } from '../../publications/door/publication-view.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { eventTones } from '../event-tone.ts'
import { liveQuery } from '../queries.ts'
import { EventBeside } from './event-beside.tsx'
import { useEventFacts } from './event-facts.tsx'
import { EventPanel } from './event-panel.tsx'

/** Something that takes place: what it is, how it stands, and what the reader may do. */
export function EventView({ publication }: { publication: Publication }) {
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
      rail={<EventBeside publication={publication} />}
    />
  )
}
