import { reportFaults, type ReportedKind } from '@portal/protocol/forum/constants.ts'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../app/forms/choice-field.tsx'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LongTextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { Dialog } from '../../ui/dialog.tsx'

const call = formCall('forum', 'report')

interface ReportDialogProps {
  kind: ReportedKind
  /** Of what is reported. */
  id: string
  onClose: () => void
}

/** Tells the moderators what is wrong with a post or a comment. */
export function ReportDialog({ kind, id, onClose }: ReportDialogProps) {
  const { t } = useTranslation('forumThread')
  const { t: words } = useTranslation('forum')
  const form = useForm({
    call,
    initial: { fault: '', note: '' },
    toBody: (body) => ({ ...body, kind, id }),
    after: { toast: t('report.sent'), done: onClose },
  })
  return (
    <Dialog title={t(`report.${kind}`)} onClose={onClose}>
      <p id="report-effect">{t('report.text')}</p>
      <FormFrame form={form} labelledBy="report-effect">
        <ChoiceField
          form={form}
          name="fault"
          label={t('report.fault')}
          choices={reportFaults.map((fault) => ({ value: fault, label: words(`faults.${fault}`) }))}
        />
        <LongTextField
          form={form}
          name="note"
          label={t('report.note')}
          hint={t('report.noteHint')}
          rows={3}
          mostRows={8}
        />
        <FormButtons form={form} submit={t('report.send')} onCancel={onClose} />
      </FormFrame>
    </Dialog>
  )
}
