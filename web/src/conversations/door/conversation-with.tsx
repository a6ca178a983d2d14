import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { ConversationList } from '../components/conversation-list.tsx'
import classes from '../components/conversations.module.css'
import { conversationWith, type ConversedWith } from '../queries.ts'

/**
 * The way to the reader's conversation with somebody, with what was written last; nothing before it has begun. The
 * screen names the words `conversations` and `messages`.
 */
export function ConversationWith({ id, type }: ConversedWith) {
  const { t } = useTranslation('conversations')
  const { data: conversation } = useQuery(conversationWith(useApp(), { id, type }))
  if (!conversation) return null
  return (
    <div className={classes.begun}>
      <p>{t('begun')}</p>
      <ConversationList conversations={[conversation]} open={null} />
    </div>
  )
}
