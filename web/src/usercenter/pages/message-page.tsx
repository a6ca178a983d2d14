import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { definePage, useApp } from '../../app/page.ts'
import { UserCenter } from '../../app/user-center/user-center.tsx'
import { Link } from '../../ui/link.tsx'
import { Conversations } from '../components/conversations.tsx'
import { MessageList } from '../components/message-list.tsx'
import classes from '../components/messages.module.css'
import { messageTabs, readMessageAddress, useMessageAddress } from '../message-address.ts'
import { conversationsQuery, messagesQuery, unreadQuery } from '../queries.ts'
import { readPage } from '../use-paging.ts'

/** Messages of services and consultations, and the conversations. */
function MessagePage() {
  const { t } = useTranslation('inbox')
  const { t: screen } = useTranslation('screens')
  const { data: unread } = useQuery(unreadQuery(useApp()))
  const { tab: current } = useMessageAddress()
  return (
    <UserCenter title={screen('usercenter/message')} lead={t('messages.messageLead')}>
      <nav className={classes.tabs} aria-label={t('messages.kinds')}>
        {messageTabs.map((tab) => {
          const count = unread?.[tab] ?? 0
          return (
            <Link key={tab} to={`?tab=${tab}`} aria-current={tab === current ? 'page' : undefined}>
              {t(`messages.${tab}`)}
              {count > 0 && (
                <>
                  <span className={classes.count} aria-hidden="true">
                    {count}
                  </span>
                  <span className="visually-hidden">{t('messages.unreadOf', { count })}</span>
                </>
              )}
            </Link>
          )
        })}
      </nav>
      {current === 'conversations' ? <Conversations /> : <MessageList key={current} type={current} />}
    </UserCenter>
  )
}

export const { page } = definePage({
  load: ({ context, url: { searchParams } }) => {
    const { tab, isUnread } = readMessageAddress(searchParams)
    return tab === 'conversations'
      ? context.queries.prefetchInfiniteQuery(conversationsQuery(context))
      : context.queries.prefetchQuery(
          messagesQuery(context, { type: tab, isUnread, page: readPage(searchParams) }),
        )
  },
  Component: MessagePage,
})
