import { accountLifecycle } from '@portal/protocol/account/lifecycle.ts'
import type { AccountState } from '@portal/protocol/kernel/user-types.ts'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'

export function AccountTag({ state }: { state: AccountState }) {
  const { t } = useTranslation('people')
  return <StatusTag tone={accountLifecycle.tones[state]}>{t(`states.${state}`)}</StatusTag>
}
