import type { SubmissionState } from '@portal/protocol/account/lifecycle.ts'
import type { AccountState, VerificationState } from '@portal/protocol/kernel/user-types.ts'
import { useTranslation } from 'react-i18next'
import { Tag, type TagTone } from '../../ui/tag.tsx'

const accountTones: Record<AccountState, TagTone> = {
  ACTIVE: 'green',
  SUSPENDED: 'red',
  FROZEN: 'gold',
  CANCELLED: 'grey',
}

const verificationTones: Record<VerificationState, TagTone> = {
  PENDING: 'gold',
  VERIFIED: 'green',
  REJECTED: 'red',
}

const submissionTones: Record<SubmissionState, TagTone> = {
  PENDING: 'gold',
  APPROVED: 'green',
  REJECTED: 'red',
  SUPERSEDED: 'grey',
}

export function AccountTag({ state }: { state: AccountState }) {
  const { t } = useTranslation('admin')
  return <Tag tone={accountTones[state]}>{t(`states.${state}`)}</Tag>
}

export function VerificationTag({ state }: { state: VerificationState }) {
  const { t } = useTranslation('admin')
  return <Tag tone={verificationTones[state]}>{t(`verification.${state}`)}</Tag>
}

export function SubmissionTag({ state }: { state: SubmissionState }) {
  const { t } = useTranslation('admin')
  return <Tag tone={submissionTones[state]}>{t(`submissions.${state}`)}</Tag>
}
