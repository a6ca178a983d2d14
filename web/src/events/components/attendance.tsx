import type { ApplicationRow } from '@portal/protocol/events/schemas.ts'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../app/forms/use-act.ts'
import { useApp } from '../../app/page.ts'
import { Button } from '../../ui/button.tsx'
import { deskEventsKey } from '../desk-queries.ts'
import classes from './applicants.module.css'

interface AttendanceProps {
  /** The event's. */
  id: string
  chosen: readonly ApplicationRow[]
  onDone: () => void
}

/** Marks those who are chosen as there, or takes that back; each as far as it has a meaning. */
export function Attendance({ id, chosen, onDone }: AttendanceProps) {
  const { t } = useTranslation('eventsDesk')
  const { ask } = useApp()
  const idsIn = (wanted: ApplicationRow['state']) =>
    chosen.filter(({ state }) => state === wanted).map((row) => row.id)
  const toAttend = idsIn('CONFIRMED')
  const toTakeBack = idsIn('ATTENDED')
  const { make, isBusy, problem } = useAct(
    async (body: { ids: string[]; attended: boolean }) => {
      await ask('events', 'attendance', { params: { id }, body })
      return body.attended
    },
    {
      toast: (attended) => t(attended ? 'attendedDone' : 'absentDone'),
      invalidates: [deskEventsKey],
      done: onDone,
    },
  )
  return (
    <div className={classes.bar} role="group" aria-label={t('chosen', { count: chosen.length })}>
      <p role="status">{t('chosen', { count: chosen.length })}</p>
      {toAttend.length > 0 && (
        <Button isBusy={isBusy} onClick={() => make({ ids: toAttend, attended: true })}>
          {t('attended', { count: toAttend.length })}
        </Button>
      )}
      {toTakeBack.length > 0 && (
        <Button variant="default" isBusy={isBusy} onClick={() => make({ ids: toTakeBack, attended: false })}>
          {t('absent', { count: toTakeBack.length })}
        </Button>
      )}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
