import type { EventKind } from '@portal/protocol/publications/kinds.ts'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../app/forms/act-dialog.tsx'
import { useApp } from '../../app/page.ts'
import { eventsKey } from '../queries.ts'

const withdrawCalls = { training: 'withdrawTraining', activity: 'withdrawActivity' } as const

interface LeaveDialogProps {
  event: { id: string; kind: EventKind }
  /** A place among those who wait is given up, and no seat. */
  isWaiting: boolean
  onClose: () => void
}

/** Asks before a seat, or a place among those who wait, is given up. */
export default function LeaveDialog({ event: { id, kind }, isWaiting, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('events')
  const { ask } = useApp()
  return (
    <ActDialog
      title={t(isWaiting ? 'leave.queueTitle' : 'leave.title')}
      text={t(isWaiting ? 'leave.queueText' : 'leave.text')}
      confirm={t('leave.confirm')}
      cancel={t('leave.back')}
      isDestructive
      send={() => ask('events', withdrawCalls[kind], { params: { id } })}
      after={{ toast: t('leave.done'), invalidates: [eventsKey] }}
      onClose={onClose}
    />
  )
}
