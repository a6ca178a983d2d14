import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { TextField } from '../../app/forms/text-field.tsx'
import { UploadField } from '../../app/forms/upload-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { adminKey } from '../../app/admin/queries.ts'
import { CompanyField } from './company-field.tsx'
import classes from '../../app/admin/page.module.css'

const call = formCall('reports', 'hand')

/** What a company asked for, where the report answers it. */
export interface AskedReport {
  id: string
  accountId: string
  company: string
  /** Null of an extract. */
  text: string | null
}

interface HandReportProps {
  request: AskedReport | null
  onClose: () => void
}

/** Hands a report file to a company, as the answer to a request or unasked. */
export function HandReport({ request, onClose }: HandReportProps) {
  const { t } = useTranslation('reportsDesk')
  const form = useForm({
    call,
    initial: {
      accountId: request?.accountId ?? '',
      name: '',
      file: null as FileInfo | null,
      request: request?.id ?? '',
    },
    words: {
      accountId: { empty: () => t('missingCompany') },
      file: { empty: () => t('missingFile') },
    },
    after: { toast: t('done'), done: onClose, invalidates: [adminKey] },
  })

  return (
    <Dialog title={t('handTitle')} onClose={onClose}>
      <p id="hand-report" className={classes.hint}>
        {request ? `${request.company}: ${request.text ?? t('extract')}` : t('lead')}
      </p>
      <FormFrame form={form} labelledBy="hand-report">
        {!request && <CompanyField {...form.field('accountId')} />}
        <TextField form={form} name="name" label={t('name')} />
        <UploadField
          form={form}
          name="file"
          label={t('file')}
          hint={t('fileHint')}
          purpose="REPORT"
          isRemovable
        />
        <FormButtons form={form} submit={t('hand')} onCancel={onClose} />
      </FormFrame>
    </Dialog>
  )
}
