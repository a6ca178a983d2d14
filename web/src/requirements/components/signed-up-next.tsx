import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { useUnanswered } from '../../conversations/door/use-unanswered.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import { isRunning, signUpLooks, turnOf, type SignedUp } from '../standing.ts'

interface SignedUpNextProps {
  record: SignedUp
  /** What leads to a sign-up anew. */
  again: ReactNode
}

/** Whose turn it is with a sign-up, to its provider: it follows from the state; or that a message has no answer. */
export function SignedUpNext({ record: { requirement, cooperation }, again }: SignedUpNextProps) {
  const { t } = useTranslation('signedUp')
  const { t: own } = useTranslation('ownRequirements')
  const { state, conversationId } = cooperation
  const isOpen = isRunning(cooperation) && state !== 'COMPLETED'
  const answer = useUnanswered(isOpen ? conversationId : null)
  const asked = state === 'COOPERATING' ? null : answer
  const turn = turnOf(requirement, cooperation)
  const words = asked?.look ?? {
    ...signUpLooks[turn],
    who: t(`turn.${turn}.who`),
    title: t(`turn.${turn}.title`),
  }
  return (
    <NextStep {...words} text={t(`turn.${turn}.text`)}>
      {again}
      {!again && conversationId !== null && (
        <ButtonLink to={`?id=${requirement.id}#thread`} variant={answer ? 'filled' : 'default'}>
          {answer?.open ?? own('toThread')}
        </ButtonLink>
      )}
    </NextStep>
  )
}
