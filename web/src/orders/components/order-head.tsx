import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/format.ts'
import { useFormatDay } from '../../ui/moment.tsx'
import { RecordHead } from '../../ui/record-head.tsx'
import { Steps } from '../../ui/steps.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { lookOf, type OrderDetail } from '../standing.ts'
import { OrderPartner } from './order-partner.tsx'
import { OrderTag } from './order-tag.tsx'

/** The way of an order, each step with the action that leads to it. */
const way = [
  ['ordered', 'order'],
  ['connected', 'communicated'],
  ['processing', 'processing'],
  ['completed', 'completed'],
] as const

/** What was ordered of whom, and how far it has come. */
export function OrderHead({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order')
  const { t: words } = useTranslation('orders')
  const language = useLanguage()
  const formatDay = useFormatDay()
  const { code, state, side, ordered, orderedAt, expectedOn, history } = order
  const day = (action: string) => {
    const at = history.findLast((move) => move.action === action)?.at
    return at && formatDay(at)
  }
  const reached = way.filter(([, action]) => day(action) !== undefined)
  const isCancelled = state === 'CANCELLED'
  const shown = isCancelled ? reached : way
  const ended = isCancelled ? history.at(-1)?.at : undefined
  return (
    <RecordHead
      title={ordered.title}
      language={ordered.language}
      state={<OrderTag order={order} />}
      code={
        <>
          {words('code', { code })} · {words('orderedAt', { date: formatDay(orderedAt) })}
        </>
      }
    >
      <OrderPartner order={order} />
      <Steps
        label={t('steps.label')}
        current={state === 'COMPLETED' ? way.length : reached.length - (isCancelled ? 0 : 1)}
        tone={lookOf(side, state).tone}
        steps={[
          ...shown.map(([step, action]) => {
            const isAhead = step === 'completed' && expectedOn !== null && state !== 'COMPLETED'
            const note = isAhead
              ? t('steps.expected', { date: formatDate(expectedOn, language) })
              : day(action)
            return { name: t(`steps.${step}`), ...(note && { note }) }
          }),
          ...(ended ? [{ name: t('steps.cancelled'), note: formatDay(ended) }] : []),
        ]}
      />
    </RecordHead>
  )
}
