import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { OrderDialog } from '../components/order-form.tsx'
import type { OrderedService } from '../standing.ts'
import classes from './order-box.module.css'

interface BoxProps {
  title: string
  text: string
  children?: ReactNode
}

function Box({ title, text, children }: BoxProps) {
  return (
    <Card isTight title={title}>
      <p className={classes.text}>{text}</p>
      {children}
    </Card>
  )
}

/** Why the reader cannot order, and what they can do instead. */
function Barred({ id, bar }: { id: string; bar: NonNullable<OrderedService['bar']> }) {
  const { t } = useTranslation('orderBox')
  if (bar === 'administrator')
    return <Box title={t('bars.administrator.title')} text={t('bars.administrator.text')} />
  const to = bar === 'own' ? `/content/service/detail?id=${id}` : '/usercenter/profile'
  return (
    <Box title={t(`bars.${bar}.title`)} text={t(`bars.${bar}.text`)}>
      <ButtonLink to={to} variant="default" isWide>
        {t(`bars.${bar}.link`)}
      </ButtonLink>
    </Box>
  )
}

interface OfferProps {
  service: OrderedService
  onOrder: () => void
}

/** The way to the form, or why there is none, or the order that is not over. */
function Offer({ service: { id, bar, openOrderId, isOffered }, onOrder }: OfferProps) {
  const { t } = useTranslation('orderBox')
  if (openOrderId !== null) {
    return (
      <Box title={t('open')} text={t('openText')}>
        <ButtonLink to={`/content/service/cooperationDetail?id=${openOrderId}`} isWide>
          {t('openLink')}
        </ButtonLink>
      </Box>
    )
  }
  if (bar !== null) return <Barred id={id} bar={bar} />
  if (!isOffered) return <Box title={t('notOffered')} text={t('notOfferedText')} />
  return (
    <Box title={t('title')} text={t('lead')}>
      <Button isWide onClick={onOrder}>
        {t('order')}
      </Button>
    </Box>
  )
}

interface OrderBoxProps {
  service: OrderedService
  /** The service is another than the reader has read. */
  onChanged: () => void
}

/**
 * Ordering, on a service's page. What is typed stays when the service is not offered any more. The screen names the words
 * `orderBox`, `records`, `forms` and `kernel`.
 */
export function OrderBox({ service, onChanged }: OrderBoxProps) {
  const [isOrdering, setOrdering] = useState(false)
  const [isClosed, setClosed] = useState(false)
  return (
    <>
      <Offer
        service={isClosed ? { ...service, isOffered: false } : service}
        onOrder={() => setOrdering(true)}
      />
      {isOrdering && (
        <OrderDialog
          service={service}
          onChanged={onChanged}
          onClosed={() => setClosed(true)}
          onClose={() => setOrdering(false)}
        />
      )}
    </>
  )
}
