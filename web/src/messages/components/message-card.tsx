import type { Message } from '@portal/protocol/messages/calls.ts'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useMarkMessage } from '../door/use-mark-read.ts'
import classes from './messages.module.css'

interface MessageCardProps {
  message: Message
  /** Told after the reader has marked it: it may be gone from the list. */
  onMarked?: () => void
}

/** A message, with the way to what it is about. */
export function MessageCard({ message, onMarked }: MessageCardProps) {
  const { t } = useTranslation('messages')
  const marking = useMarkMessage()
  const { id, title, text, link, links, isRead, at } = message
  return (
    <article className={classes.card} data-unread={!isRead || undefined} aria-labelledby={`title-${id}`}>
      <div className={classes.head}>
        <h2 id={`title-${id}`}>{title}</h2>
        {!isRead && <Tag tone="seal">{t('unread')}</Tag>}
        <span className={classes.time}>
          <Moment at={at} />
        </span>
      </div>
      <p className={classes.text}>{text}</p>
      {links.length > 0 && (
        <ul className={classes.links} aria-label={title}>
          {links.map((one) => (
            <li key={one.path}>
              <Link to={one.path} onClick={() => !isRead && marking.mutate(id)}>
                {one.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {(link !== null || !isRead) && (
        <div className={classes.actions}>
          {link && (
            <ButtonLink
              to={link}
              size="compact-md"
              variant="outline"
              aria-describedby={`title-${id}`}
              onClick={() => !isRead && marking.mutate(id)}
            >
              {t('open')}
            </ButtonLink>
          )}
          {!isRead && (
            <Button
              size="compact-md"
              variant="default"
              aria-describedby={`title-${id}`}
              isBusy={marking.isPending}
              onClick={() => marking.mutate(id, { onSuccess: onMarked })}
            >
              {t('markRead')}
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
