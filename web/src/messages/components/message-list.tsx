import { messageTypes, type MessageType } from '@portal/protocol/kernel/told.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList } from '../../app/lists/card-list.tsx'
import { useList } from '../../app/lists/use-list.ts'
import { useApp } from '../../app/page.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useMessageAddress } from '../door/message-address.ts'
import { useMarkRead } from '../door/use-mark-read.ts'
import { messagesOf } from '../queries.ts'
import { unreadQuery } from '../door/unread.ts'
import { MessageCard } from './message-card.tsx'
import classes from './messages.module.css'
import { OpenedMessage } from './opened-message.tsx'

/** The reader's messages, of one type or of all: each, those not read, those read. */
export function MessageList({ type }: { type?: MessageType }) {
  const { t } = useTranslation('messages')
  const context = useApp()
  const { message } = useMessageAddress()
  const shown = useRef<HTMLDivElement>(null)
  const list = useList(messagesOf(type))
  const { data: unread } = useQuery(unreadQuery(context))
  const markAll = useMarkRead(() => context.ask('messages', 'markAllRead', { query: type ? { type } : {} }))
  const types = type ? [type] : messageTypes
  const isUnread = list.asked.filters.status === 'UNREAD'

  return (
    <>
      {message && <OpenedMessage id={message} />}
      <div ref={shown} tabIndex={-1} className={classes.list} role="region" aria-label={t('list')}>
        <CardList
          label={t('list')}
          list={list}
          fields={[
            {
              name: 'status',
              label: t('status'),
              word: (status) => t(`statuses.${status}`),
              waiting: ['UNREAD'],
            },
          ]}
          empty={{ title: t('empty'), text: t('emptyText') }}
          emptyTab={isUnread ? { title: t('emptyUnread'), text: t('emptyUnreadText') } : undefined}
          tools={
            <Button
              variant="default"
              disabled={unread && types.every((one) => unread[one] === 0)}
              isBusy={markAll.isPending}
              onClick={() =>
                markAll.mutate(undefined, {
                  onSuccess: ({ marked }) => showToast(t('marked', { count: marked })),
                })
              }
            >
              {t('markAllRead')}
            </Button>
          }
          render={(one) => <MessageCard message={one} onMarked={() => shown.current?.focus()} />}
        />
      </div>
    </>
  )
}
