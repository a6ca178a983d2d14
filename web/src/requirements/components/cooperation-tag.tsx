import { cooperationLifecycle, type CooperationState } from '@portal/protocol/requirements/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'

interface CooperationTagProps {
  state: CooperationState
  /** The two sides read some states under different words. */
  side: 'demander' | 'provider'
}

/** How a sign-up stands. A new one is the demander's turn. */
export function CooperationTag({ state, side }: CooperationTagProps) {
  const { t } = useTranslation('requirements')
  const isNew = state === 'SIGNED_UP'
  const tone = isNew && side === 'demander' ? 'seal' : cooperationLifecycle.tones[state]
  return (
    <StatusTag tone={tone} isWaiting={isNew && side === 'provider'}>
      {t(side === 'demander' ? `demanderStates.${state}` : `providerStates.${state}`)}
    </StatusTag>
  )
}
