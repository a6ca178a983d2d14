import type { conversationCalls } from '@portal/protocol/conversations/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import { Moment } from '../../ui/moment.tsx'
import classes from './conversations.module.css'
import { PartnerPicture } from './partner-picture.tsx'

type Conversation = OutputOf<(typeof conversationCalls)['page']>['content'][number]

interface ConversationListProps {
  conversations: readonly Conversation[]
  /** Id of the one that is open. */
  open: string | null
}

/** Conversations with who it is with, what was written last, and how much is unread. */
export function ConversationList({ conversations, open }: ConversationListProps) {
  const { t } = useTranslation('inbox')
  return (
    <nav aria-label={t('conversations.list')}>
      <ul className={classes.conversations}>
        {conversations.map(({ id, partner, last, unread }) => (
          <li key={id}>
            <Link to={`?conversation=${id}`} aria-current={id === open ? 'page' : undefined}>
              <PartnerPicture {...partner} />
              <span className={classes.what}>
                <span className={classes.name}>{partner.name}</span>
                <span className={classes.last}>
                  {last.isOwn ? t('conversations.you', { text: last.text }) : last.text}
                </span>
              </span>
              <span className={classes.when}>
                <Moment at={last.at} />
                {unread > 0 && (
                  <>
                    <span className={classes.count} aria-hidden="true">
                      {unread}
                    </span>
                    <span className="visually-hidden">{t('messages.unreadOf', { count: unread })}</span>
                  </>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
