import { useTranslation } from 'react-i18next'
import { MoreRows } from '../../app/lists/more-rows.tsx'
import { useEndlessList } from '../../app/lists/use-endless-list.ts'
import { useApp } from '../../app/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { useMessageAddress } from '../../messages/door/message-address.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Thread } from '../door/thread.tsx'
import { conversationsOf } from '../queries.ts'
import { ConversationList } from './conversation-list.tsx'
import classes from './conversations.module.css'
import { OpenHead } from './open-head.tsx'

/** The reader's conversations beside the one that is open; on a phone, one after the other. */
export function Conversations() {
  const { t } = useTranslation('conversations')
  const { conversation: open } = useMessageAddress()
  const { query, rows, more } = useEndlessList(conversationsOf(useApp()))

  return (
    <QueryView query={query} skeleton={<Skeleton height={420} />}>
      {() => {
        if (rows.size === 0 && !open) {
          return (
            <Notice title={t('empty')} text={t('emptyText')}>
              <ButtonLink to="/service/lawyer">{t('find')}</ButtonLink>
            </Notice>
          )
        }
        return (
          <div className={classes.panes} data-open={open !== null || undefined}>
            <div className={classes.side}>
              <ConversationList conversations={[...rows.values()]} open={open} />
              <MoreRows more={more}>{t('more')}</MoreRows>
            </div>
            {open ? (
              <Thread key={open} conversationId={open} head={OpenHead} />
            ) : (
              <div className={classes.none}>
                <Notice title={t('choose')} text={t('chooseText')} />
              </div>
            )}
          </div>
        )
      }}
    </QueryView>
  )
}
