import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import type { evaluationCalls } from '@portal/protocol/evaluations/calls.ts'
import { evaluationFaults } from '@portal/protocol/evaluations/constants.ts'
import { useTranslation } from 'react-i18next'
import { Decide } from '../../app/admin/decide.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'

const reject = formCall('evaluations', 'reject')
const takeDown = formCall('evaluations', 'takeDown')
const takeDownReply = formCall('evaluations', 'takeDownReply')

type Reviewed = AnswerOf<typeof evaluationCalls.review>

/** Has an evaluation shown, refuses it for one of three faults, or takes it down, or the answer to it alone. */
export function DecideEvaluation({ id, abilities }: Pick<Reviewed, 'id' | 'abilities'>) {
  const { t } = useTranslation('evaluationsDesk')
  const { reasons } = useCatalogue('evaluationsDesk')
  const { ask } = useApp()
  const faults = {
    label: t('fault'),
    missing: t('faultMissing'),
    choices: evaluationFaults.map((fault) => ({ value: fault, label: t(`faults.${fault}`) })),
  }
  return (
    <Decide
      id={id}
      abilities={abilities}
      decisions={{
        approve: {
          label: t('approve'),
          title: t('approveTitle'),
          text: t('approveText'),
          done: t('approved'),
          send: () => ask('evaluations', 'approve', { params: { id } }),
        },
        reject: {
          label: t('reject'),
          title: t('rejectTitle'),
          text: t('rejectText'),
          done: t('rejected'),
          call: reject,
          reasons,
          faults,
        },
        takeDown: {
          label: t('takeDown'),
          title: t('takeDownTitle'),
          text: t('takeDownText'),
          done: t('takenDown'),
          call: takeDown,
          reasons,
          faults,
        },
        takeDownReply: {
          label: t('takeDownReply'),
          title: t('takeDownReplyTitle'),
          text: t('takeDownReplyText'),
          done: t('replyTakenDown'),
          call: takeDownReply,
          reasons,
          faults,
        },
      }}
    />
  )
}
