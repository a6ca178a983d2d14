import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { definePage, useApp } from '../page.ts'
import { UserCenter } from '../user-center/user-center.tsx'
import { Link } from '../../ui/link.tsx'
import { useCurrentInView } from '../../ui/use-current-in-view.ts'
import { Conversations } from '../../conversations/components/conversations.tsx'
import { MessageList } from '../../messages/components/message-list.tsx'
import classes from '../../messages/components/messages.module.css'
import {
  firstTab,
  messageTabs,
  readMessageAddress,
  useMessageAddress,
} from '../../messages/door/message-address.ts'
import { conversationsOf } from '../../conversations/queries.ts'
import { loadEndless } from '../lists/use-endless-list.ts'
import { messagesOf } from '../../messages/queries.ts'
import { unreadQuery } from '../../messages/door/unread.ts'
import { loadList } from '../lists/use-list.ts'

/** Messages of services and consultations, and the conversations. */
function MessagePage() {
  const { t } = useTranslation('messages')
  const { t: screen } = useTranslation('screens')
  const { data: unread } = useQuery(unreadQuery(useApp()))
  const { tab, message } = useMessageAddress()
  // What is read meanwhile leads nobody away.
  const [first] = useState(() => firstTab(unread))
  const current = tab ?? (message ? 'SERVICE' : first)
  const row = useCurrentInView<HTMLElement>(current)
  return (
    <UserCenter title={screen('usercenter/message')} lead={t('messageLead')}>
      <nav className={`sideways ${classes.tabs}`} aria-label={t('kinds')} ref={row}>
        {messageTabs.map((one) => {
          const count = unread?.[one] ?? 0
          return (
            <Link key={one} to={`?tab=${one}`} aria-current={one === current ? 'page' : undefined}>
              {t(one)}
              {count > 0 && (
                <>
                  <span className={classes.count} aria-hidden="true">
                    {count}
                  </span>
                  <span className="visually-hidden">{t('unreadOf', { count })}</span>
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
  load: async (input) => {
    const { tab: asked, message } = readMessageAddress(input.url.searchParams)
    const unread = await input.context.queries.fetchQuery(unreadQuery(input.context)).catch(() => undefined)
    const tab = asked ?? (message ? 'SERVICE' : firstTab(unread))
    return tab === 'conversations'
      ? loadEndless(conversationsOf(input.context), input.context)
      : loadList(messagesOf(tab), input)
  },
  Component: MessagePage,
})
