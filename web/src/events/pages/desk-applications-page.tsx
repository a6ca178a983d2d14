import type { DeskEvent } from '@portal/protocol/events/schemas.ts'
import { eventState } from '@portal/protocol/publications/event-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { fileAddress } from '../../app/ask.ts'
import { loadList } from '../../app/lists/use-list.ts'
import { definePage, useApp } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { useSaveFile } from '../../app/use-save-file.ts'
import { Actions } from '../../ui/actions.tsx'
import { Card } from '../../ui/card.tsx'
import { FactGrid } from '../../ui/facts.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Note } from '../../ui/note.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { ApplicantsList } from '../components/applicants-list.tsx'
import classes from '../components/applicants.module.css'
import { CodeDialog } from '../components/code-dialog.tsx'
import { ZoneSpan } from '../components/zone-span.tsx'
import { applicationsOf, deskEventQuery } from '../desk-queries.ts'
import { eventTones } from '../event-tone.ts'
import { isOffSince } from '../standing.ts'

function Applicants({ event, now }: { event: DeskEvent; now: number }) {
  const { t } = useTranslation('eventsDesk')
  const [isShowingCode, setShowingCode] = useState(false)
  const { id, kind, title, language, seats, taken, waiting, attended } = event
  const { applyUntil, certificateHours, isOff } = event
  const saving = useSaveFile(() => ({
    address: fileAddress('events', 'applicationsFile', { params: { id } }),
    name: `${t('fileName')}.csv`,
  }))
  const state = eventState(event, now)
  return (
    <AdminPage
      name="admin/events/applications"
      title={title}
      lang={language}
      lead={`${t(`kinds.${kind}`)} · ${t('applications')}`}
      note={<StatusTag tone={eventTones[state]}>{t(`states.${state}`)}</StatusTag>}
      tools={
        <Actions
          actions={[
            ...(isOff ? [] : [{ label: t('code'), onClick: () => setShowingCode(true) }]),
            { label: t('file'), onClick: () => saving.mutate() },
            { label: t('publication'), to: `/admin/publications/detail?id=${id}` },
          ]}
        />
      }
    >
      <div className={classes.page}>
        {isOff && <Note tone="grey">{t(isOffSince(event, state) ? 'offSince' : 'off')}</Note>}
        <Card>
          <FactGrid
            facts={[
              [t('fields.time'), <ZoneSpan key="time" {...event} />],
              [t('fields.applyUntil'), <Moment key="until" at={applyUntil} />],
              [t('fields.taken'), `${taken} / ${seats ?? t('unlimited')}`],
              [t('fields.waiting'), waiting],
              [t('fields.attended'), attended],
              [t('fields.certificate'), certificateHours ?? t('noCertificate')],
            ]}
          />
        </Card>
        <ApplicantsList event={event} />
      </div>
      {isShowingCode && <CodeDialog id={id} title={title} onClose={() => setShowingCode(false)} />}
    </AdminPage>
  )
}

/** Who applied for an event: the list, who was there, the code at the door. */
function DeskApplicationsPage() {
  const [search] = useSearchParams()
  const query = useQuery(deskEventQuery(useApp(), recordIdOf(search)))
  return (
    <QueryView query={query} skeleton={<Skeleton height={560} />} missing={<NotFound />}>
      {(event) => <Applicants key={event.id} event={event} now={query.dataUpdatedAt} />}
    </QueryView>
  )
}

export const { page } = definePage({
  load: (input) => {
    const { context, url } = input
    const id = recordIdOf(url.searchParams)
    return Promise.all([
      context.queries.fetchQuery(deskEventQuery(context, id)),
      loadList(applicationsOf(id), input),
    ])
  },
  Component: DeskApplicationsPage,
})
