import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { useForm, type Form } from '../../app/forms/use-form.ts'
import { pendingKey } from '../../pending/queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { lawServicesKey } from '../query-key.ts'
import type { ServiceCase } from '../standing.ts'
import { CaseFields, noCase, type CaseValues } from './case-fields.tsx'

const addCall = formCall('lawServices', 'addCase')
const editCall = formCall('lawServices', 'editCase')

interface DialogProps {
  form: Form<CaseValues>
  title: string
  onClose: () => void
}

function CaseForm({ form, title, onClose }: DialogProps) {
  const { t } = useTranslation('ownServices')
  const noteId = useId()
  return (
    <Dialog title={title} onClose={onClose}>
      <div id={noteId}>
        <Note tone="gold">{t('caseNote')}</Note>
      </div>
      <FormFrame form={form} labelledBy={noteId}>
        <CaseFields form={form} />
        <FormButtons form={form} onCancel={onClose} />
      </FormFrame>
    </Dialog>
  )
}

function useAfterCase(onClose: () => void) {
  const { t } = useTranslation('ownServices')
  return { toast: t('caseDone'), invalidates: [lawServicesKey, pendingKey], done: onClose }
}

/** Adds a case to a service; the service is reviewed again. */
export function AddCase({ serviceId, onClose }: { serviceId: string; onClose: () => void }) {
  const { t } = useTranslation('lawServices')
  const form = useForm({
    call: addCall,
    initial: noCase,
    toBody: (body) => ({ ...body, serviceId }),
    draft: { key: `case-${serviceId}`, kept: ['title', 'theme', 'content'] },
    after: useAfterCase(onClose),
  })
  return <CaseForm form={form} title={t('actions.addCase')} onClose={onClose} />
}

/** Changes a case of a service; the service is reviewed again. */
export function EditCase({ of, onClose }: { of: ServiceCase; onClose: () => void }) {
  const { t } = useTranslation('lawServices')
  const { id, title, theme, content } = of
  const form = useForm({
    call: editCall,
    params: { id },
    initial: { title, theme, content },
    after: useAfterCase(onClose),
  })
  return <CaseForm form={form} title={t('actions.editCase')} onClose={onClose} />
}
