import { useTranslation } from 'react-i18next'
import { useUnanswered } from '../../conversations/door/use-unanswered.ts'
import { EvaluateNext } from '../../evaluations/door/evaluate-next.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formatDate, formatSentences } from '../../ui/format.ts'
import { NextStep } from '../../ui/next-step.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import type { AskedMove } from '../moves.ts'
import { isOpen, isOwnTurn, lookOf, type OrderDetail } from '../standing.ts'

interface OrderNextProps {
  order: OrderDetail
  ask: (move: AskedMove) => void
}

/** Whose turn it is with an order, and why: it follows from the state; or that a message has no answer. */
function Turn({ order, ask }: OrderNextProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { id, state, side, expectedOn, conversationId, abilities } = order
  const answer = useUnanswered(isOpen(order) ? conversationId : null)
  const asked = isOwnTurn(order) ? null : answer
  const lead = abilities.find((name) => name !== 'cancel')
  const expected = state === 'PROCESSING' && expectedOn !== null
  const thread = `?id=${id}#thread`
  const words = asked?.look ?? {
    ...lookOf(side, state),
    who: t(`turn.${side}.${state}.who`),
    title: t(`turn.${side}.${state}.title`),
  }
  return (
    <NextStep
      {...words}
      text={formatSentences(
        [
          ...(expected ? [t('expected', { date: formatDate(expectedOn, language) })] : []),
          t(`turn.${side}.${state}.text`),
        ],
        language,
      )}
    >
      {lead && <Button onClick={() => ask({ name: lead, order })}>{t(`actions.${lead}`)}</Button>}
      {conversationId !== null && (
        <ButtonLink to={thread} variant={asked ? 'filled' : 'default'}>
          {answer?.open ?? t('toThread')}
        </ButtonLink>
      )}
    </NextStep>
  )
}

/** What comes next with an order; of one that is completed first that it is evaluated. */
export function OrderNext(props: OrderNextProps) {
  const { id, state } = props.order
  const turn = <Turn {...props} />
  if (state !== 'COMPLETED') return turn
  return (
    <EvaluateNext kind="order" id={id} to={`?id=${id}#evaluation`}>
      {turn}
    </EvaluateNext>
  )
}
