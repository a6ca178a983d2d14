import type { AlertRow } from '@portal/protocol/alerts/schemas.ts'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../app/forms/use-act.ts'
import { useApp } from '../../app/page.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { alertsKey } from '../queries.ts'

/** Asks before an alert is ended for good. */
export function EndDialog({ row: { id, name }, onClose }: { row: AlertRow; onClose: () => void }) {
  const { t } = useTranslation('alerts')
  const { ask } = useApp()
  const ending = useAct(() => ask('alerts', 'remove', { params: { id } }), {
    toast: t('endDone'),
    invalidates: [alertsKey],
    done: onClose,
  })
  return (
    <ConfirmDialog
      title={t('endTitle')}
      text={t('endText', { name })}
      confirm={t('end')}
      cancel={t('keep')}
      isDestructive
      isBusy={ending.isBusy}
      problem={ending.problem}
      onConfirm={() => ending.make(undefined)}
      onClose={onClose}
    />
  )
}
