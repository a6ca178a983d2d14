import { useTranslation } from 'react-i18next'
import { definePage } from '../../app/page.ts'
import { UserCenter } from '../../app/user-center/user-center.tsx'
import { MessageList } from '../components/message-list.tsx'
import { loadList } from '../../app/lists/use-list.ts'
import { messagesOf } from '../queries.ts'

/** What the platform tells of the account. */
function SystemPage() {
  const { t } = useTranslation('messages')
  const { t: screen } = useTranslation('screens')
  return (
    <UserCenter title={screen('usercenter/system')} lead={t('systemLead')}>
      <MessageList type="SYSTEM" />
    </UserCenter>
  )
}

export const { page } = definePage({
  load: (input) => loadList(messagesOf('SYSTEM'), input),
  Component: SystemPage,
})
