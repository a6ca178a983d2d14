import type { Turn } from '@portal/protocol/assistant/schemas.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LongTextField } from '../../app/forms/text-field.tsx'
import { useAct } from '../../app/forms/use-act.ts'
import { useForm, type Form } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SmallButton } from '../../ui/small-button.tsx'
import { keepTurn } from '../queries.ts'
import classes from './foot.module.css'

const rateCall = formCall('assistant', 'rate')

type Feedback = Turn['feedback']

interface ReasonDialogProps {
  id: string
  onDone: (feedback: Feedback) => void
  onClose: () => void
}

/** Why an answer did not help. */
function ReasonDialog({ id, onDone, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('askLaw')
  const form: Form<{ reason: string }> = useForm({
    call: rateCall,
    params: { id },
    initial: { reason: '' },
    toBody: (body) => ({ ...body, verdict: 'DOWN' }),
    after: {
      toast: t('foot.thanks'),
      done: () => onDone({ verdict: 'DOWN', reason: form.values.reason.trim() }),
    },
  })
  return (
    <Dialog title={t('feedback.title')} onClose={onClose}>
      <p id="feedback-text">{t('feedback.text')}</p>
      <FormFrame form={form} labelledBy="feedback-text">
        <LongTextField
          form={form}
          name="reason"
          label={t('feedback.reason')}
          hint={t('feedback.reasonHint')}
          rows={4}
          mostRows={10}
        />
        <FormButtons form={form} submit={t('feedback.send')} onCancel={onClose} />
      </FormFrame>
    </Dialog>
  )
}

/** Says whether an answer helped, or takes that back. */
export function Ratings({ turn, id }: { turn: Turn; id: string }) {
  const { t } = useTranslation('askLaw')
  const { ask, queries } = useApp()
  const [isAsking, setAsking] = useState(false)
  const verdict = turn.feedback?.verdict ?? null
  const note = (feedback: Feedback) => keepTurn(queries, { ...turn, feedback })

  const rate = useAct(
    async (next: 'UP' | null) => {
      await ask('assistant', 'rate', { params: { id }, body: { verdict: next } })
      return next
    },
    {
      toast: (next) => t(next ? 'foot.thanks' : 'foot.takenBack'),
      done: (next) => note(next && { verdict: next, reason: '' }),
    },
  )

  return (
    <>
      <SmallButton
        icon="like"
        isOn={verdict === 'UP'}
        isBusy={rate.isBusy}
        onClick={() => rate.make(verdict === 'UP' ? null : 'UP')}
      >
        {t('foot.up')}
      </SmallButton>
      <SmallButton
        icon="like"
        isTurned
        isOn={verdict === 'DOWN'}
        isBusy={rate.isBusy}
        onClick={() => (verdict === 'DOWN' ? rate.make(null) : setAsking(true))}
      >
        {t('foot.down')}
      </SmallButton>
      {rate.problem && (
        <span className={classes.problem} role="alert">
          {rate.problem}
        </span>
      )}
      {isAsking && (
        <ReasonDialog
          id={id}
          onDone={(feedback) => {
            note(feedback)
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
