import { Button, Checkbox, Skeleton } from '@mantine/core'
import type { MessageType } from '@portal/protocol/messages/calls.ts'
import { useQuery } from '@tanstack/react-query'
import { startTransition, useOptimistic, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { useApp } from '../../app/page.ts'
import { Notice } from '../../ui/notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useMessageAddress } from '../message-address.ts'
import { messagesQuery, unreadQuery } from '../queries.ts'
import { useMarkRead } from '../use-mark-read.ts'
import { readPage, usePaging } from '../use-paging.ts'
import { MessageCard } from './message-card.tsx'
import classes from './messages.module.css'
import { OpenedMessage } from './opened-message.tsx'

/** The reader's messages of one type, all or the unread ones. */
export function MessageList({ type }: { type: MessageType }) {
  const { t } = useTranslation('inbox')
  const context = useApp()
  const { isUnread, message } = useMessageAddress()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [isUnreadShown, showUnread] = useOptimistic(isUnread)
  const list = useRef<HTMLDivElement>(null)
  const query = useQuery(messagesQuery(context, { type, isUnread, page: readPage(search) }))
  const paging = usePaging('page', query.data?.page.totalPages)
  const { data: unread } = useQuery(unreadQuery(context))
  const markAll = useMarkRead(() => context.ask('messages', 'markAllRead', { query: { type } }))

  function setUnread(isWanted: boolean) {
    const next = new URLSearchParams(search)
    for (const name of ['page', 'unread', 'message']) next.delete(name)
    if (isWanted) next.set('unread', '1')
    startTransition(async () => {
      showUnread(isWanted)
      await navigate(`?${next}`)
    })
  }

  return (
    <>
      <div className={classes.tools}>
        <Checkbox
          label={t('messages.onlyUnread')}
          checked={isUnreadShown}
          onChange={(event) => setUnread(event.currentTarget.checked)}
        />
        <Button
          variant="default"
          disabled={unread?.[type] === 0}
          loading={markAll.isPending}
          onClick={() =>
            markAll.mutate(undefined, {
              onSuccess: ({ marked }) => showToast(t('messages.marked', { count: marked })),
            })
          }
        >
          {t('messages.markAllRead')}
        </Button>
      </div>
      {message && <OpenedMessage id={message} />}
      <QueryView query={query} skeleton={<Skeleton height={280} />}>
        {({ content, page }) => (
          <div
            ref={list}
            tabIndex={-1}
            className={classes.list}
            role="region"
            aria-label={t('messages.list')}
          >
            {content.length === 0 && (
              <Notice
                title={t(isUnread ? 'messages.emptyUnread' : 'messages.empty')}
                text={t(isUnread ? 'messages.emptyUnreadText' : 'messages.emptyText')}
              >
                {isUnread && (
                  <Button variant="default" onClick={() => setUnread(false)}>
                    {t('messages.showAll')}
                  </Button>
                )}
              </Notice>
            )}
            {content.map((one) => (
              <MessageCard key={one.id} message={one} onMarked={() => list.current?.focus()} />
            ))}
            {page.totalPages > 1 && <Pager page={page} addressOf={paging.addressOf} onJump={paging.onJump} />}
          </div>
        )}
      </QueryView>
    </>
  )
}
