import type { AlertRow } from '@portal/protocol/alerts/schemas.ts'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../app/forms/act-dialog.tsx'
import { useApp } from '../../app/page.ts'
import { alertsKey } from '../queries.ts'

/** Asks before an alert is ended for good. */
export function EndDialog({ row: { id, name }, onClose }: { row: AlertRow; onClose: () => void }) {
  const { t } = useTranslation('alerts')
  const { ask } = useApp()
  return (
    <ActDialog
      title={t('endTitle')}
      text={t('endText', { name })}
      confirm={t('end')}
      cancel={t('keep')}
      isDestructive
      send={() => ask('alerts', 'remove', { params: { id } })}
      after={{ toast: t('endDone'), invalidates: [alertsKey] }}
      onClose={onClose}
    />
  )
}
