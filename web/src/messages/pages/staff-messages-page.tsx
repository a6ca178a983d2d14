import { useTranslation } from 'react-i18next'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { loadList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { MessageList } from '../components/message-list.tsx'
import { messagesOf } from '../queries.ts'

/** What an administrator is told, of all types. */
function StaffMessagesPage() {
  const { t } = useTranslation('messages')
  return (
    <AdminPage name="admin/messages" lead={t('staffLead')}>
      <MessageList />
    </AdminPage>
  )
}

export const { page } = definePage({
  load: (input) => loadList(messagesOf(), input),
  Component: StaffMessagesPage,
})
