import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { MovedTimeline } from '../../app/records/moved-timeline.tsx'
import { ContactsCard } from '../../app/records/open-contacts.tsx'
import { useMoves } from '../../app/records/use-moves.tsx'
import { Thread } from '../../conversations/door/thread.tsx'
import { EvaluationCard } from '../../evaluations/door/evaluation-card.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { useAnchor } from '../../ui/use-anchor.ts'
import type { AskedMove } from '../moves.ts'
import type { OrderDetail } from '../standing.ts'
import { OrderHead } from './order-head.tsx'
import { OrderMove } from './order-move.tsx'
import { OrderNext } from './order-next.tsx'
import classes from './order-view.module.css'
import { OrderedCard } from './ordered-card.tsx'

interface CancelCardProps {
  order: OrderDetail
  ask: (move: AskedMove) => void
}

/** The way out, apart from what leads on. */
function CancelCard({ order, ask }: CancelCardProps) {
  const { t } = useTranslation('order')
  const { t: words } = useTranslation('orders')
  return (
    <Card isTight>
      <p className={classes.cancel}>
        {t(`${order.state === 'TO_BE_CONNECTED' ? 'cancelText' : 'cancelTextBecause'}.${order.side}`)}
      </p>
      <Button variant="outline" tone="seal" isWide onClick={() => ask({ name: 'cancel', order })}>
        {words('actions.cancel')}
      </Button>
    </Card>
  )
}

/** An order, to either of its sides: whose turn it is, the thread, what was ordered, what happened. */
export function OrderView({ record: order }: { record: OrderDetail }) {
  const { t } = useTranslation('order')
  const { t: words } = useTranslation('orders')
  const { id, state, ordered, conversationId, contacts, ownContacts, history, abilities } = order
  const moves = useMoves<AskedMove>(
    ({ name }) => abilities.includes(name),
    (asked) => <OrderMove {...asked} />,
  )
  const titleOf = ({ action, side }: OrderDetail['history'][number]) =>
    words(action === 'cancel' && side !== null ? `historyBy.${side}.${action}` : `history.${action}`)
  useAnchor(true)
  return (
    <>
      <PageHead title={ordered.title} description={ordered.title} noIndex />
      <RecordPage
        head={<OrderHead order={order} />}
        next={<OrderNext order={order} ask={moves.ask} />}
        rail={
          <>
            <Card title={t('history')} isTight>
              <MovedTimeline moves={history.map((move) => ({ ...move, title: titleOf(move) }))} />
            </Card>
            {contacts && <ContactsCard title={t('contacts')} text={t('contactsText')} contacts={contacts} />}
            {ownContacts && !contacts && (
              <ContactsCard
                title={t('given')}
                text={t(state === 'CANCELLED' ? 'givenOver' : 'givenText')}
                contacts={ownContacts}
              />
            )}
            {abilities.includes('cancel') && <CancelCard order={order} ask={moves.ask} />}
          </>
        }
      >
        {state === 'COMPLETED' && <EvaluationCard kind="order" id={id} />}
        {conversationId !== null && (
          <div id="thread">
            <Thread conversationId={conversationId} />
          </div>
        )}
        <OrderedCard order={order} />
      </RecordPage>
      {moves.dialog}
    </>
  )
}
