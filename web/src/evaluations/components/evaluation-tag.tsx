import { evaluationLifecycle, type EvaluationState } from '@portal/protocol/evaluations/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'

interface EvaluationTagProps {
  state: EvaluationState
  /** It waits for the reader, and not for somebody else. */
  isReaders?: boolean
}

/** How an evaluation stands. */
export function EvaluationTag({ state, isReaders = false }: EvaluationTagProps) {
  const { t } = useTranslation('evaluations')
  return (
    <StatusTag tone={evaluationLifecycle.tones[state]} isWaiting={state === 'REVIEWING' && !isReaders}>
      {t(`states.${state}`)}
    </StatusTag>
  )
}
