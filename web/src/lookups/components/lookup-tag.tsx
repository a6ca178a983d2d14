import { lookupLifecycle, type LookupState } from '@portal/protocol/lookups/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'

interface LookupTagProps {
  state: LookupState
  /** Somebody else's turn. */
  isWaiting?: boolean
  /** The reader's turn, whatever the state. */
  isTurn?: boolean
}

/** How a lookup stands. */
export function LookupTag({ state, isWaiting = false, isTurn = false }: LookupTagProps) {
  const { t } = useTranslation('lookups')
  return (
    <StatusTag tone={isTurn ? 'seal' : lookupLifecycle.tones[state]} isWaiting={isWaiting}>
      {state !== 'DELETED' && t(`states.${state}`)}
    </StatusTag>
  )
}
