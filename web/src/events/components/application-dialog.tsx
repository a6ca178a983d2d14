import type { LiveEvent } from '@portal/protocol/events/schemas.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LongTextField, TextField } from '../../app/forms/text-field.tsx'
import { hasMoved, useCatchUp } from '../../app/forms/use-catch-up.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { eventsKey } from '../queries.ts'

const applyCalls = {
  training: formCall('events', 'applyTraining'),
  activity: formCall('events', 'applyActivity'),
}

interface ApplicationDialogProps {
  event: Pick<LiveEvent, 'id' | 'kind'>
  title: string
  /** On the button that sends it. */
  submit: string
  onClose: () => void
}

/** Applying for a seat; where the last was taken meanwhile, for a place among those who wait. */
export default function ApplicationDialog({
  event: { id, kind },
  title,
  submit,
  onClose,
}: ApplicationDialogProps) {
  const { t } = useTranslation('events')
  const catchUp = useCatchUp()
  const formId = useId()
  const form = useForm({
    call: applyCalls[kind],
    initial: { name: '', company: '', note: '' },
    params: { id },
    refused: (error) => {
      if (hasMoved(error)) void catchUp(error, [eventsKey])
      return undefined
    },
    after: {
      toast: ({ waitingPlace }) =>
        waitingPlace === null ? t('form.confirmed') : t('form.waiting', { place: waitingPlace }),
      invalidates: [eventsKey],
      done: onClose,
    },
  })
  return (
    <Dialog title={t('form.title', { title })} onClose={onClose}>
      <p id={formId} className="visually-hidden">
        {submit}
      </p>
      <FormFrame form={form} labelledBy={formId}>
        <TextField
          form={form}
          name="name"
          label={t('form.name')}
          hint={t('form.nameHint')}
          autoComplete="name"
        />
        <TextField form={form} name="company" label={t('form.company')} autoComplete="organization" />
        <LongTextField form={form} name="note" label={t('form.note')} hint={t('form.noteHint')} rows={3} />
        <FormButtons form={form} submit={submit} onCancel={onClose} />
      </FormFrame>
    </Dialog>
  )
}
