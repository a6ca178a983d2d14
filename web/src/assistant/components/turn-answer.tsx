import type { Turn } from '@portal/protocol/assistant/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../app/forms/use-act.ts'
import { useApp } from '../../app/page.ts'
import { Note } from '../../ui/note.tsx'
import { SmallButton } from '../../ui/small-button.tsx'
import { followedConversationQuery, keepTurn } from '../queries.ts'
import { useWriting, type Written } from '../use-writing.ts'
import { AnswerFoot, WritingFoot } from './answer-foot.tsx'
import classes from './answer.module.css'
import { ModelAnswer } from './answer.tsx'
import { AskedBefore, Found } from './found.tsx'
import { FoundInPart, Unprepared } from './partial.tsx'
import { Removed } from './removed.tsx'
import { Unanswered } from './unanswered.tsx'

interface TurnAnswerProps {
  /** Names the turn on the page. */
  turnKey: string
  turn: Turn
  /** Who the model is of that writes. */
  generator: string
  /** Takes a new turn that was asked for here. */
  onTurn: (turn: Turn) => void
  /** Asks its question once more. */
  askAgain: (turn: Turn) => Promise<Turn>
}

/** Has a model write once more. */
function Retry({ turn, onTurn }: Pick<TurnAnswerProps, 'turn' | 'onTurn'>) {
  const { t } = useTranslation('askLaw')
  const { ask } = useApp()
  const { question, conversation, country } = turn
  const again = useAct(
    () =>
      ask('assistant', 'ask', {
        body: {
          question,
          writes: true,
          ...(country !== null && { country }),
          ...(conversation !== null && { conversation }),
        },
      }),
    { done: onTurn },
  )
  return (
    <>
      <SmallButton icon="history" isBusy={again.isBusy} onClick={() => again.make(undefined)}>
        {t('foot.retry')}
      </SmallButton>
      {again.problem && <span role="alert">{again.problem}</span>}
    </>
  )
}

/** What is said of an answer that a model did not end, or of which nothing held; null of one that is whole. */
function useEnding({ state, answer }: Turn): string | null {
  const { t } = useTranslation('askLaw')
  const isNothing = !answer || answer.sentences.length === 0
  if (state === 'STOPPED') return t(isNothing ? 'foot.stoppedNothing' : 'foot.stopped')
  if (state === 'FAILED') return t(isNothing ? 'foot.failedNothing' : 'foot.failed')
  return state === 'UNANSWERED' && answer ? t('foot.nothingHeld') : null
}

/** An answer that will not change any more. */
function Settled({ turnKey, turn, onTurn, askAgain }: TurnAnswerProps) {
  const { answer, state, passages, askedBefore } = turn
  const ending = useEnding(turn)
  const isWritten = answer !== null && answer.sentences.length > 0
  const isNothing = !isWritten && state === 'UNANSWERED' && !answer
  const note = ending && (
    <div className={classes.ending}>
      <Note tone="gold">{ending}</Note>
    </div>
  )
  return (
    <>
      {isWritten && (
        <ModelAnswer turnKey={turnKey} turn={turn}>
          {note}
        </ModelAnswer>
      )}
      {!isWritten && note}
      {!isWritten && answer && <Removed removed={answer.removed} />}
      {!isWritten && (state !== 'UNANSWERED' || answer) && passages.length > 0 && (
        <Found turnKey={turnKey} turn={turn} />
      )}
      {isNothing && turn.isPartial && <Unprepared turn={turn} askAgain={askAgain} onTurn={onTurn} />}
      {isNothing && !turn.isPartial && <Unanswered turn={turn} />}
      {!isNothing && turn.isPartial && <FoundInPart turn={turn} askAgain={askAgain} onTurn={onTurn} />}
      {state !== 'UNANSWERED' && <AskedBefore questions={askedBefore} />}
      {(state !== 'UNANSWERED' || answer || turn.id !== null) && (
        <AnswerFoot turn={turn}>
          {(state === 'STOPPED' || state === 'FAILED') && <Retry turn={turn} onTurn={onTurn} />}
        </AnswerFoot>
      )}
    </>
  )
}

/** The turn with what was written of its answer. */
function turnWith(turn: Turn, generator: string, { state, sentences, removed }: Written): Turn {
  return { ...turn, state, answer: { isAiGenerated: true, generator, sentences, removed } }
}

/** An answer while a model writes it. */
function Writing({ turnKey, turn, generator }: TurnAnswerProps) {
  const context = useApp()
  const { queries } = context
  const { written, isElsewhere, stop } = useWriting(turn, (end) =>
    keepTurn(queries, turnWith(turn, generator, end)),
  )
  useQuery(followedConversationQuery(context, turn.conversation ?? '', isElsewhere))
  return (
    <ModelAnswer turnKey={turnKey} turn={turnWith(turn, generator, written)} isWriting>
      <WritingFoot {...(!isElsewhere && { onStop: stop })} />
    </ModelAnswer>
  )
}

/** What answers a question, as far as it is there. */
export function TurnAnswer(props: TurnAnswerProps) {
  return props.turn.state === 'WRITING' ? <Writing {...props} /> : <Settled {...props} />
}
