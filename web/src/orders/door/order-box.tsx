import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
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
      <Button component={Link} to={to} variant="default" fullWidth>
        {t(`bars.${bar}.link`)}
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
 * Ordering, on a service's page: the form, or why it cannot be ordered, or the order that is not over. The screen names
 * the words `orderBox`, `records`, `forms` and `kernel`.
 */
export function OrderBox({ service, onChanged }: OrderBoxProps) {
  const { t } = useTranslation('orderBox')
  const [isOrdering, setOrdering] = useState(false)
  const { bar, openOrderId, isOffered } = service
  if (openOrderId !== null) {
    return (
      <Box title={t('open')} text={t('openText')}>
        <Button component={Link} to={`/content/service/cooperationDetail?id=${openOrderId}`} fullWidth>
          {t('openLink')}
        </Button>
      </Box>
    )
  }
  if (bar !== null) return <Barred id={service.id} bar={bar} />
  if (!isOffered) return <Box title={t('notOffered')} text={t('notOfferedText')} />
  return (
    <Box title={t('title')} text={t('lead')}>
      <Button fullWidth onClick={() => setOrdering(true)}>
        {t('order')}
      </Button>
      {isOrdering && (
        <OrderDialog service={service} onChanged={onChanged} onClose={() => setOrdering(false)} />
      )}
    </Box>
  )
}
