import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useIsUnanswered } from '../../conversations/door/use-is-unanswered.ts'
import { formatDate } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import type { AskedMove } from '../moves.ts'
import { isOpen, isOwnTurn, lookOf, type OrderDetail } from '../standing.ts'

interface OrderNextProps {
  order: OrderDetail
  ask: (move: AskedMove) => void
}

/** Whose turn it is with an order, and why: it follows from the state, or from a message without an answer. */
export function OrderNext({ order, ask }: OrderNextProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { id, state, side, expectedOn, conversationId, abilities } = order
  const isUnanswered = useIsUnanswered(isOpen(order) ? conversationId : null)
  const isAsked = isUnanswered && !isOwnTurn(order)
  const lead = abilities.find((name) => name !== 'cancel')
  const expected = state === 'PROCESSING' && expectedOn !== null
  const thread = `?id=${id}#thread`
  const words = isAsked
    ? { tone: 'seal' as const, icon: 'speech' as const, who: t('answer.who'), title: t('answer.title') }
    : {
        ...lookOf(side, state),
        who: t(`turn.${side}.${state}.who`),
        title: t(`turn.${side}.${state}.title`),
      }
  return (
    <NextStep
      {...words}
      text={[
        expected && t('expected', { date: formatDate(expectedOn, language) }),
        t(`turn.${side}.${state}.text`),
      ]
        .filter(Boolean)
        .join(language === 'zh' ? '' : ' ')}
    >
      {lead && <Button onClick={() => ask({ name: lead, order })}>{t(`actions.${lead}`)}</Button>}
      {conversationId !== null && (
        <Button component={Link} to={thread} variant={isAsked ? 'filled' : 'default'}>
          {isUnanswered ? t('answer.open') : t('toThread')}
        </Button>
      )}
    </NextStep>
  )
}
