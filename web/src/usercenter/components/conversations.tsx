import { Button, Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { useMessageAddress } from '../message-address.ts'
import { conversationsQuery } from '../queries.ts'
import { ConversationList } from './conversation-list.tsx'
import classes from './conversations.module.css'
import { Thread } from './thread.tsx'

/** The reader's conversations beside the one that is open; on a phone, one after the other. */
export function Conversations() {
  const { t } = useTranslation('inbox')
  const { conversation: open } = useMessageAddress()
  const query = useInfiniteQuery(conversationsQuery(useApp()))

  return (
    <QueryView query={query} skeleton={<Skeleton height={420} />}>
      {({ pages }) => {
        // While somebody writes, a conversation may move from one page to another.
        const all = new Map(pages.flatMap(({ content }) => content).map((one) => [one.id, one]))
        if (all.size === 0 && !open) {
          return (
            <Notice title={t('conversations.empty')} text={t('conversations.emptyText')}>
              <Button component={Link} to="/service/lawyer">
                {t('conversations.find')}
              </Button>
            </Notice>
          )
        }
        return (
          <div className={classes.panes} data-open={open !== null || undefined}>
            <div className={classes.side}>
              <ConversationList conversations={[...all.values()]} open={open} />
              {query.hasNextPage && (
                <Button
                  variant="subtle"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t('conversations.more')}
                </Button>
              )}
            </div>
            {open ? (
              <Thread key={open} id={open} unread={all.get(open)?.unread} />
            ) : (
              <div className={classes.none}>
                <Notice title={t('conversations.choose')} text={t('conversations.chooseText')} />
              </div>
            )}
          </div>
        )
      }}
    </QueryView>
  )
}
