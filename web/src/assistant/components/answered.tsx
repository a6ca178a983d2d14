import type { Turn } from '@portal/protocol/assistant/schemas.ts'
import { useTranslation } from 'react-i18next'
import { useFoundText } from './found.tsx'

export { PassageSheet } from './passages.tsx'
export { Rail } from './rail.tsx'
export { TurnAnswer } from './turn-answer.tsx'

/** Says what has just come to whoever does not see it. */
export function Told({ turn }: { turn: Turn }) {
  const { t } = useTranslation('askLaw')
  const foundText = useFoundText()
  if (turn.state === 'FOUND') return foundText(turn)
  return turn.state === 'UNANSWERED' && t(turn.isPartial ? 'partial.title' : 'unanswered.title')
}
