import type { AlertRow } from '@portal/protocol/alerts/schemas.ts'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { alertsKey } from '../queries.ts'
import { AlertFields, type AlertValues } from './alert-fields.tsx'

const call = formCall('alerts', 'change')

/** Renames an alert, and says anew how it tells. */
export function EditDialog({ row, onClose }: { row: AlertRow; onClose: () => void }) {
  const { t } = useTranslation('alerts')
  const { id, name, frequency, byMail, isPaused } = row
  const initial: AlertValues = { name, frequency, byMail }
  const form = useForm({
    call,
    initial,
    params: { id },
    toBody: (body) => ({ ...body, isPaused }),
    after: { toast: t('form.changed'), invalidates: [alertsKey], done: onClose },
  })
  return (
    <Dialog title={t('form.title')} onClose={onClose}>
      <p id="alert-effect">{name}</p>
      <FormFrame form={form} labelledBy="alert-effect">
        <AlertFields form={form} />
        <FormButtons form={form} onCancel={onClose} />
      </FormFrame>
    </Dialog>
  )
}
