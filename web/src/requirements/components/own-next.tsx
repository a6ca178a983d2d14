import { useTranslation } from 'react-i18next'
import { useUnanswered } from '../../conversations/door/use-unanswered.ts'
import { EvaluateNext } from '../../evaluations/door/evaluate-next.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import type { AskedMove } from '../moves.ts'
import { areCompared, completedSignUp, standingLooks, standingOf, type OwnRequirement } from '../standing.ts'
import { useOwnActions } from '../use-own-actions.ts'
import { RejectedNext } from './rejected-next.tsx'

interface OwnNextProps {
  requirement: OwnRequirement
  ask: (move: AskedMove) => void
}

/** Whose turn it is with a requirement, and why: it follows from the state; or that a message has no answer. */
function Turn({ requirement, ask }: OwnNextProps) {
  const { t } = useTranslation('ownRequirements')
  const { t: common } = useTranslation('requirements')
  const { edit, republish } = useOwnActions(ask)(requirement)
  const { title, cooperations } = requirement
  const standing = standingOf(requirement)
  const working = cooperations.find(({ state }) => state === 'COOPERATING')
  const answer = useUnanswered(working?.conversationId ?? null)
  const finished = cooperations.find(({ abilities }) => abilities.includes('completed'))
  const hasSignUps = standing === 'signUps' || standing === 'negotiations'
  if (standing === 'rejected') {
    return (
      <RejectedNext requirement={requirement}>
        {edit?.to && <ButtonLink to={edit.to}>{edit.label}</ButtonLink>}
      </RejectedNext>
    )
  }
  const words = answer?.look ?? {
    ...standingLooks[standing],
    who: t(`turn.${standing}.who`),
    title: t(`turn.${standing}.title`),
  }
  return (
    <NextStep {...words} text={t(`turn.${standing}.text`)}>
      {answer && working && (
        <ButtonLink to={`?id=${requirement.id}&signUp=${working.id}#thread`}>{answer.open}</ButtonLink>
      )}
      {hasSignUps && (
        <ButtonLink to={`?id=${requirement.id}#sign-ups`}>
          {t(areCompared(requirement) ? 'toCompare' : 'open.signUp')}
        </ButtonLink>
      )}
      {republish && (
        <Button variant={hasSignUps ? 'default' : 'filled'} onClick={() => republish.onClick?.()}>
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
