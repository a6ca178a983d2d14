import type { conversationCalls } from '@portal/protocol/conversations/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { writtenIn } from '@portal/protocol/kernel/written-in.ts'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import { formatList } from '../../ui/format.ts'
import { Moment } from '../../ui/moment.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import { useNameOf } from '../use-name-of.ts'
import classes from './conversations.module.css'
import { PartnerAvatar } from './partner-avatar.tsx'

type Conversation = OutputOf<(typeof conversationCalls)['page']>['content'][number]

interface ConversationListProps {
  conversations: readonly Conversation[]
  /** Id of the one that is open. */
  open: string | null
}

/** Conversations with who it is with, what was written last, and how much is unread. */
export function ConversationList({ conversations, open }: ConversationListProps) {
  const { t } = useTranslation('conversations')
  const language = useLanguage()
  const nameOf = useNameOf()
  const { t: messageWords } = useTranslation('messages')

  /** Files that came without a word are named. */
  const saidIn = ({ text, fileNames }: Conversation['last']) =>
    text || t('attached', { names: formatList(fileNames, language) })

  return (
    <nav aria-label={t('list')}>
      <ul className={classes.conversations}>
        {conversations.map(({ id, partner, subject, last, unread }) => (
          <li key={id}>
            <Link
              to={`/usercenter/message?conversation=${id}`}
              aria-current={id === open ? 'page' : undefined}
            >
              <PartnerAvatar partner={partner} />
              <span className={classes.what}>
                <span className={classes.name}>
                  <Written>{nameOf(partner)}</Written>
                </span>
                {subject && (
                  <span
                    className={classes.about}
                    lang={(subject.title && writtenIn(subject.title)) || undefined}
                  >
                    {subject.title ?? t('aboutGone')}
                  </span>
                )}
                <span className={classes.last} lang={writtenIn(saidIn(last)) ?? undefined}>
                  {last.isOwn && <span lang={language}>{t('you')}: </span>}
                  {saidIn(last)}
                </span>
                <span className={classes.when}>
                  <Moment at={last.at} />
                  {unread > 0 && (
                    <>
                      <span className={classes.count} aria-hidden="true">
                        {unread}
                      </span>
                      <span className="visually-hidden">{messageWords('unreadOf', { count: unread })}</span>
                    </>
                  )}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
