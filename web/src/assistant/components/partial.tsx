import type { Turn } from '@portal/protocol/assistant/schemas.ts'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../app/forms/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Spot } from '../../ui/spot.tsx'
import classes from './unanswered.module.css'

interface PartialProps {
  turn: Turn
  /** Asks its question once more. */
  askAgain: (turn: Turn) => Promise<Turn>
  /** Takes the new turn. */
  onTurn: (turn: Turn) => unknown
}

function AskAgain({ turn, askAgain, onTurn }: PartialProps) {
  const { t } = useTranslation('askLaw')
  const again = useAct(() => askAgain(turn), { done: onTurn })
  return (
    <p className={classes.again}>
      <Button variant="default" size="xs" isBusy={again.isBusy} onClick={() => again.make(undefined)}>
        {t('partial.again')}
      </Button>
      {again.problem && <span role="alert">{again.problem}</span>}
    </p>
  )
}

/** Search was still being prepared, and found nothing that answers: not that nothing does. */
export function Unprepared(props: PartialProps) {
  const { t } = useTranslation('askLaw')
  return (
    <div className={classes.unanswered}>
      <Spot name="empty" />
      <div>
        <h3>{t('partial.title')}</h3>
        <p>{t('partial.text')}</p>
        <AskAgain {...props} />
      </div>
    </div>
  )
}

/** Search was still being prepared: more may answer than what was found. */
export function FoundInPart(props: PartialProps) {
  const { t } = useTranslation('askLaw')
  return (
    <Note tone="gold" icon="clock">
      <p>{t('partial.found')}</p>
      <AskAgain {...props} />
    </Note>
  )
}
