import type { VerificationState } from '@portal/protocol/kernel/user-types.ts'
import {
  submissionLifecycle,
  verificationTones,
  type SubmissionState,
} from '@portal/protocol/verification/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'

export function VerificationTag({ state }: { state: VerificationState }) {
  const { t } = useTranslation('verification')
  return <StatusTag tone={verificationTones[state]}>{t(`states.${state}`)}</StatusTag>
}

export function SubmissionTag({ state }: { state: SubmissionState }) {
  const { t } = useTranslation('verification')
  return <StatusTag tone={submissionLifecycle.tones[state]}>{t(`submissions.${state}`)}</StatusTag>
}
