import type { Turn } from '@portal/protocol/assistant/schemas.ts'
import { useTranslation } from 'react-i18next'
import { useFoundText } from './found.tsx'
import { PassageSheet } from './passages.tsx'
import { Rail } from './rail.tsx'
import { TurnAnswer } from './turn-answer.tsx'

/** Says what has just come to whoever does not see it. */
function Told({ turn }: { turn: Turn }) {
  const { t } = useTranslation('askLaw')
  const foundText = useFoundText()
  if (turn.state === 'FOUND') return foundText(turn)
  return turn.state === 'UNANSWERED' && t(turn.isPartial ? 'partial.title' : 'unanswered.title')
}

/** What a question brings with it. */
export const answered = { PassageSheet, Rail, Told, TurnAnswer }
