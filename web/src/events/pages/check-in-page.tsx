import type { LiveEvent } from '@portal/protocol/events/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useAct } from '../../app/forms/use-act.ts'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { publicationQuery } from '../../publications/queries.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RecordHead } from '../../ui/record-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import classes from '../components/check-in.module.css'
import { EventTime } from '../components/event-time.tsx'
import { eventTones } from '../event-tone.ts'
import { eventsKey, liveQuery } from '../queries.ts'

/** Why there is nothing to confirm. */
function Barred({ event: { state, mine } }: { event: LiveEvent }) {
  const { t } = useTranslation('checkIn')
  if (mine?.state === 'WAITING') return <Notice title={t('waiting')} text={t('waitingText')} />
  if (mine?.state !== 'CONFIRMED') return <Notice title={t('noSeat')} text={t('noSeatText')} />
  const reason = state === 'OVER' ? 'over' : 'early'
  return <Notice title={t(reason)} text={t(`${reason}Text`)} />
}

/** One button, which confirms to be there. */
function Confirm({ id, code, onDone }: { id: string; code: string; onDone: () => void }) {
  const { t } = useTranslation('checkIn')
  const { ask } = useApp()
  const { make, isBusy, problem } = useAct(
    () => ask('events', 'checkIn', { params: { id }, body: { code } }),
    { invalidates: [eventsKey], done: onDone },
  )
  return (
    <div className={classes.confirm}>
      <Button size="xl" isWide isBusy={isBusy} onClick={() => make(undefined)}>
        {t('confirm')}
      </Button>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

interface ArrivalProps {
  event: LiveEvent
  code: string | null
  onDone: () => void
}

/** What the reader who came finds: that they are there already, the button, or why not. */
function Arrival({ event, code, onDone }: ArrivalProps) {
  const { t } = useTranslation('checkIn')
  if (event.mine?.state === 'ATTENDED') {
    return (
      <Notice spot="done" title={t('done')} text={t('doneText')}>
        <ButtonLink to="/usercenter/trainings" variant="default">
          {t('own')}
        </ButtonLink>
      </Notice>
    )
  }
  if (!event.mine?.abilities.includes('checkIn')) return <Barred event={event} />
  if (code === null) return <Notice title={t('notAsked')} text={t('notAskedText')} />
  return <Confirm id={event.id} code={code} onDone={onDone} />
}

function Named({ event }: { event: LiveEvent }) {
  const { t } = useTranslation('publications')
  const { data } = useQuery(publicationQuery(useApp(), event.kind, event.id))
  return (
    data && (
      <RecordHead
        title={data.title}
        language={data.language}
        level={2}
        state={<StatusTag tone={eventTones[event.state]}>{t(`eventStates.${event.state}`)}</StatusTag>}
      >
        <p>
          <EventTime {...event} />
        </p>
      </RecordHead>
    )
  )
}

/** Confirming to be at an event, by the code that hangs at its door. */
function CheckInPage() {
  const { t } = useTranslation('checkIn')
  const { t: screen } = useTranslation('screens')
  const [search] = useSearchParams()
  const query = useQuery(liveQuery(useApp(), recordIdOf(search)))
  const name = screen('information/checkIn')
  // Who confirmed goes on from what is said of it: the button is gone.
  const arrival = useRef<HTMLDivElement>(null)
  return (
    <div className={`wrap ${classes.page}`}>
      <PageHead title={name} description={t('lead')} noIndex />
      <h1>{name}</h1>
      <p className={classes.lead}>{t('lead')}</p>
      {search.has('id') ? (
        <QueryView query={query} skeleton={<Skeleton height={320} />} missing={<NotFound />}>
          {(event) => (
            <>
              <Named event={event} />
              <div ref={arrival} tabIndex={-1}>
                <Arrival event={event} code={search.get('code')} onDone={() => arrival.current?.focus()} />
              </div>
            </>
          )}
        </QueryView>
      ) : (
        <Notice title={t('notAsked')} text={t('notAskedText')} />
      )}
    </div>
  )
}

export const { page } = definePage({
  load: async ({ context, url: { searchParams } }) => {
    if (!searchParams.has('id')) return
    const { id, kind } = await context.queries.fetchQuery(liveQuery(context, recordIdOf(searchParams)))
    await context.queries.prefetchQuery(publicationQuery(context, kind, id))
  },
  Component: CheckInPage,
})
