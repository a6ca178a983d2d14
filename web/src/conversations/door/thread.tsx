import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Exchange, type ExchangeProps } from '../components/exchange.tsx'
import classes from '../components/thread.module.css'

interface ThreadProps extends ExchangeProps {
  /** Where the screen has several threads. */
  title?: ReactNode
  /** Said above the entries: contacts that are open. */
  lead?: ReactNode
}

/**
 * What the reader and the other side write to each other, and where the reader answers. Without a head of its own it
 * is a card of the screen of what it is about. The screen names the words `conversations`, `forms` and `kernel`.
 */
export function Thread({ title, lead, ...exchange }: ThreadProps) {
  const { t } = useTranslation('conversations')
  if (exchange.head) return <Exchange {...exchange} />
  const note = (
    <span className={classes.private}>
      <Icon name="lock" size={16} />
      {t('private')}
    </span>
  )
  return (
    <Card title={title ?? t('thread')} note={note}>
      {lead}
      <Exchange {...exchange} />
    </Card>
  )
}
