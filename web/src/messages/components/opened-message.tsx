import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { messageQuery } from '../queries.ts'
import { useMarkMessage } from '../door/use-mark-read.ts'
import { MessageCard } from './message-card.tsx'
import classes from './messages.module.css'

/** The message that the address names, above the others; with that it is read. */
export function OpenedMessage({ id }: { id: string }) {
  const { t } = useTranslation('messages')
  const query = useQuery(messageQuery(useApp(), id))
  const { mutate: mark } = useMarkMessage()
  const isUnread = query.data?.isRead === false

  useEffect(() => {
    if (isUnread) mark(id)
  }, [id, isUnread, mark])

  return (
    <section className={classes.opened} aria-label={t('one')}>
      <QueryView query={query} skeleton={<Skeleton height={120} />}>
        {(message) => <MessageCard message={message} />}
      </QueryView>
    </section>
  )
}
