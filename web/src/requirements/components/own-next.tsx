import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAnswerTurn } from '../../conversations/door/use-answer-turn.ts'
import { EvaluateNext } from '../../evaluations/door/evaluate-next.tsx'
import { Link } from '../../ui/link.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import { Written } from '../../ui/written.tsx'
import type { AskedMove } from '../moves.ts'
import { completedSignUp, standingLooks, standingOf, type OwnRequirement } from '../standing.ts'
import { useOwnActions } from '../use-own-actions.ts'

interface OwnNextProps {
  requirement: OwnRequirement
  ask: (move: AskedMove) => void
}

/** Whose turn it is with a requirement, and why: it follows from the state, or from a message without an answer. */
function Turn({ requirement, ask }: OwnNextProps) {
  const { t } = useTranslation('ownRequirements')
  const { t: common } = useTranslation('requirements')
  const { edit, republish } = useOwnActions(ask)(requirement)
  const { title, reason, cooperations } = requirement
  const standing = standingOf(requirement)
  const working = cooperations.find(({ state }) => state === 'COOPERATING')
  const answer = useAnswerTurn(working?.conversationId ?? null)
  const finished = cooperations.find(({ abilities }) => abilities.includes('completed'))
  const isCompared = standing === 'signUps' || standing === 'negotiations'
  const words = answer?.look ?? {
    ...standingLooks[standing],
    who: t(`turn.${standing}.who`),
    title: t(`turn.${standing}.title`),
  }
  const why =
    standing === 'rejected' && reason ? (
      <>
        {common('fields.reason')}: <Written>{reason}</Written>
      </>
    ) : (
      t(`turn.${standing}.text`)
    )
  return (
    <NextStep {...words} text={why}>
      {answer && working && (
        <Button component={Link} to={`?id=${requirement.id}&signUp=${working.id}#thread`}>
          {answer.open}
        </Button>
      )}
      {isCompared && (
        <Button component={Link} to={`?id=${requirement.id}#sign-ups`}>
          {t('toCompare')}
        </Button>
      )}
      {standing === 'rejected' && edit?.to && (
        <Button component={Link} to={edit.to}>
          {edit.label}
        </Button>
      )}
      {standing !== 'rejected' && republish && (
        <Button variant={isCompared ? 'default' : 'filled'} onClick={() => republish.onClick?.()}>
          {republish.label}
        </Button>
      )}
      {finished && (
        <Button
          variant={answer ? 'default' : 'filled'}
          onClick={() => ask({ name: 'completed', id: finished.id, title, partner: finished.provider.name })}
        >
          {common('actions.completed')}
        </Button>
      )}
    </NextStep>
  )
}

/** What comes next with a requirement; of one that stands completed first that the work is evaluated. */
export function OwnNext(props: OwnNextProps) {
  const { id } = props.requirement
  const completed = completedSignUp(props.requirement)
  const turn = <Turn {...props} />
  if (!completed) return turn
  return (
    <EvaluateNext kind="cooperation" id={completed.id} to={`?id=${id}&signUp=${completed.id}#evaluation`}>
      {turn}
    </EvaluateNext>
  )
}
