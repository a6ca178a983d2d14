import { useTranslation } from 'react-i18next'
import { definePage } from '../../app/page.ts'
import { UserCenter } from '../../app/user-center/user-center.tsx'
import { MessageList } from '../components/message-list.tsx'
import { readMessageAddress } from '../message-address.ts'
import { messagesQuery } from '../queries.ts'
import { readPage } from '../use-paging.ts'

/** What the platform tells of the account. */
function SystemPage() {
  const { t } = useTranslation('inbox')
  const { t: screen } = useTranslation('screens')
  return (
    <UserCenter title={screen('usercenter/system')} lead={t('messages.systemLead')}>
      <MessageList type="SYSTEM" />
    </UserCenter>
  )
}

export const { page } = definePage({
  load: ({ context, url: { searchParams } }) =>
    context.queries.prefetchQuery(
      messagesQuery(context, {
        type: 'SYSTEM',
        isUnread: readMessageAddress(searchParams).isUnread,
        page: readPage(searchParams),
      }),
    ),
  Component: SystemPage,
})
