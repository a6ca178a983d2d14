import { lookupLifecycle } from '@portal/protocol/lookups/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'
import type { LookupRow } from '../standing.ts'

interface LookupTagProps {
  lookup: Pick<LookupRow, 'state' | 'isDeclined'>
  /** Somebody else's turn. */
  isWaiting?: boolean
  /** The reader's turn: what the desk asks for has been said. */
  isTurn?: boolean
}

/** How a lookup stands. */
export function LookupTag({ lookup, isWaiting = false, isTurn = false }: LookupTagProps) {
  const { t } = useTranslation('lookups')
  const { state, isDeclined } = lookup
  const standing = isDeclined ? t('declined') : state !== 'DELETED' && t(`states.${state}`)
  return (
    <StatusTag tone={isTurn ? 'seal' : lookupLifecycle.tones[state]} isWaiting={isWaiting}>
      {isTurn ? t('quoted') : standing}
    </StatusTag>
  )
}
