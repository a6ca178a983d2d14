import type { Turn } from '@portal/protocol/assistant/schemas.ts'
import { useTranslation } from 'react-i18next'
import classes from './conversation.module.css'
import { PassageGroups } from './passages.tsx'

interface RailProps {
  turnKey: string
  turn: Turn
  /** There are other questions, so that it is said whose passages these are. */
  isOneOfSeveral: boolean
}

/** What an answer rests on, beside it; on a phone after the conversation. */
export function Rail({ turnKey, turn, isOneOfSeveral }: RailProps) {
  const { t } = useTranslation('assistant')
  return (
    <aside className={classes.rail} aria-labelledby="passages-title">
      <h2 id="passages-title" className={classes.railTitle}>
        {t('passages.title')} <small>{t('passages.hint')}</small>
      </h2>
      {isOneOfSeveral && (
        <p className={classes.railOf}>{t('passages.forQuestion', { question: turn.question })}</p>
      )}
      <PassageGroups key={turnKey} turn={turnKey} passages={turn.passages} />
    </aside>
  )
}
