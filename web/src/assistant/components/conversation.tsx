import type { Standing, Turn } from '@portal/protocol/assistant/schemas.ts'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Answered, fetchAnswered } from './answered-later.tsx'
import { Composer } from './composer.tsx'
import classes from './conversation.module.css'
import { LightProvider } from './light.tsx'
import { passageId } from './passage-id.ts'
import { QuestionTurn } from './question-turn.tsx'
import { Side } from './side.tsx'
import { useQuestion } from './use-question.ts'
import { Welcome } from './welcome.tsx'

/** Where passages stand below the conversation, and one is shown over it instead. */
const narrow = '(max-width: 900px)'

interface ConversationProps {
  /** Of the one that is shown; null of a new one, and of a visitor's. */
  id: string | null
  turns: readonly Turn[]
  standing: Standing | undefined
  /** Takes a question that was asked. */
  onTurn: (turn: Turn) => unknown
}

/** What names a turn on the page: a visitor's has no id. */
function keyOf({ id, askedAt }: Turn): string {
  return id ?? askedAt
}

/** Questions with their answers, what these rest on, and where to go on asking. */
export function Conversation({ id, turns, standing, onTurn }: ConversationProps) {
  const { t } = useTranslation('askLaw')
  const [chosen, setChosen] = useState<string | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const [sheet, setSheet] = useState<{ turn: string; number: number } | null>(null)
  const shown = turns.find((turn) => keyOf(turn) === chosen) ?? turns.at(-1)
  const last = turns.at(-1)

  async function take(turn: Turn) {
    setChosen(keyOf(turn))
    setAsked(keyOf(turn))
    await onTurn(turn)
  }

  const { form, isAsking, askAgain } = useQuestion({ standing, conversation: id, turns, onTurn: take })

  useEffect(() => {
    // What does not come is asked for again, and told of, where the answer is.
    if (isAsking) fetchAnswered().catch(() => {})
  }, [isAsking])

  function open(turn: string, number: number) {
    if (window.matchMedia(narrow).matches) {
      setSheet({ turn, number })
      return
    }
    // The passages of an earlier answer take the place of those that are shown.
    flushSync(() => setChosen(turn))
    const card = document.getElementById(passageId(turn, number))
    card?.scrollIntoView({ block: 'nearest' })
    card?.focus({ preventScroll: true })
  }

  const inSheet =
    sheet &&
    turns.find((turn) => keyOf(turn) === sheet.turn)?.passages.find(({ number }) => number === sheet.number)
  const hasPassages = shown !== undefined && shown.passages.length > 0

  return (
    <LightProvider open={open}>
      <div className={classes.layout} data-passages={hasPassages || undefined}>
        <Side current={id} hasModel={standing?.hasModel ?? false} />
        <section className={classes.conversation} aria-label={t('conversation')}>
          {turns.length === 0 && !isAsking && <Welcome onChoose={(question) => form.change({ question })} />}
          {turns.map((turn) => (
            <QuestionTurn key={keyOf(turn)} question={turn.question} isNew={keyOf(turn) === asked}>
              <Answered fallback={<Skeleton height={160} />}>
                {({ TurnAnswer }) => (
                  <TurnAnswer
                    turnKey={keyOf(turn)}
                    turn={turn}
                    generator={standing?.model?.recipient ?? ''}
                    onTurn={take}
                    askAgain={askAgain}
                  />
                )}
              </Answered>
            </QuestionTurn>
          ))}
          {isAsking && (
            <QuestionTurn question={form.values.question} isNew>
              <p className={classes.asking}>{t('composer.asking')}</p>
            </QuestionTurn>
          )}
          <p className="visually-hidden" role="status">
            {isAsking && t('composer.asking')}
            {!isAsking && last && keyOf(last) === asked && (
              <Answered>{({ Told }) => <Told turn={last} />}</Answered>
            )}
          </p>
          <Composer form={form} standing={standing} isFollowUp={turns.length > 0} />
          <p className={classes.disclaimer}>{t('disclaimer')}</p>
        </section>
        {hasPassages && (
          <Answered>
            {({ Rail }) => <Rail turnKey={keyOf(shown)} turn={shown} isOneOfSeveral={turns.length > 1} />}
          </Answered>
        )}
      </div>
      {inSheet && (
        <Answered>
          {({ PassageSheet }) => <PassageSheet passage={inSheet} onClose={() => setSheet(null)} />}
        </Answered>
      )}
    </LightProvider>
  )
}
