import { Button, TextInput } from '@mantine/core'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemsOf } from '../../app/forms/failures.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { UploadField } from '../../app/forms/upload-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { adminKey } from '../queries.ts'
import { CompanyField } from './company-field.tsx'
import classes from './page.module.css'

/** What a company asked for, where the report answers it. */
export interface AskedReport {
  id: string
  accountId: string
  company: string
  text: string
}

interface HandReportProps {
  request: AskedReport | null
  onClose: () => void
}

/** Hands a report file to a company, as the answer to a request or unasked. */
export function HandReport({ request, onClose }: HandReportProps) {
  const { t } = useTranslation('admin')
  const { t: ui } = useTranslation()
  const { ask, queries } = useApp()
  const [file, setFile] = useState<FileInfo | null>(null)
  const form = useForm({ accountId: request?.accountId ?? '', name: '' })
  const { accountId, name } = form.values

  const hand = useMutation({
    mutationFn: (fileId: string) =>
      ask('reports', 'hand', {
        body: { accountId, name, file: fileId, ...(request && { request: request.id }) },
      }),
    onSuccess: async () => {
      showToast(t('reports.done'))
      onClose()
      await queries.invalidateQueries({ queryKey: adminKey })
    },
    onError: (error) => form.mark(problemsOf(error, ui('states.offline'), ['accountId', 'name', 'file'])),
  })

  function submit() {
    const found = {
      ...(!accountId && { accountId: t('reports.missingCompany') }),
      ...(!name.trim() && { name: t('form.required') }),
      ...(!file && { file: t('reports.missingFile') }),
    }
    if (form.mark(found) && file) hand.mutate(file.id)
  }

  return (
    <Dialog title={t('reports.handTitle')} onClose={onClose}>
      <p id="hand-report" className={classes.hint}>
        {request ? `${request.company}: ${request.text}` : t('reports.lead')}
      </p>
      <FormFrame form={form} labelledBy="hand-report" onSubmit={submit}>
        {!request && (
          <CompanyField
            value={accountId}
            error={form.problems['accountId']}
            onChange={(chosen) => form.change({ accountId: chosen })}
          />
        )}
        <TextInput {...form.text('name')} label={t('reports.name')} maxLength={200} size="md" />
        <UploadField
          name="file"
          label={t('reports.file')}
          hint={t('reports.fileHint')}
          purpose="REPORT"
          file={file}
          error={form.problems['file']}
          onChange={(stored) => {
            setFile(stored)
            form.mark({})
          }}
        />
        <div className={classes.buttons}>
          <Button type="submit" size="md" loading={hand.isPending}>
            {t('reports.hand')}
          </Button>
          <Button variant="default" size="md" onClick={onClose}>
            {t('form.cancel')}
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  )
}
